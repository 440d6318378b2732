"""The time of a turn, and what becomes of it when it is up."""

import asyncio
from dataclasses import replace

import pytest

from bot.engine import Bank, Banked, Roll, RuleSet, Setup, TimedOut, apply, start
from bot.match.clocks.clock_settings import TimeUp
from bot.match.clocks.turn_clock import GIVEN_UP_AFTER, safe_bank
from bot.match.model.errors import Refused
from bot.match.model.refusals import MatchRefusal
from bot.match.service.presses import Outdated
from tests.support.matches.table import ADA, BEN, Table
from tests.support.matches.time_out import DAY, MIXED, NO_CLOCK, SPEED, choose, run_out


async def test_each_turn_has_its_time(table: Table) -> None:
    match = await table.begin(SPEED, MIXED)
    assert match.deadline == match.turn_ends == table.clock.now() + 30
    table.clock.time += 20
    await table.play.roll(table.press(ADA))
    assert table.match.deadline == match.deadline, "rolling buys no time"
    await table.play.best(table.press(ADA))
    await table.play.bank(table.press(ADA))
    assert table.match.deadline == table.clock.now() + 30


async def test_a_game_without_a_clock_only_waits_for_somebody_to_play(table: Table) -> None:
    match = await table.begin(NO_CLOCK, MIXED)
    assert (match.turn_ends, match.remind_at) == (None, None)
    table.clock.time += DAY
    await table.clocks.look(match)
    assert table.match == match
    await table.play.roll(table.press(ADA))
    assert table.match.deadline == table.match.closes_at == table.clock.now() + GIVEN_UP_AFTER


async def test_a_turn_that_never_began_passes_on(table: Table) -> None:
    await table.begin(SPEED)
    table.clock.time += 29
    await table.clocks.look(table.match)
    assert table.match.on_turn == ADA, "not before its time"
    match = await run_out(table)
    assert match.events == (TimedOut(0, 0),)
    assert (match.on_turn, match.deadline) == (BEN, table.clock.now() + 30)
    assert table.boards.redrawn == [match]


async def test_what_is_safe_is_banked(table: Table) -> None:
    await table.begin(SPEED, MIXED)
    await table.play.roll(table.press(ADA))
    await table.choose(ADA, 0)
    late = table.press(ADA)
    match = await run_out(table)
    assert match.events[-1] == Banked(0, 150, 150), "the best dice, not only those that were chosen"
    assert match.on_turn == BEN
    assert match.presence.timed_out == 0
    with pytest.raises(Outdated, match=MatchRefusal.TURN_TIMED_OUT):
        await table.play.roll(late)
    with pytest.raises(Refused, match=MatchRefusal.TURN_TIMED_OUT):
        await table.play.roll(table.press(ADA))


@pytest.mark.parametrize("rules", [replace(SPEED, minimum=300), replace(SPEED, opening=500)])
async def test_what_the_rules_do_not_let_anybody_bank_is_lost(table: Table, rules: RuleSet) -> None:
    await table.begin(rules, MIXED)
    await table.play.roll(table.press(ADA))
    assert (await run_out(table)).events == (TimedOut(0, 0),)


@pytest.mark.parametrize("overshoot", ["exact", "welfare", "excess"])
def test_no_bank_goes_past_a_target_that_must_be_met(overshoot: str) -> None:
    rules = RuleSet("short", target=500, overshoot=overshoot)
    state, _ = apply(start(Setup(rules)), Roll(), MIXED)
    state = replace(state, totals=(450, 0), opened=(True, False))
    assert safe_bank(state) == Bank((3,)), "the five alone"
    assert safe_bank(replace(state, totals=(480, 0))) is None, "every die would go past it"


async def test_hot_dice_that_must_be_rolled_are_not_banked(table: Table) -> None:
    await table.begin(
        RuleSet("must", target=10_000, hot_dice_must_roll=True, turn_seconds=30), (1, 1, 1, 5, 5, 5)
    )
    await table.play.roll(table.press(ADA))
    match = await run_out(table)
    assert match.events[-1] == Banked(0, 1100, 1100), "all but the last five"


async def test_a_server_may_let_the_points_go(table: Table) -> None:
    await choose(table, "time_up", TimeUp.FORFEIT)
    await table.begin(SPEED, MIXED)
    await table.play.roll(table.press(ADA))
    assert (await run_out(table)).events == (TimedOut(0, 0),)


async def test_rules_may_let_the_points_go_where_the_server_banks(table: Table) -> None:
    await choose(table, "time_up", TimeUp.BANK)
    await table.begin(replace(SPEED, late_turns_lost=True), MIXED)
    await table.play.roll(table.press(ADA))
    assert (await run_out(table)).events == (TimedOut(0, 0),)


async def test_a_press_that_waits_goes_before_the_clock(table: Table) -> None:
    await table.begin(SPEED, MIXED)
    await table.play.roll(table.press(ADA))
    await table.play.best(table.press(ADA))
    table.clock.time += 30
    press = table.press(ADA)
    async with table.registry.lock(1):  # something slow
        banking = asyncio.create_task(table.play.bank(press))
        await asyncio.sleep(0)
        clock = asyncio.create_task(table.clocks.look(table.match))
        await asyncio.sleep(0)
    await asyncio.gather(banking, clock)
    assert table.match.presence.lapses == ()
    assert table.match.on_turn == BEN
