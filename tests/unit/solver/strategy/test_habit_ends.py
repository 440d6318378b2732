"""How turns end that are played by rules of thumb, compared with turns played by the engine."""

from dataclasses import dataclass
from math import sqrt
from random import Random

import numpy as np
import pytest

from bot.advice.bounds import STEP
from bot.engine import (
    FAIR,
    Bank,
    Move,
    Roll,
    Setup,
    State,
    apply,
    dice_to_roll,
    farkle_chance,
    legal_moves,
    parse_rules,
    start,
)
from bot.solver import turn_table
from bot.solver.strategy.habit import FAR, Habit, Style, bank_at, habit_ends
from bot.solver.strategy.keeping import Keeping
from bot.solver.strategy.turn_ends import TurnEnds
from tests.support.engine.shipped import NAMES, shipped

NEVER = 1_000_000
BY_DICE = (350, 350, 450, 1000, NEVER, NEVER)
TURNS = 3000


def points(ends: TurnEnds) -> float:
    """Return what the first column brings on average."""
    return float(STEP * np.arange(len(ends.banked)) @ ends.banked[:, 0])


@pytest.mark.parametrize("name", NAMES)
def test_without_a_habit_a_turn_brings_the_most_points(name: str) -> None:
    rules = shipped(name)
    ends = habit_ends(rules, Habit(), [FAR])
    prospects = turn_table(rules).up_to(FAR)
    worth = points(ends) + float(ends.farkle[0]) * prospects.farkle
    assert worth == pytest.approx(prospects.start, abs=1e-6)


@pytest.mark.parametrize("keeping", Keeping)
def test_a_turn_ends_in_a_farkle_or_in_a_bank(keeping: Keeping) -> None:
    habit = Habit(bank_at(300).bank_from, keeping)
    ends = habit_ends(shipped("zilch"), habit, [300, 1000, FAR], farkles=2)
    assert ends.farkle + ends.banked.sum(axis=0) == pytest.approx(np.ones(3))
    assert not ends.banked[: 300 // STEP].any()


def test_to_bank_from_a_number_of_points_on_never_banks_less() -> None:
    ends = habit_ends(shipped("classic"), bank_at(500), [350, FAR])
    assert not ends.banked[:7, 0].any(), "350 win"
    assert not ends.banked[:10, 1].any()
    assert ends.banked[10, 1] > 0


@dataclass(frozen=True)
class Recipe:
    """The same as the habit, as a player has it: by the dice on the table alone."""

    keeping: Keeping

    def choose(self, state: State) -> Move:
        """Take all that scores and bank it if that is enough, else roll on."""
        ways = [move for move in legal_moves(state) if isinstance(move, Roll)]
        if not state.roll:
            return ways[0]
        most = max(ways, key=lambda way: (len(way.keep), self._score(state, way)))
        left = len(dice_to_roll(state, most))
        if left < 6 and state.points + self._score(state, most) >= BY_DICE[left - 1]:
            return Bank(most.keep)
        if left == 6 or self.keeping is Keeping.MOST:
            return most
        if self.keeping is Keeping.FEWEST:
            return max(ways, key=lambda way: (-len(way.keep), self._score(state, way)))
        return max(ways, key=lambda way: (self._score(state, way) / len(way.keep), -len(way.keep)))

    @staticmethod
    def _score(state: State, way: Roll) -> int:
        return state.table.roll(state.roll).by_positions[way.keep].points


@pytest.mark.parametrize("keeping", [Keeping.MOST, Keeping.FEWEST, Keeping.DEAREST])
def test_a_recipe_ends_turns_as_the_engine_plays_them(keeping: Keeping) -> None:
    rules, random = shipped("tavern"), Random(f"recipe {keeping}")
    habit = Habit(tuple(enumerate(BY_DICE, start=1)), keeping, recipe=True)
    expected = habit_ends(rules, habit, [FAR])
    policy, begun = Recipe(keeping), start(Setup(rules, 2))
    begun = apply(begun, Roll(), [2, 2, 3, 3, 4, 6])[0]  # so that the second seat plays
    brought = [_play_turn(begun, policy, random) for _ in range(TURNS)]
    farkled = sum(not points for points in brought) / TURNS
    chance = float(expected.farkle[0])
    assert abs(farkled - chance) < 4 * sqrt(chance * (1 - chance) / TURNS)
    mean = sum(brought) / TURNS
    error = sqrt(sum((points - mean) ** 2 for points in brought)) / TURNS
    assert abs(mean - points(expected)) < 4 * error


def _play_turn(state: State, policy: Recipe, random: Random) -> int:
    """Return the points that the second seat banks in its turn."""
    while state.seat == 1 and not state.over:
        move = policy.choose(state)
        count = len(dice_to_roll(state, move))
        state, _ = apply(state, move, random.choices(range(1, 7), k=count))
    return state.totals[1]


def test_an_exact_target_is_refused() -> None:
    with pytest.raises(ValueError, match="overshot"):
        habit_ends(parse_rules("exact(target=1000,overshoot=exact)"), Habit(), [1000])


def test_a_roll_that_wins_is_refused() -> None:
    with pytest.raises(ValueError, match="wins the game"):
        habit_ends(parse_rules("six(target=1000,six=win)"), Habit(), [1000])


def test_a_plan_without_a_choice_holds_to_its_first_habit() -> None:
    assert Style((Habit(),)).numbers(np.array(100), np.arange(3)).tolist() == [0, 0, 0]


def test_who_is_heedless_of_the_target_banks_what_wins_and_else_plays_as_if_it_were_far() -> None:
    rules = shipped("tavern")
    near, far = (habit_ends(rules, Habit(heedless=True), [make]) for make in (STEP, FAR))
    assert near.farkle[0] == pytest.approx(float(farkle_chance(rules, (FAIR,) * 6)))
    assert far.farkle[0] == pytest.approx(habit_ends(rules, Habit(), [FAR]).farkle[0])
    assert points(far) == pytest.approx(turn_table(rules).expected)
