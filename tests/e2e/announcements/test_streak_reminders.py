"""The reminder of the daily game before a streak ends, for whoever asks for it."""

from typing import NamedTuple, cast

import aiohttp
import discord
import pytest
from simcord import MemberActor

from bot.features.announcements.service.streak_reminders import LEFT
from bot.features.daily.model import day_of, end_of
from bot.kit.components.as_text import readable
from bot.match.clocks.deadlines import HEARD
from bot.match.service.cache_bus import NewsTopic
from tests.support.e2e.messages.daily_game import open_day
from tests.support.e2e.messages.panel import preferences
from tests.support.e2e.table import Table, say

pytestmark = pytest.mark.both_engines

DAY = 24 * 3600


class Answer(NamedTuple):
    """What discord.py asks of a refusal of Discord's."""

    status: int
    reason: str


def now(table: Table) -> int:
    return int(table.env.now().timestamp())


async def go_to(table: Table, left: int, days: int = 0) -> None:
    """Let time pass until so many seconds of the day are left, `days` later."""
    end = end_of(day_of(now(table))) + days * DAY
    await table.env.advance_time(end - left - now(table) + HEARD + 1)
    await table.env.settle()


async def ask(table: Table, who: MemberActor, *, wanted: bool = True) -> None:
    """Let somebody choose whether to be reminded."""
    await (await preferences(table, who)).prefer("daily_reminder", wanted)


async def play(table: Table, who: MemberActor) -> None:
    await (await open_day(table, who)).finish()


def told(table: Table, who: MemberActor) -> list[str]:
    return [readable(message.content) for message in who.user.dm_channel.history()]


def reminder(table: Table, days: int) -> str:
    return say("daily-reminder", days=days, when=f"<t:{end_of(day_of(now(table)))}:R>")


async def test_whoever_asks_is_reminded_once(table: Table) -> None:
    await ask(table, table.ada)
    for who in (table.ada, table.ben):
        await play(table, who)
    await go_to(table, LEFT + 600, days=1)
    assert told(table, table.ada) == []
    await go_to(table, LEFT)
    expected = reminder(table, 1)
    assert told(table, table.ada) == [expected]
    assert told(table, table.ben) == []
    await table.restart()
    await go_to(table, 60)
    await go_to(table, LEFT, days=1)  # there is no streak any more
    assert told(table, table.ada) == [expected]


async def test_whoever_has_played_is_not_reminded(table: Table) -> None:
    await ask(table, table.ada)
    await play(table, table.ada)
    await go_to(table, LEFT)
    assert told(table, table.ada) == []
    await go_to(table, LEFT + 600, days=1)
    await play(table, table.ada)
    await go_to(table, LEFT)
    assert told(table, table.ada) == []


async def test_whoever_thinks_better_of_it_is_not_reminded(table: Table) -> None:
    await ask(table, table.ada)
    await play(table, table.ada)
    await ask(table, table.ada, wanted=False)
    await go_to(table, LEFT, days=1)
    assert told(table, table.ada) == []


async def test_nobody_on_vacation_is_reminded(table: Table) -> None:
    for who in (table.ada, table.ben):
        await ask(table, who)
        await play(table, who)
    await (await preferences(table, table.ada)).take_vacation(48)
    await go_to(table, LEFT, days=1)
    assert told(table, table.ada) == []
    assert told(table, table.ben) == [reminder(table, 1)]


async def test_whoever_is_back_early_is_reminded(table: Table) -> None:
    await ask(table, table.ada)
    await play(table, table.ada)
    await (await preferences(table, table.ada)).take_vacation(48)
    await (await preferences(table, table.ada)).end_vacation()
    await go_to(table, LEFT, days=1)
    assert told(table, table.ada) == [reminder(table, 1)]


async def test_whoever_is_back_on_the_last_evening_is_reminded_at_once(table: Table) -> None:
    await ask(table, table.ada)
    await play(table, table.ada)
    await (await preferences(table, table.ada)).take_vacation(48)
    await go_to(table, LEFT, days=1)
    await (await preferences(table, table.ada)).end_vacation()
    await table.env.advance_time(HEARD + 1)
    await table.env.settle()
    assert told(table, table.ada) == [reminder(table, 1)]


async def test_whoever_tells_another_process_in_the_evening_is_reminded_at_once(
    table: Table,
) -> None:
    await play(table, table.ada)
    await go_to(table, LEFT, days=1)
    features = table.bot.features
    await features.settings.book.set_for_person(table.ada.id, "daily_reminder", value=True)
    with table.env._bot_scope():  # noqa: SLF001 - simcord has no other way
        features.core.news.receive(f"{NewsTopic.PERSON} {table.ada.id}")
    await table.env.settle()
    await table.env.advance_time(HEARD + 1)
    await table.env.settle()
    assert told(table, table.ada) == [reminder(table, 1)]


async def test_a_bot_that_was_down_reminds_later_that_day(table: Table) -> None:
    await ask(table, table.ada)
    await play(table, table.ada)
    await table.stop()
    end = end_of(day_of(now(table))) + DAY
    await table.env.advance_time(end - 3600 - now(table))
    await table.restart()
    await table.env.advance_time(HEARD + 2)
    await table.env.settle()
    assert told(table, table.ada) == [reminder(table, 1)]


async def test_nobody_is_left_of_deleted_data(table: Table) -> None:
    await ask(table, table.ada)
    await play(table, table.ada)
    await table.bot.features.privacy.privacy.forget_person(table.ada.id)
    await go_to(table, LEFT, days=1)
    assert told(table, table.ada) == []


async def test_who_takes_no_messages_is_asked_nothing_more(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ask(table, table.ada)
    await play(table, table.ada)
    tried = []

    async def refuse(person: discord.User, message: str) -> None:
        tried.append(message)
        raise discord.Forbidden(cast(aiohttp.ClientResponse, Answer(403, "Forbidden")), person.name)

    monkeypatch.setattr(discord.User, "send", refuse)
    await go_to(table, LEFT, days=1)
    assert len(tried) == 1
    assert table.bot.features.settings.book.reminded() == []
