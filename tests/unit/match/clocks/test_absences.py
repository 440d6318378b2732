"""People who let too many turns go: who plays for them, and their way back."""

import asyncio

import pytest

from bot.engine import Bank, Exit, Resigned, Roll
from bot.match.clocks.clock_settings import Absent
from bot.match.model.errors import Refused
from bot.match.model.match import STAND_IN
from bot.match.model.phases import Finished, Playing
from bot.match.model.refusals import MatchRefusal
from bot.match.service.presses import Outdated
from tests.support.matches.table import ADA, BEN, CLEO, Table
from tests.support.matches.time_out import LIVE, MIXED, act, choose, keep_away, run_out


async def test_a_stand_in_plays_for_whoever_lets_three_turns_go(table: Table) -> None:
    await table.opponents.start(table.moves.play)
    await table.begin(LIVE)
    match = await keep_away(table, BEN, turns=2)
    assert (match.presence.lapses, match.presence.away) == ((2, 0), ())
    await run_out(table)
    assert table.match.presence.away == (0,)
    table.advisor.moves = [Roll(), Bank((0,))]
    table.cup.rolls.append(MIXED)
    await act(table, BEN)
    table.cup.rolls.append(MIXED)
    assert table.match.waits_for_bot
    assert table.match.turn_ends is None
    await table.until(lambda: table.match.on_turn == BEN)
    assert table.advisor.asked == [STAND_IN, STAND_IN]
    assert table.match.state.totals == (100, 450)
    assert table.match.presence.lapses == (3, 0), "whoever is away stays so"


async def test_whoever_acts_begins_to_count_anew(table: Table) -> None:
    await table.begin(LIVE)
    await keep_away(table, BEN, turns=2)
    await act(table, ADA)
    await act(table, BEN)
    assert (await run_out(table)).presence.lapses == (1, 0)


async def test_any_press_takes_the_seat_back(table: Table) -> None:
    await table.begin(LIVE)
    await keep_away(table, BEN)
    assert table.match.waits_for_bot
    old = table.press(ADA, version=0)
    with pytest.raises(Outdated) as told:
        await table.play.roll(old)
    assert told.value.refused is None, "that is what they were told to do"
    match = table.match
    assert (match.presence.away, match.presence.lapses, match.presence.back) == ((), (), 0)
    assert (match.on_turn, match.turn_ends) == (ADA, table.clock.now() + 120)
    await act(table, ADA)
    assert table.match.presence.back is None


async def test_coming_back_between_turns_takes_nobody_s_time(table: Table) -> None:
    await table.begin(LIVE)
    await keep_away(table, BEN, turns=2)
    before = await run_out(table)
    table.clock.time += 20
    view = await table.clocks.come_back(table.press(ADA))
    assert view.match == table.match
    assert table.match.turn_ends == before.turn_ends
    with pytest.raises(Refused) as told:
        await table.clocks.come_back(table.press(BEN))
    assert told.value.refusal is MatchRefusal.NOT_AWAY


async def test_a_stand_in_who_thinks_gives_way(table: Table) -> None:
    await table.opponents.start(table.moves.play)
    await table.begin(LIVE)
    table.advisor.may_answer.clear()
    table.advisor.moves = [Roll()]
    await keep_away(table, BEN)
    await table.until(lambda: table.advisor.asked)
    await table.clocks.come_back(table.press(ADA))
    table.advisor.may_answer.set()
    await asyncio.sleep(0.01)
    assert table.match.state.roll == ()
    assert table.match.on_turn == ADA


async def test_a_seat_may_be_dropped_instead(table: Table) -> None:
    await choose(table, "absent", Absent.LEAVES)
    await choose(table, "lapses", 2)
    await table.begin(LIVE)
    match = await keep_away(table, BEN, turns=2)
    assert isinstance(match.phase, Finished)
    assert match.events[0] == Resigned(0, Exit.TIMED_OUT)
    assert match.presence.lapses == (2, 0)
    assert [result.won for result in table.store.finished[0]] == [False, True]


async def test_nobody_wins_by_being_away_for_longer(table: Table) -> None:
    await choose(table, "absent", Absent.LEAVES)
    await table.begin(LIVE)
    match = await keep_away(table)
    assert match.is_deserted
    assert isinstance(match.phase, Playing)
    assert match.presence.away == (0, 1)


async def test_the_last_two_decide(table: Table) -> None:
    await choose(table, "absent", Absent.LEAVES)
    await table.seat(LIVE, ADA, BEN, CLEO)
    match = await keep_away(table, ADA, CLEO)
    assert isinstance(match.phase, Playing)
    assert match.state.out == (False, True, False)
