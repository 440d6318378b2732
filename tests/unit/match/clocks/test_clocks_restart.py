"""Clocks across a restart with down time."""

import asyncio

import pytest

from bot.match.clocks.deadlines import BEAT, GRACE, HEARD
from bot.match.model.match import Match
from bot.match.service.presses import Outdated
from tests.support.matches.table import ADA, BEN, Table
from tests.support.matches.time_out import DAY, LIVE, keep_away, restarted


@pytest.mark.parametrize("down", [1, 90, 10 * DAY])
async def test_the_time_in_which_the_bot_was_down_is_given_back(table: Table, down: int) -> None:
    before = await table.begin(LIVE)
    table.clock.time += 50
    await table.deadlines.stop()
    fresh = await restarted(table, down)
    match = fresh.match
    for was, now in (
        (before.deadline, match.deadline),
        (before.remind_at, match.remind_at),
        (before.closes_at, match.closes_at),
    ):
        assert was is not None
        assert now == was + down


async def test_after_a_crash_at_most_a_beat_too_much_is_given(table: Table) -> None:
    await table.deadlines.start(table.clocks.look)
    before = await table.begin(LIVE)
    await table.until(lambda: "alive" in table.notes.notes)
    table.deadlines.pause()
    table.clock.time += 50  # and then it is killed
    match = (await restarted(table, 90)).match
    assert before.deadline is not None
    assert match.deadline is not None
    assert before.deadline + 90 <= match.deadline <= before.deadline + 90 + BEAT


async def test_nobody_is_hurried_after_a_start(table: Table) -> None:
    await table.begin(LIVE)
    table.clock.time += 119
    await table.deadlines.stop()
    assert (await restarted(table, 5)).match.deadline == table.clock.time + 5 + GRACE


async def test_who_is_away_is_known_after_a_restart(table: Table) -> None:
    await table.begin(LIVE)
    await keep_away(table, BEN)
    await table.deadlines.stop()
    fresh = await restarted(table, 60)
    assert fresh.match.presence == table.match.presence
    with pytest.raises(Outdated):
        await fresh.play.roll(fresh.press(ADA))
    assert fresh.match.on_turn == ADA
    assert fresh.match.presence.away == ()


async def test_a_bot_that_stops_passes_no_deadline_any_more(table: Table) -> None:
    await table.begin(LIVE)
    passed: list[Match] = []

    async def pass_deadline(match: Match) -> None:
        passed.append(match)

    await table.deadlines.start(pass_deadline)
    table.clock.time += DAY
    table.deadlines.pause()
    table.deadlines.note(table.clock.now() - HEARD)  # rings at once
    await table.deadlines.stop()
    for _ in range(20):
        await asyncio.sleep(0)
    assert passed == []
    table.deadlines.note(table.clock.now() - HEARD)
    await table.until(lambda: passed)
    table.deadlines.pause()
