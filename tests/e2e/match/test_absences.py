"""People who leave the server in the middle of a game, whichever way."""

from collections.abc import Callable

import aiohttp
import discord
import pytest

from bot.features.board.buttons import EndButton, MoreButton, ReturnButton, SkipButton
from bot.match.clocks.clock_settings import Absent
from tests.support.e2e.clocks import choose, is_to_play, let_time_pass, take_turn
from tests.support.e2e.reading import told, told_nothing
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say


def leaves(table: Table) -> None:
    table.guild.remove_member(table.ada)


def is_banned(table: Table) -> None:
    table.env.backend.apply_ban(table.guild.id, table.ada.id, None)


@pytest.mark.parametrize("goes", [leaves, is_banned])
async def test_a_stand_in_plays_at_once_until_they_are_back(
    table: Table, cup: ScriptedCup, goes: Callable[[Table], None]
) -> None:
    await table.begin()
    goes(table)
    await table.restart()
    await let_time_pass(table)
    assert say("presence-left", name="Ada") in table.board()
    await take_turn(table, table.ben, cup)
    cup.next("122346")
    await table.watch()
    assert say("turn-stand-in", name="Ada") in table.board()
    ada = table.guild.add_member(table.ada.user)
    assert told_nothing(await table.press(ada, ReturnButton))
    assert is_to_play(table, "Ada")


async def test_the_seat_may_be_out_at_once(table: Table) -> None:
    await choose(table, "absent", Absent.LEAVES)
    await table.begin()
    table.guild.remove_member(table.ada)
    await let_time_pass(table)
    assert say("event-left", name="Ada") in table.board()
    assert say("end-wins", winners="Ben", count=1) in table.board()


async def test_the_game_of_a_host_who_has_left_is_ended_by_the_table(table: Table) -> None:
    await table.begin(rated=False, pace="none")
    table.guild.remove_member(table.ada)
    await table.env.advance_time(150)
    more = (await table.press(table.ben, MoreButton)).response
    assert more is not None
    skip = str(table.button(SkipButton, 0, on=more.message)["custom_id"])
    assert told(await table.ben.click(more.message, custom_id=skip)) == say("skip-done", name="Ada")
    assert say("presence-left", name="Ada") in table.board()
    opened = await table.press(table.ben, MoreButton)
    assert say("more-host") in told(opened)
    assert opened.response is not None
    end = str(table.button(EndButton, on=opened.response.message)["custom_id"])
    assert told(await table.ben.click(opened.response.message, custom_id=end)) == say("done-closed")
    await table.challenge(table.ben, table.cleo)


@pytest.mark.parametrize(
    "failure",
    [TimeoutError(), aiohttp.ClientConnectionResetError("closing"), discord.ClientException()],
)
async def test_nobody_is_gone_while_discord_does_not_answer(
    table: Table, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    async def fail(*_: object, **__: object) -> list[discord.Member]:
        raise failure

    await table.begin()
    table.guild.remove_member(table.ada)
    monkeypatch.setattr(discord.Guild, "query_members", fail)
    await let_time_pass(table)
    assert say("event-turn-timed-out", name="Ada", lost=0) in table.board()
    assert not table.can(ReturnButton)
