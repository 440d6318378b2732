"""A tournament on a server that has tournaments announced, a role for champions, and events."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

import pytest
from simcord import ChannelHandle, RoleHandle
from simcord.backend.models import ScheduledEvent

from bot.client.boards.editor import PAUSES
from bot.client.tournaments.cards import TournamentCards
from bot.features.settings.model import Announced
from bot.features.tournaments.model.plan import FormName, Start
from bot.match.model.match import Place
from bot.match.service.presses import place_link
from tests.support.e2e.messages.announcements import (
    CHAMPION_ROLE,
    announce,
    open_choices,
    posts,
    wearing,
)
from tests.support.e2e.permissions import permit_events
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say
from tests.support.pools import until
from tests.support.tournaments.event import Event, gather, plan

HOUR = 3600
SCHEDULED, ACTIVE, COMPLETED, CANCELLED = 1, 2, 3, 4
"""Discord's numbers for the status of an event."""

OPEN = say("announcement-tournament-open", title="Cup")
BEGUN = say("announcement-tournament-begun", title="Cup")
ENDED = say("announcement-tournament-ended", title="Cup")
OFF = say("announcement-tournament-cancelled", title="Cup")


@dataclass
class Stands:
    """A server that wants all of it, with so many people who play."""

    event: Event
    news: ChannelHandle
    crown: RoleHandle

    def told(self) -> list[str]:
        """Return the first line of each announcement, the oldest first."""
        return [post.splitlines()[0] for post in posts(self.news)]

    def events(self) -> list[ScheduledEvent]:
        table = self.event.table
        return list(table.env.backend.get_guild(table.guild.id).scheduled_events.values())

    def champions(self) -> list[str]:
        return wearing(self.event.table, self.crown)

    async def announce(self) -> None:
        """Announce a knock-out in an hour, and let everybody join."""
        await self.event.announce(plan(FormName.KNOCK_OUT, **in_an_hour(self.event.table)))
        await self.event.join()
        await until(self.events)


def in_an_hour(table: Table) -> dict[str, Any]:
    starts = int(table.env.now().timestamp()) + HOUR
    return {"start": Start.AT_TIME, "starts_at": starts}


async def prepare(table: Table, cup: ScriptedCup, count: int) -> Stands:
    news = await announce(table, Announced.TOURNAMENTS)
    crown = table.guild.create_role("Champion")
    await (await open_choices(table)).pick(CHAMPION_ROLE, crown)
    return Stands(gather(table, cup, count), news, crown)


async def test_everything_is_told_once_through_restarts_at_every_step(
    table: Table, cup: ScriptedCup
) -> None:
    stands = await prepare(table, cup, 4)
    event = stands.event
    await stands.announce()
    await event.restart()
    [scheduled] = stands.events()
    assert (scheduled.name, scheduled.status) == ("Cup", SCHEDULED)
    assert scheduled.entity_metadata == {
        "location": f"https://discord.com/channels/{table.guild.id}/{event.channel.id}"
    }
    await event.pass_time(HOUR + 60)
    await until(lambda: stands.events()[0].status == ACTIVE)
    await event.restart()
    assert stands.told() == [OPEN, BEGUN]
    assert await event.play_all(restart=True) == 3
    await event.pass_time(60)
    await until(lambda: stands.events()[0].status == COMPLETED)
    await until(stands.champions)
    await event.restart()
    await event.pass_time(60)
    assert stands.told() == [OPEN, BEGUN, ENDED]
    assert stands.champions() == ["P01"]
    assert "P01" in posts(stands.news)[-1]
    assert len(stands.events()) == 1


async def test_one_that_is_called_off(table: Table, cup: ScriptedCup) -> None:
    stands = await prepare(table, cup, 1)
    await stands.announce()
    event = stands.event
    await event.do(event.feature.organizing.cancel(event.id, event.actor(table.dora)))
    await until(lambda: stands.events()[0].status == CANCELLED)
    assert stands.told() == [OPEN, OFF]
    assert stands.champions() == []


async def test_an_event_moves_with_its_tournament_and_waits_with_it(
    table: Table, cup: ScriptedCup
) -> None:
    stands = await prepare(table, cup, 2)
    await stands.announce()
    event, dora = stands.event, stands.event.actor(table.dora)
    [scheduled] = stands.events()
    starts = datetime.fromisoformat(scheduled.scheduled_start_time)
    second = table.guild.create_text_channel("second")
    await table.env.settle()
    there = Place(table.guild.id, second.id)
    await event.do(event.feature.organizing.move(event.id, dora, there))
    where = {"location": place_link(there)}
    await until(lambda: stands.events()[0].entity_metadata == where)
    # The last minute of joining is missed by a pause, so there is one after it.
    await event.do(event.feature.organizing.pause(event.id, dora))
    await event.pass_time(HOUR - 30)
    await event.do(event.feature.organizing.resume(event.id, dora))
    await until(lambda: datetime.fromisoformat(stands.events()[0].scheduled_start_time) >= starts)
    await event.restart()
    assert stands.events()[0].entity_metadata == where
    assert stands.told() == [OPEN], "nobody is told anew"


async def test_what_discord_would_not_take_is_told_later(
    table: Table, cup: ScriptedCup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TournamentCards, "changed", lambda *_: None)  # it is not the card's trouble
    stands = await prepare(table, cup, 1)
    for _ in (*PAUSES, None):
        table.env.inject_error("POST", "/channels/*/messages", status=503)
    await stands.event.announce(plan(FormName.KNOCK_OUT))
    await stands.event.pass_time(sum(PAUSES))
    assert stands.told() == []
    await stands.event.pass_time(60)
    assert stands.told() == [OPEN]
    await stands.event.restart()
    await stands.event.pass_time(60)
    assert stands.told() == [OPEN]


@pytest.mark.parametrize("starts", [True, False])
async def test_the_organizer_is_told_of_events_that_cannot_be(
    table: Table, cup: ScriptedCup, *, starts: bool
) -> None:
    permit_events(table, allowed=False)
    await table.env.settle()
    event = gather(table, cup, 2)
    await event.announce(plan(FormName.KNOCK_OUT, **(in_an_hour(table) if starts else {})))
    await event.restart()
    lacking = say("tournament-lacks", title="Cup", what=say("tournament-hindrance-no-event"))
    told = [message.content for message in table.dora.user.dm_channel.history()]
    assert told == ([lacking] if starts else [])
