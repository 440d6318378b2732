"""The estimated chances to win: near the exact ones where these are known, and sound elsewhere."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings

from bot.advice.bounds import STEP
from bot.engine import Bank, Roll, Setup, State, TakeOver, apply, check, dice_to_roll, start
from bot.solver import TurnStart, estimate, turn_table
from bot.solver.estimates.estimate import estimated
from bot.solver.estimates.single_side import arrivals, sums
from tests.support.engine.playing import throw
from tests.support.engine.shipped import shipped
from tests.support.engine.strategies import setups
from tests.support.solver.solved import rules, solved

EXAMPLES = 4  # each solves the turn of rules never seen before
MOST_MOVES = 40
GAMES = 40

NEAR_ENOUGH = {
    "plain(target=1500)": 0.04,
    "plain(target=1500,overshoot=exact)": 0.05,
    "plain(target=1500,minimum=300,farkle_limit=2,farkle_penalty=500)": 0.04,
    "plain(target=1500,opening=500)": 0.04,
    "plain(target=1500,final_round=yes)": 0.12,
    "plain(six=win,target=1500)": 0.04,
    "plain(turns=2)": 0.04,
    "plain(turns=3,farkle_limit=2,farkle_penalty=500)": 0.04,
}
"""By how much an estimate for two is off from the exact chance: the root of the mean square."""


def anywhere(line: str, rng: Random) -> State:
    """Return the start of some turn of a game of two."""
    ruleset = rules(line)
    totals = rng.randrange(0, 1500, 50), rng.randrange(0, 1500, 50)
    return replace(
        start(Setup(ruleset, seats=2)),
        totals=totals,
        opened=(totals[0] > 0, totals[1] > 0),
        farkles=(
            rng.randrange(ruleset.farkle_limit or 1),
            rng.randrange(ruleset.farkle_limit or 1),
        ),
        seat=rng.randrange(2),
        round=rng.randint(1, ruleset.turns or 1),
    )


@pytest.mark.parametrize(("line", "most"), NEAR_ENOUGH.items())
def test_for_two_it_comes_near_the_exact_chance(line: str, most: float) -> None:
    rng, off = Random(line), []
    for _ in range(GAMES):
        state = anywhere(line, rng)
        off.append(estimated(state).start - solved(line).win_probability(TurnStart.of(state)))
    assert np.sqrt(np.mean(np.square(off))) < most
    assert abs(np.mean(off)) < most / 2


@pytest.mark.parametrize("name", ["classic", "ten_turns"])
def test_turns_bring_on_average_what_they_are_worth(name: str) -> None:
    """Forward induction finds the mean that backward induction does."""
    one = sums(replace(shipped(name), target=None, turns=1), 1)
    chances = one.chances[1, 0]
    mean = STEP * float(chances @ (np.arange(len(chances)) - one.below))
    assert chances.sum() == pytest.approx(1, abs=1e-6)
    assert mean == pytest.approx(turn_table(shipped(name)).expected, rel=5e-4)


@pytest.mark.parametrize("name", ["classic", "facebook"])
def test_more_turns_bring_a_side_home(name: str) -> None:
    found = arrivals(shipped(name))
    home = found.chances[:, 0, found.place(0)]
    assert home[0] == 0
    assert all(before <= after + 1e-6 for before, after in pairwise(home))
    assert home[-1] == pytest.approx(1, abs=1e-3)


@settings(max_examples=EXAMPLES)
@given(
    setup=setups()
    .filter(lambda setup: setup.sides > 1)
    .map(lambda setup: Setup(setup.rules, setup.seats, setup.teams, badges=setup.badges))
)
def test_it_plays_legally_under_any_rules_with_fair_dice(setup: Setup) -> None:
    rng, state = Random(1), start(setup)
    for _ in range(MOST_MOVES):
        if state.over:
            break
        choices = estimate(state)
        assert all(0 <= (choice.win or 0) <= 1 + 1e-6 for choice in choices)
        assert check(state, choices[0].move) is None
        state, _ = apply(state, choices[0].move, throw(dice_to_roll(state, choices[0].move), rng))


def test_below_the_floor_of_totals_one_is_as_far_from_home() -> None:
    race = rules("plain(target=1500,overshoot=welfare,farkle_limit=1,farkle_penalty=500)")
    begun = start(Setup(race))
    far, farther = (estimate(replace(begun, totals=(low, 0)))[0] for low in (-50_000, -60_000))
    assert 0 < (far.win or 0) < (estimate(begun)[0].win or 0)
    assert far == farther


def test_a_bonus_of_less_than_a_step_can_be_banked() -> None:
    setup = Setup(rules("plain(target=1500,scoreless_bonus=1)"), seats=3)
    state = rolled(setup, 2, 2, 3, 3, 4, 6)
    wins = {type(choice.move): choice.win for choice in estimate(state)}
    assert wins.keys() == {Roll, Bank}
    assert all(0 < (win or 0) < 1 for win in wins.values())


def rolled(setup: Setup, *faces: int, **changes: object) -> State:
    """Return a game right after its first roll, with `changes` made to it before."""
    begun = replace(start(setup), **changes)  # type: ignore[arg-type] # fields of any type
    return apply(begun, Roll(), faces)[0]


def test_with_more_at_the_table_one_must_risk_more() -> None:
    """One of seven others arrives next, so that three quarters of the way will not do."""
    few, many = (
        rolled(
            Setup(rules("plain(target=4000)"), seats),
            *(1, 1, 1, 2, 3, 6),
            totals=(2500, *(3300,) * (seats - 1)),
            opened=(True,) * seats,
        )
        for seats in (2, 8)
    )
    assert isinstance(estimate(few)[0].move, Bank)
    assert isinstance(estimate(many)[0].move, Roll)


def test_nobody_overshoots_to_give_the_points_away() -> None:
    ruleset = rules("plain(target=2000,overshoot=welfare)")
    state = rolled(Setup(ruleset, 3), 1, 1, 1, 2, 3, 6, totals=(1500, 500, 800))
    assert isinstance(estimate(state)[0].move, Roll)
    exact = rolled(Setup(ruleset, 3), 1, 1, 1, 2, 3, 6, totals=(1000, 500, 800))
    assert estimate(exact)[0].win == 1


def test_of_the_excess_the_lowest_gets_less() -> None:
    """A gift of the whole turn would nearly win the game for them."""
    chances = {}
    for overshoot in ("welfare", "excess"):
        ruleset = rules(f"plain(target=2000,overshoot={overshoot})")
        state = rolled(Setup(ruleset, 3), 1, 1, 1, 2, 3, 6, totals=(1500, 500, 800))
        wins = {choice.move: choice.win or 0 for choice in estimate(state)}
        chances[overshoot] = wins[Bank((0, 1, 2))]
    assert chances["welfare"] < chances["excess"]


def test_what_is_left_to_the_next_seat_counts() -> None:
    """All six dice are a gift, so they are not left; and points enough are taken over."""
    line = "plain(target=10000{})"
    plain, stakes = (
        rolled(Setup(rules(line.format(option)), 3), 1, 1, 1, 5, 1, 5)
        for option in ("", ",high_stakes=yes")
    )
    wins = [
        {choice.move: choice.win or 0 for choice in estimate(state)} for state in (plain, stakes)
    ]
    few, all_six = Bank((0, 1, 2, 3)), Bank((0, 1, 2, 3, 4, 5))
    assert wins[0][all_six] > wins[0][few]
    assert wins[1][all_six] < wins[1][few]
    after, _ = apply(stakes, Bank((0, 1, 2, 3, 4, 5)))
    assert isinstance(estimate(after)[0].move, TakeOver)
