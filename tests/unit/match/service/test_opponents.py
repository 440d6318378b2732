import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
import pytest_asyncio

from bot.advice.level import Level
from bot.engine import Bank, Banked, IllegalMove, Resigned, Roll, RuleSet, Setup, TimedOut
from bot.features.tables.refusals import TableRefusal
from bot.jobs.job import WorkUndone
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person, opponent
from bot.match.model.phases import Closed, Finished
from bot.match.model.refusals import MatchRefusal
from bot.match.service import opponents
from bot.match.service.opponents import leaving_with
from bot.match.service.presses import Outdated
from tests.support.matches.table import ADA, BEN, LIFETIME, Table, build_table
from tests.support.scenes.tables import Table as Game

ALL_SCORE = (1, 1, 1, 5, 5, 5)
MIXED = (1, 2, 3, 5, 6, 6)
PERFECT, GREEDY, CAUTIOUS = map(opponent, (Level.PERFECT, Level.GREEDY, Level.CAUTIOUS))


@pytest_asyncio.fixture(autouse=True)
async def put_away(table: Table) -> AsyncIterator[None]:
    yield
    table.opponents.stop()
    await table.tasks.cancel()


async def pass_on(table: Table, who: Person = ADA) -> None:
    """Let `who` bank a 1 and a 5."""
    table.cup.rolls.insert(0, MIXED)
    await table.play.roll(table.press(who))
    await table.play.best(table.press(who))
    await table.play.bank(table.press(who))


async def back_to(table: Table, who: Person) -> None:
    await table.until(lambda: not table.match.is_open or table.match.on_turn == who)


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
    assert [(each.person, each.won) for each in table.store.finished[0]] == [
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


@pytest.mark.parametrize("trouble", [RuntimeError("no thoughts"), Bank((1,)), Bank((0, 9))])
async def test_what_fails_is_logged_and_tried_again(
    table: Table,
    classic: RuleSet,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    trouble: Exception | Bank,
) -> None:
    monkeypatch.setattr(opponents, "RETRY_AFTER", 0)
    await table.seat(classic, ADA, PERFECT)
    table.cup.rolls, table.advisor.moves = [MIXED], [Roll(), trouble, trouble, Bank((0,))]
    await pass_on(table)
    await back_to(table, ADA)
    assert table.match.state.totals == (150, 100)
    assert [record.exc_info is not None for record in caplog.records] == [True, True]


async def test_when_too_much_is_to_be_worked_out_it_waits_without_a_traceback(
    table: Table,
    classic: RuleSet,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(opponents, "RETRY_AFTER", 0)
    await table.seat(classic, ADA, PERFECT)
    busy = WorkUndone("too much waits already")
    table.cup.rolls, table.advisor.moves = [MIXED], [Roll(), busy, Bank((0,))]
    await pass_on(table)
    await back_to(table, ADA)
    [record] = caplog.records
    assert (record.levelno, record.exc_info) == (logging.WARNING, None)


async def test_what_fails_is_not_tried_again_at_once(table: Table, classic: RuleSet) -> None:
    await table.seat(classic, ADA, PERFECT)
    table.advisor.moves = [RuntimeError("no thoughts")]
    await pass_on(table)
    await table.until(lambda: not table.advisor.moves)
    for _ in range(20):
        await asyncio.sleep(0)
    assert table.advisor.asked == [Level.PERFECT]
    assert table.match.waits_for_bot


async def test_a_match_that_is_gone_is_given_up(
    table: Table, classic: RuleSet, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await table.seat(classic, ADA, PERFECT)
    match = table.match
    table.opponents.added(replace(match, id=99, state=replace(match.state, seat=1)))
    await table.until(lambda: caplog.records)
    assert [record.levelno for record in caplog.records] == [logging.INFO]
    assert table.advisor.asked == []


async def test_a_save_that_fails_is_made_good(
    table: Table, classic: RuleSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponents, "RETRY_AFTER", 0)
    await table.seat(classic, ADA, PERFECT)
    table.cup.rolls = [ALL_SCORE, MIXED]
    table.advisor.moves = [Roll(), Roll(), Bank((0,))]
    await pass_on(table)
    table.store.fail_next = OSError("the disk is full")
    await back_to(table, ADA)
    assert table.match.state.totals == (150, 100), "the roll that was not saved never was"


async def test_people_may_leave_while_an_opponent_thinks(table: Table, classic: RuleSet) -> None:
    await table.seat(classic, ADA, PERFECT, BEN)
    table.advisor.moves = [Roll(), Roll()]
    table.cup.rolls = [MIXED]
    table.advisor.may_answer.clear()
    await pass_on(table)
    await table.until(lambda: table.advisor.asked)
    await table.resign(BEN.user_id)
    table.advisor.may_answer.set()
    await table.until(lambda: table.match.state.roll)
    assert len(table.advisor.asked) == 2, "the first thought was about a game that is no more"
    await table.resign(ADA.user_id)
    assert isinstance(table.match.phase, Finished)
    assert table.match.state.winners == (1,)


async def test_the_game_ends_when_the_last_person_leaves(table: Table, classic: RuleSet) -> None:
    await table.seat(classic, ADA, GREEDY, CAUTIOUS)
    table.cup.rolls = [MIXED, MIXED]
    table.advisor.moves = [Roll(), Bank((3,)), Roll(), Bank((0,))]
    await pass_on(table)
    await back_to(table, ADA)
    await table.resign(ADA.user_id)
    assert isinstance(table.match.phase, Finished)
    assert table.match.state.winners == (2,), "the opponent that was ahead"
    assert table.match.events[0] == Resigned(0)


def a_match(*players: Person, totals: tuple[int, ...], out: tuple[int, ...] = ()) -> Match:
    teams = len(totals) if len(totals) < len(players) else None
    game = Game(people=players, teams=teams).with_totals(*totals)
    game.state = replace(game.state, out=tuple(seat in out for seat in range(len(players))))
    return game.match()


@pytest.mark.parametrize(
    ("match", "seat", "leaving"),
    [
        (a_match(ADA, BEN, GREEDY, totals=(0, 0, 0)), 0, (0,)),
        (a_match(ADA, GREEDY, totals=(0, 0)), 0, (0,)),
        (a_match(ADA, GREEDY, CAUTIOUS, totals=(0, 50, 100)), 0, (1, 0)),
        (a_match(ADA, GREEDY, CAUTIOUS, totals=(500, 50, 50)), 0, (2, 0)),
        (a_match(GREEDY, CAUTIOUS, ADA, PERFECT, totals=(1, 2, 9, 3)), 2, (0, 1, 2)),
        (a_match(ADA, BEN, GREEDY, PERFECT, totals=(1, 9, 3, 2), out=(1,)), 0, (3, 0)),
        (a_match(ADA, GREEDY, CAUTIOUS, PERFECT, totals=(900, 100)), 0, (2, 0)),
    ],
    ids=["two people", "one opponent", "ahead", "tied", "middle seat", "one left before", "teams"],
)
def test_who_leaves_with_whom(match: Match, seat: int, leaving: tuple[int, ...]) -> None:
    assert leaving_with(match, seat) == leaving


async def test_nobody_leaves_twice(table: Table, classic: RuleSet) -> None:
    await table.seat(classic, ADA, BEN, PERFECT)
    await table.resign(ADA.user_id)
    with pytest.raises(IllegalMove, match="already-out"):
        await table.resign(ADA.user_id)


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


async def test_the_host_seats_opponents_and_sends_them_away(table: Table, classic: RuleSet) -> None:
    await table.open(Setup(classic, seats=3))
    for _ in range(2):
        await table.lobbies.seat_opponent(table.press(ADA), Level.GREEDY)
    assert table.match.people == (ADA, GREEDY), "each sits at a table once"
    await table.join(BEN)
    with pytest.raises(Refused, match=TableRefusal.TABLE_FULL):
        await table.lobbies.seat_opponent(table.press(ADA), Level.CAUTIOUS)
    with pytest.raises(Refused, match=TableRefusal.HOST_SEATS) as told:
        await table.lobbies.dismiss_opponent(table.press(BEN), Level.GREEDY)
    assert told.value.values == {"name": ADA}
    for _ in range(2):
        await table.lobbies.dismiss_opponent(table.press(ADA), Level.GREEDY)
    assert table.match.people == (ADA, BEN)


async def test_a_person_stays_host(table: Table, classic: RuleSet) -> None:
    await table.open(Setup(classic, seats=4))
    await table.lobbies.seat_opponent(table.press(ADA), Level.GREEDY)
    await table.join(BEN)
    await table.lobbies.leave(table.press(ADA))
    assert table.match.people == (GREEDY, BEN)
    assert table.match.host == BEN
    table.advisor.moves, table.cup.rolls = [Roll()], [MIXED]
    await table.opponents.start(table.moves.play)
    await table.gathering.start(table.press(BEN))
    await table.until(lambda: table.match.state.roll)
    assert table.match.on_turn == GREEDY


async def test_a_table_closes_when_only_opponents_would_be_left(
    table: Table, classic: RuleSet
) -> None:
    match = await table.open(Setup(classic, seats=4))
    assert match.deadline == table.clock.now() + LIFETIME
    await table.lobbies.seat_opponent(table.press(ADA), Level.GREEDY)
    await table.lobbies.leave(table.press(ADA))
    assert isinstance(table.match.phase, Closed)
    assert table.match.host == ADA


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
