"""Round robins: FIDE's Berger tables, teams, withdrawals."""

from collections import Counter
from itertools import combinations

import pytest

from bot.features.tournaments.model.pairing.form import TieBreak
from bot.features.tournaments.model.pairing.history import (
    WIN,
    BracketPart,
    Entrant,
    How,
    Pairing,
    PairingHistory,
    PairingOutcome,
    PairingPlace,
)
from bot.features.tournaments.model.pairing.round_robin import RoundRobin, berger
from tests.support.tournaments.playing import entrants, played_out, stronger_wins

# FIDE Handbook C.05, annex 1.
PUBLISHED = {
    4: "1-4 2-3; 4-3 1-2; 2-4 3-1",
    6: "1-6 2-5 3-4; 6-4 5-3 1-2; 2-6 3-1 4-5; 6-5 1-4 2-3; 3-6 4-2 5-1",
    8: (
        "1-8 2-7 3-6 4-5; 8-5 6-4 7-3 1-2; 2-8 3-1 4-7 5-6; 8-6 7-5 1-4 2-3; 3-8 4-2 5-1 6-7;"
        "8-7 1-6 2-5 3-4; 4-8 5-3 6-2 7-1"
    ),
    10: (
        "1-10 2-9 3-8 4-7 5-6; 10-6 7-5 8-4 9-3 1-2; 2-10 3-1 4-9 5-8 6-7; 10-7 8-6 9-5 1-4 2-3;"
        "3-10 4-2 5-1 6-9 7-8; 10-8 9-7 1-6 2-5 3-4; 4-10 5-3 6-2 7-1 8-9; 10-9 1-8 2-7 3-6 4-5;"
        "5-10 6-4 7-3 8-2 9-1"
    ),
}


@pytest.mark.parametrize("count", PUBLISHED)
def test_the_tables_are_the_published_ones(count: int) -> None:
    printed = [
        [tuple(int(number) for number in pair.split("-")) for pair in line.split()]
        for line in PUBLISHED[count].split(";")
    ]
    assert [berger(count, number) for number in range(1, count)] == printed


@pytest.mark.parametrize("count", [2, 3, 5, 12, 13, 64])
def test_everybody_meets_everybody_and_sides_are_even(count: int) -> None:
    course = played_out(RoundRobin(), count, stronger_wins)
    met = Counter(frozenset(pairing.sides) for pairing in course.pairings if pairing.second)
    assert met == dict.fromkeys(map(frozenset, combinations(range(1, count + 1), 2)), 1)
    rests = Counter(pairing.first for pairing in course.pairings if pairing.second is None)
    assert rests == (dict.fromkeys(range(1, count + 1), 1) if count % 2 else {})
    for number, pairings in course.of.items():
        began = sum(pairing.first == number for pairing in pairings if pairing.second)
        assert abs(2 * began - (count - 1)) <= 1


def test_a_rest_is_worth_nothing() -> None:
    course = played_out(RoundRobin(), 3, stronger_wins)
    assert [(row.number, row.points) for row in RoundRobin().standings(course)] == [
        (1, 2 * WIN),
        (2, WIN),
        (3, 0),
    ]


def test_sides_alternate_by_board() -> None:
    pairing = Pairing(PairingPlace(BracketPart.MAIN, 1, 1), 3, 7)
    assert [pairing.begins(board) for board in (1, 2, 3, 4)] == [3, 7, 3, 7]


def test_boards_decide_between_teams_with_equal_points() -> None:
    scored = iter([(6, 2), (3, 5), (7, 1)])
    course = played_out(RoundRobin(), 3, lambda _: PairingOutcome(WIN, 0, How.PLAYED, next(scored)))
    assert RoundRobin.tie_breaks[-1] is TieBreak.SCORED
    boards = {row.number: row.tie_breaks[-1] for row in RoundRobin().standings(course)}
    assert sum(boards.values()) == 24


def test_who_withdraws_loses_the_rest_and_is_told_of_no_next_game() -> None:
    course = PairingHistory([Entrant(1, withdrawn=True), *entrants(4)[1:]])
    made = RoundRobin().due(course)
    assert [pairing.outcome and pairing.outcome.how for pairing in made] == [How.NO_SHOW, None]
    course = course.beyond(made)
    assert RoundRobin().upcoming(course, 1) is None
    following = RoundRobin().upcoming(course, 4)
    assert following is not None
    assert following.waits_for == (PairingPlace(BracketPart.MAIN, 1, 2),)
    assert following.opponent == 3


@pytest.mark.parametrize("count", [0, 1])
def test_nothing_is_played_by_fewer_than_two(count: int) -> None:
    course = PairingHistory(entrants(count))
    assert RoundRobin().is_over(course)
    assert RoundRobin().upcoming(course, 1) is None or count == 0


def test_everybody_leaving_ends_it() -> None:
    course = PairingHistory([Entrant(number, withdrawn=True) for number in range(1, 6)])
    made = RoundRobin().due(course)
    assert RoundRobin().is_over(course.beyond(made))
    assert all(pairing.outcome for pairing in made)
