"""Opponents play their turns in time, move by move."""

import asyncio

import pytest

from bot.advice.level import Level
from bot.engine import Bank, Banked, Roll, RuleSet, TimedOut
from bot.match.model.errors import Refused
from bot.match.model.phases import Finished
from bot.match.model.refusals import MatchRefusal
from bot.match.service import opponents
from bot.match.service.presses import Outdated
from tests.support.matches.opponents import (
    ALL_SCORE,
    CAUTIOUS,
    GREEDY,
    MIXED,
    PERFECT,
    back_to,
    pass_on,
)
from tests.support.matches.table import ADA, BEN, Table, build_table

pytestmark = pytest.mark.usefixtures("put_away")


async def test_a_turn_is_played_move_by_move(table: Table, classic: RuleSet) -> None:
    await table.seat(classic, ADA, PERFECT)
    table.cup.rolls, table.advisor.moves = [MIXED], [Roll(), Bank((0, 3))]
    await pass_on(table)
    assert table.match.waits_for_bot
    await back_to(table, ADA)
    assert [type(match.events[-1]).__name__ for match in table.boards.redrawn] == [
        "Rolled",
        "Banked",
    ]
    assert [match.version for match in table.boards.redrawn] == [3, 4]
    assert table.match.state.totals == (150, 150)
    assert table.advisor.asked == [Level.PERFECT, Level.PERFECT]


async def test_nothing_happens_before_its_time(classic: RuleSet) -> None:
    slow = build_table(pace=60)
    await slow.seat(classic, ADA, PERFECT)
    await pass_on(slow)
    for _ in range(20):
        await asyncio.sleep(0)
    assert slow.advisor.asked == []
    assert slow.match.waits_for_bot
    slow.opponents.stop()


async def test_opponents_play_one_after_another(table: Table, classic: RuleSet) -> None:
    await table.seat(classic, ADA, GREEDY, CAUTIOUS, BEN)
    table.cup.rolls = [MIXED, MIXED]
    table.advisor.moves = [Roll(), Bank((0,)), Roll(), Bank((3,))]
    await pass_on(table)
    await back_to(table, BEN)
    assert table.match.state.totals == (150, 100, 50, 0)
    assert table.advisor.asked == [Level.GREEDY] * 2 + [Level.CAUTIOUS] * 2


async def test_an_opponent_may_begin_and_may_win(table: Table, short: RuleSet) -> None:
    table.cup.rolls, table.advisor.moves = [ALL_SCORE], [Roll(), Bank((0, 1, 2, 3, 4, 5))]
    await table.seat(short, GREEDY, ADA)
    await table.until(lambda: isinstance(table.match.phase, Finished))
    assert [(result.person, result.won) for result in table.store.finished[0]] == [
        (GREEDY, True),
        (ADA, False),
    ]
    assert table.match.phase == Finished(table.clock.now())
    assert table.boards.redrawn[-1] == table.match


async def test_a_fresh_process_goes_on_in_the_middle_of_a_turn(
    table: Table, classic: RuleSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponents, "GRACE", 0)
    await table.seat(classic, ADA, PERFECT)
    table.cup.rolls, table.advisor.moves = [MIXED], [Roll(), RuntimeError("the process dies")]
    await pass_on(table)
    await table.until(lambda: not table.advisor.moves)
    assert table.match.state.roll
    later = build_table(table.store)
    later.advisor.moves = [Bank((0, 3))]
    await later.opponents.start(later.moves.play)
    await back_to(later, ADA)
    assert later.match.state.totals == (150, 150)
    assert later.match.events[-1] == Banked(1, 150, 150)


async def test_the_clock_of_a_speed_game_stands_still_for_opponents(table: Table) -> None:
    await table.seat(RuleSet("speed", target=4000, turn_seconds=30), ADA, PERFECT)
    assert table.match.deadline == table.clock.now() + 30
    table.cup.rolls, table.advisor.moves = [MIXED], [Roll(), Bank((0,))]
    table.advisor.may_answer.clear()
    await pass_on(table)
    await table.until(lambda: table.advisor.asked)
    thinking = table.match
    assert thinking.turn_ends is None
    table.clock.time += 60
    await table.clocks.look(thinking)
    assert not any(isinstance(event, TimedOut) for event in table.match.events)
    table.advisor.may_answer.set()
    await back_to(table, ADA)
    assert table.match.deadline == table.clock.now() + 30


async def test_an_opponent_plays_on_when_time_was_up_before_it(table: Table) -> None:
    await table.seat(RuleSet("speed", target=4000, turn_seconds=30), ADA, PERFECT)
    table.cup.rolls, table.advisor.moves = [MIXED], [Roll(), Bank((0,))]
    table.clock.time += 30
    await table.clocks.look(table.match)
    await back_to(table, ADA)
    assert table.match.state.totals == (0, 100)


async def test_presses_in_between_are_told_whose_turn_it_is(table: Table, classic: RuleSet) -> None:
    await table.seat(classic, ADA, PERFECT)
    table.cup.rolls, table.advisor.moves = [MIXED], [Roll(), Bank((0,))]
    old = table.press(ADA)
    await pass_on(table)
    with pytest.raises(Refused, match=MatchRefusal.NOT_YOUR_TURN) as now:
        await table.play.roll(table.press(ADA))
    assert now.value.values == {"name": PERFECT}
    await table.until(lambda: table.match.state.roll)
    with pytest.raises(Outdated, match=MatchRefusal.NOT_YOUR_TURN) as late:
        await table.play.roll(old)
    assert late.value.view.match == table.match
    await back_to(table, ADA)
    with pytest.raises(Outdated, match=MatchRefusal.BOARD_OUTDATED):
        await table.play.roll(old)


async def test_turns_are_shown_in_one_go_to_whoever_wants_that(classic: RuleSet) -> None:
    table = build_table(pace=60)
    await table.settings.set_for_person(ADA.user_id, "updates", "turns")
    await table.seat(classic, ADA, GREEDY, CAUTIOUS)
    table.cup.rolls = [MIXED, MIXED]
    table.advisor.moves = [Roll(), Bank((0,)), Roll(), Bank((3,))]
    await pass_on(table)
    await back_to(table, ADA)
    await table.until(lambda: table.boards.redrawn)
    assert [match.state.totals for match in table.boards.redrawn] == [(150, 100, 50)]
    table.opponents.stop()
    await table.tasks.cancel()
