"""Opponents take seats and leave them: with the host, or with the last person."""

from dataclasses import replace

import pytest

from bot.advice.level import Level
from bot.engine import Bank, IllegalMove, Resigned, Roll, RuleSet, Setup
from bot.features.tables.refusals import TableRefusal
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person
from bot.match.model.phases import Closed, Finished
from bot.match.service.opponents import leaving_with
from tests.support.matches.opponents import CAUTIOUS, GREEDY, MIXED, PERFECT, back_to, pass_on
from tests.support.matches.table import ADA, BEN, LIFETIME, Table
from tests.support.scenes.tables import Table as Game

pytestmark = pytest.mark.usefixtures("put_away")


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
