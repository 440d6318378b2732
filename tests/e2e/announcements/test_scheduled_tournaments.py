"""Tournaments among the scheduled events of a server."""

from dataclasses import replace
from datetime import datetime

from simcord.backend.models import ScheduledEvent

from bot.features.announcements.model.scheduled_tournaments import EventStage, ScheduledTournament
from bot.features.announcements.service.scheduled_tournaments import EARLY, LONGER
from tests.support.e2e.permissions import permit_events
from tests.support.e2e.table import Table
from tests.support.pools import until

HOUR = 3600
SCHEDULED, ACTIVE, COMPLETED, CANCELLED = 1, 2, 3, 4
"""Discord's numbers for the status of an event."""


def happening(table: Table) -> ScheduledTournament:
    """Return a tournament that begins in an hour."""
    starts = int(table.env.now().timestamp()) + HOUR
    return ScheduledTournament(table.guild.id, 1, "Cup", starts, starts + HOUR, "#farkle")


def events(table: Table) -> list[ScheduledEvent]:
    return list(table.env.backend.get_guild(table.guild.id).scheduled_events.values())


async def plan(table: Table, planned: ScheduledTournament) -> None:
    """Plan it, and wait until it is shown."""
    happenings = table.bot.features.announcements.happenings
    await happenings.plan(planned)
    await until(lambda: any(event.name == planned.title for event in events(table)))
    await table.env.settle()


async def reach(table: Table, stage: EventStage, status: int) -> None:
    await table.bot.features.announcements.happenings.reach(1, stage)
    await until(lambda: events(table)[0].status == status)
    await table.env.settle()


async def test_an_event_follows_its_tournament(table: Table) -> None:
    planned = happening(table)
    await plan(table, planned)
    [event] = events(table)
    assert (event.entity_type, event.entity_metadata) == (3, {"location": "#farkle"})
    later = replace(planned, title="Grand Cup", starts=planned.starts + 60)
    await plan(table, later)
    [event] = events(table)
    assert event.name == "Grand Cup"
    await reach(table, EventStage.BEGUN, ACTIVE)
    await reach(table, EventStage.OVER, COMPLETED)
    await until(lambda: not any(row.startswith("happenings: ") for row in table.dump()))


def ends_in(table: Table) -> float:
    """Return in how many seconds Discord ends the only event."""
    [event] = events(table)
    ends = datetime.fromisoformat(str(event.scheduled_end_time))
    return (ends - table.env.now()).total_seconds()


async def test_an_event_stays_open_as_long_as_its_tournament_goes_on(table: Table) -> None:
    """Discord would end it for good at the end that was guessed."""
    await plan(table, happening(table))
    await reach(table, EventStage.BEGUN, ACTIVE)
    await table.restart()  # simulated time moves what the bot itself waits for
    for _ in range(3):
        await table.env.advance_time(ends_in(table) - EARLY + 2)
        await until(lambda: ends_in(table) > EARLY)
    await reach(table, EventStage.OVER, COMPLETED)
    await table.env.advance_time(LONGER)
    await table.env.settle()
    assert events(table)[0].status == COMPLETED


async def test_what_discord_has_ended_is_left_alone(table: Table) -> None:
    await plan(table, happening(table))
    await reach(table, EventStage.BEGUN, ACTIVE)
    events(table)[0].status = COMPLETED
    happenings = table.bot.features.announcements.happenings
    await happenings.move(1, "#elsewhere")
    await until(lambda: any(", 0, 1, 1)" in row for row in table.dump()))
    assert events(table)[0].entity_metadata == {"location": "#farkle"}
    await happenings.reach(1, EventStage.OVER)
    await until(lambda: not any(row.startswith("happenings: ") for row in table.dump()))


async def test_a_tournament_that_was_never_begun_is_cancelled(table: Table) -> None:
    await plan(table, happening(table))
    await reach(table, EventStage.CALLED_OFF, CANCELLED)


async def test_one_that_ends_before_it_was_shown_as_begun_is_completed(table: Table) -> None:
    await plan(table, happening(table))
    await reach(table, EventStage.OVER, COMPLETED)


async def test_what_people_delete_is_not_made_again(table: Table) -> None:
    planned = happening(table)
    await plan(table, planned)
    [event] = events(table)
    table.env.backend.delete_scheduled_event(table.guild.id, event.id)
    happenings = table.bot.features.announcements.happenings
    await happenings.plan(replace(planned, title="Grand Cup"))
    await until(lambda: any("'Grand Cup'" in row and ", 0, 1, 1)" in row for row in table.dump()))
    await happenings.plan(replace(planned, title="Greater Cup"))
    await until(lambda: any("'Greater Cup'" in row and ", 0, 1, 1)" in row for row in table.dump()))
    assert events(table) == []


async def test_without_the_permission_there_is_none_until_it_is_granted(table: Table) -> None:
    permit_events(table, allowed=False)
    await table.env.settle()
    happenings = table.bot.features.announcements.happenings
    await happenings.plan(happening(table))
    await table.env.advance_time(1)
    assert events(table) == []
    assert await happenings.is_hindered(1)
    permit_events(table, allowed=True)
    await table.env.settle()
    assert not await happenings.is_hindered(1)
    await table.restart()
    await until(lambda: events(table))


async def test_an_event_that_was_made_before_a_crash_is_found_again(table: Table) -> None:
    planned = happening(table)
    await plan(table, planned)
    await table.bot.features.core.database.fetch(
        "UPDATE happenings SET event_id = NULL, settled = 0"
    )
    await table.restart()
    await until(
        lambda: any(", 1, 1)" in row for row in table.dump() if row.startswith("happenings: "))
    )
    assert len(events(table)) == 1
    await reach(table, EventStage.BEGUN, ACTIVE)


async def test_one_that_began_while_the_bot_was_gone_is_begun_when_it_is_found(
    table: Table,
) -> None:
    await plan(table, happening(table))
    await table.bot.features.core.database.fetch(
        "UPDATE happenings SET event_id = NULL, settled = 0, stage = 'begun'"
    )
    await table.restart()
    await until(lambda: events(table)[0].status == ACTIVE)
    assert len(events(table)) == 1


async def test_who_is_late_makes_no_event_of_what_has_begun(table: Table) -> None:
    planned = happening(table)
    await table.bot.features.announcements.happenings.plan(
        replace(planned, starts=planned.starts - 2 * HOUR)
    )
    await until(lambda: not any(row.startswith("happenings: ") for row in table.dump()))
    assert events(table) == []
