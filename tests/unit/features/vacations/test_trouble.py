"""Vacations across restarts, and beside what happens at the same moment."""

import asyncio

import pytest

from bot.database.errors import StorageError
from bot.engine import RuleSet
from bot.features.vacations.refusals import VacationRefusal
from bot.match.model.errors import Refused
from bot.match.model.refusals import MatchRefusal
from tests.support.matches.table import ADA, BEN, Table
from tests.support.matches.time_out import (
    DAY,
    SLOW,
    act,
    restarted,
)
from tests.support.matches.vacations import MemoryVacations, open_vacations, settled

HOUR = 3600
BANKS = RuleSet("banks", target=10_000, turn_seconds=12 * HOUR, bank_seconds=DAY)


async def test_a_restart_changes_nothing_and_gives_no_time_twice(table: Table) -> None:
    store = MemoryVacations()
    vacations = await open_vacations(table, store)
    await table.begin(SLOW)
    await vacations.begin(ADA.user_id, 72)
    before = table.match
    table.clock.time += DAY
    await table.deadlines.stop()
    fresh = await restarted(table, DAY)
    await (await open_vacations(fresh, store)).resume()
    assert fresh.match == before
    late = await restarted(fresh, DAY + 100)
    assert before.deadline is not None
    assert late.match.deadline == before.deadline + 100, "the clock ran for that long"


async def test_what_a_crash_has_left_undone_is_done_at_the_next_start(table: Table) -> None:
    store = MemoryVacations()
    await table.begin(SLOW)
    await store.begin(ADA.user_id, 48, table.clock.now())
    vacations = await open_vacations(table, store)
    assert table.match.presence.stands_until is None
    await vacations.resume()
    assert table.match.presence.stands_until == table.clock.now() + 2 * DAY


async def test_a_vacation_that_cannot_be_ended_goes_on(table: Table) -> None:
    store = MemoryVacations()
    vacations = await open_vacations(table, store)
    await vacations.begin(ADA.user_id, 48)
    store.fails = True
    with pytest.raises(StorageError):
        await vacations.end(ADA.user_id)
    await table.begin(SLOW)
    await settled()
    assert table.match.presence.stands_until is not None


async def test_ending_while_it_begins_leaves_no_clock_standing(table: Table) -> None:
    vacations = await open_vacations(table)
    match = await table.begin(SLOW)
    async with table.registry.lock(match.id):
        begins = asyncio.ensure_future(vacations.begin(ADA.user_id, 48))
        await settled()
        ends = asyncio.ensure_future(vacations.end(ADA.user_id))
        await settled()
    await asyncio.gather(begins, ends)
    assert table.match == match


async def test_a_reminder_that_is_on_its_way_is_taken_back(table: Table) -> None:
    vacations = await open_vacations(table)
    match = await table.begin(BANKS)
    for _ in range(6):
        await act(table, ADA)
        match = await act(table, BEN)
    assert match.remind_at is not None
    table.clock.time = match.remind_at
    await table.clocks.look(match)
    await vacations.begin(ADA.user_id, 48)
    standing = table.match
    assert standing.presence.stands_until is not None
    await table.clocks.reminded(match, 99)
    assert table.boards.taken_back_at == [(match.place, 99)]
    assert table.match == standing


async def test_a_reminder_that_stands_is_taken_back(table: Table) -> None:
    vacations = await open_vacations(table)
    match = await table.begin(BANKS)
    for _ in range(6):
        await act(table, ADA)
        match = await act(table, BEN)
    assert match.remind_at is not None
    table.clock.time = match.remind_at
    await table.clocks.look(match)
    await table.clocks.reminded(match, 99)
    await vacations.begin(ADA.user_id, 48)
    assert table.boards.taken_back_at == [(match.place, 99)]


async def test_what_cannot_be_taken_is_refused(table: Table) -> None:
    vacations = await open_vacations(table)
    for hours in (13, 0, -24):
        with pytest.raises(Refused, match=MatchRefusal.BUTTON_OUTDATED):
            await vacations.begin(ADA.user_id, hours)
    with pytest.raises(Refused, match=VacationRefusal.TOO_LITTLE_LEFT):
        await vacations.begin(ADA.user_id, 721)
    await vacations.begin(ADA.user_id, 720)
    with pytest.raises(Refused, match=VacationRefusal.ON_VACATION):
        await vacations.begin(ADA.user_id, 24)
    vacations.forget_person(ADA.user_id)
    await table.begin(SLOW)
    await settled()
    assert table.match.presence.vacations == ()
