"""The solution of a race: published games, a plain solver beside it, and what must hold of it."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from benchmarks.solving.floor import bounds, bounds_from
from bot.solver import TurnStart
from bot.solver.model.arrays import Floats
from bot.solver.tables.game_value import solve_race
from bot.solver.tables.race import Race
from tests.support.solver.pig import pig
from tests.support.solver.solved import solved


def nothing(_part: float) -> None:
    """Ignore progress."""


def test_pig_to_100() -> None:
    """Neller and Presser (2004): the first player wins 53.06 % of the games."""
    values = solve_race(Race(pig(), target=100), nothing)
    assert values.wins[0, 0, 0, 0] == pytest.approx(0.5306, abs=5e-5)


def test_200_points_are_the_fairest_head_start() -> None:
    """Busche and Neller (2017), singles and triples only to 10,000 points."""
    table = solved(
        "triples(four=none,five=none,six=none,straight=0,low_straight=0,high_straight=0,target=10000)"
    )
    fair = {
        ahead: abs(table.win_probability(TurnStart(0, ahead)) - 0.5) for ahead in range(0, 500, 50)
    }
    assert min(fair, key=lambda ahead: fair[ahead]) == 200


@pytest.mark.parametrize(
    "race",
    [
        Race(pig(), target=12),
        Race(pig(), target=12, minimum=4),
        Race(pig(), target=12, opening=7),
        Race(pig(), target=9, limit=1, penalty=2, floor=-4),
        Race(pig(), target=9, limit=2, penalty=3, floor=-3),
        Race(pig(), target=9, limit=3, penalty=3, floor=-3, minimum=4),
    ],
)
def test_a_plain_solver_finds_the_same(race: Race) -> None:
    assert solve_race(race, nothing).wins == pytest.approx(_plainly(race), abs=1e-8)


def _plainly(race: Race) -> Floats:
    """Return the values of a race of Pig, repeating the rules until nothing changes."""
    wins, change = np.full(race.shape, 0.5), 1.0
    while change > 1e-10:
        before = wins.copy()
        for own_farkles, other_farkles, own, opponent in np.ndindex(race.shape):
            wins[own_farkles, other_farkles, own, opponent] = _turn(
                race, before, own_farkles, other_farkles, own, opponent
            )
        change = np.abs(wins - before).max()
    return wins


def _turn(
    race: Race, wins: Floats, own_farkles: int, other_farkles: int, own: int, other: int
) -> float:
    farkles = (own_farkles + 1) % race.counters
    after = max(own - race.penalty, 0) if farkles == 0 else own
    farkle = 1 - wins[other_farkles, farkles, other, after]
    least = race.least_to_open if own + race.floor == 0 else race.least
    enough = max(race.totals - own, least)
    values = dict.fromkeys(range(enough, enough + 7), 1.0)
    for points in range(enough - 1, -1, -1):
        rolling = (farkle + sum(values[points + face] for face in range(2, 7))) / 6
        banking = 0.0
        if points >= least:
            banking = 1 - wins[other_farkles, 0, other, own + points]
        values[points] = max(rolling, banking)
    return values[0]


def test_the_floor_of_totals_soon_makes_no_difference() -> None:
    """Each penalty more below zero counts less than a fifth of the one before."""
    race = Race(pig(), target=8, limit=3, penalty=3)
    chances = [
        solve_race(replace(race, floor=-down), nothing).wins[..., down:, down:]
        for down in range(0, 12, 3)
    ]
    changes = [np.abs(lower - higher).max() for lower, higher in pairwise(chances)]
    assert changes[1] < changes[0] / 5
    assert changes[2] < changes[1] / 5


def test_a_bound_holds_for_what_a_floor_changes() -> None:
    """Of a game with totals so far down that nobody gets there, and the same with a floor."""
    deep, race = (Race(pig(), target=8, limit=2, penalty=3, floor=-down) for down in (21, 6))
    true = solve_race(deep, nothing).wins[..., 15:, 15:]
    left, table = bounds(race), solve_race(race, nothing).wins
    assert (np.abs(table - true) <= left + 1e-8).all()
    assert np.abs(table - true).max() > left.max() / 100, "it is no idle bound"
    at_floor, once_up, twice_up = bounds_from(race).values()
    assert twice_up < once_up / 4 < at_floor / 16


def test_work_ends_when_progress_says_so() -> None:
    def enough(part: float) -> None:
        if part > 0.5:
            raise TimeoutError

    with pytest.raises(TimeoutError):
        solve_race(Race(pig(), target=20), enough)


@pytest.mark.parametrize(
    "race", [Race(pig(), target=20), Race(pig(), target=9, limit=2, penalty=3, floor=-3)]
)
def test_progress_goes_from_none_to_all(race: Race) -> None:
    parts: list[float] = []
    solve_race(race, parts.append)
    assert parts == sorted(parts)
    assert 0 <= parts[0] < 0.1
    assert 0.5 < parts[-1] <= 1
