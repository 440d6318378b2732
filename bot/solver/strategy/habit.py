"""Rules of thumb: what a player holds to, who otherwise makes the most points of each turn.

A habit takes choices away. What it leaves is played as well as can be for points, by the same
backward induction as everywhere; so a habit costs no more than it must. A recipe leaves no choice.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

import numpy as np

from bot.advice.bounds import STEP
from bot.engine import RuleSet
from bot.solver.cache import kept
from bot.solver.model.arrays import Floats, Ints
from bot.solver.model.solve_turn import TurnLayout, TurnSolver, turn_layout
from bot.solver.model.turn_arrays import TurnArrays
from bot.solver.model.turn_induction import NEVER, bankable
from bot.solver.strategy.keeping import Keeping, keeping_model
from bot.solver.strategy.turn_ends import Flags, TurnEnds, turn_ends
from bot.solver.tables.turn_value import banking_values, turn_table

_BEYOND_PRICE: Final = 1e9
"""Points that no chance of more outweighs."""

FAR: Final = 20_000
"""Points that no turn is worth."""

BankFrom = tuple[tuple[int, int], ...]
"""The points from which to bank, by the number of dice left, where all of them are hot dice."""


@dataclass(frozen=True, slots=True)
class Habit:
    """A rule of thumb. A bank that wins the game at once is made whatever it says.

    - `bank_from`: from these points on one banks, and with fewer one rolls; with other numbers of
      dice left one does what brings more.
    - `keeping`: which dice are set aside.
    - `heedless`: points beyond the target count like others, until a bank wins.
    - `recipe`: nothing is weighed. If all that scores makes `bank_from` for the dice that it would
      leave, all of it is taken and banked; if not, one rolls on, keeping as `keeping` says.
    """

    bank_from: BankFrom = ()
    keeping: Keeping = Keeping.BEST
    recipe: bool = False
    heedless: bool = False


def bank_at(points: int) -> Habit:
    """Return the habit to bank from so many points on, however many dice are left."""
    return Habit(tuple((dice, points) for dice in range(1, 7)))


@dataclass(frozen=True, slots=True)
class Style:
    """How somebody plays: `habits`, and which of them where.

    `pick` is told the totals of both sides, own first, in points, as arrays; it returns the number
    of a habit for each. Without it the first one always holds.
    """

    habits: tuple[Habit, ...]
    pick: Callable[[Ints, Ints], Ints] | None = None

    def numbers(self, own: Ints, other: Ints) -> Ints:
        """Return which habit holds at these totals."""
        if self.pick is None:
            return np.zeros(np.broadcast_shapes(own.shape, other.shape), dtype=np.intp)
        return self.pick(own, other)


def habit_ends(rules: RuleSet, habit: Habit, to_make: Sequence[int], farkles: int = 0) -> TurnEnds:
    """Return how turns end that are played by `habit`, so many `farkles` in a row before them.

    A column for each number of points `to_make`: to bank them wins, and what goes beyond them is
    worth no more. Raises `ValueError` where a target may not be overshot.
    """
    if rules.overshoot != "allowed":
        raise ValueError("habits know of no target that may not be overshot")
    layout = _layout(rules, habit.keeping)
    if habit.heedless:
        return _heedless_ends(rules, layout, habit, to_make, farkles)
    turns = [_solved(rules, layout, habit, most, farkles) for most in to_make]
    highest = max(turn.height for turn in turns)
    throws = len(layout.model.throws)
    worth = np.full((throws, highest + layout.reach, len(turns)), np.inf)
    banks = np.ones((throws, highest, len(turns)), dtype=bool)
    for column, turn in enumerate(turns):
        worth[:, : turn.height, column], banks[:, : turn.height, column] = _decided(turn)
        worth[:, turn.height :, column] = turn.above[:, -1]
    return turn_ends(layout.model, worth, banks)


def _heedless_ends(
    rules: RuleSet, layout: TurnLayout, habit: Habit, to_make: Sequence[int], farkles: int
) -> TurnEnds:
    """Return the same for a turn that is the same whatever there is to make, until a bank wins."""
    far = max(*to_make, FAR)
    far_worth, far_banks = _decided(_solved(rules, layout, habit, far, farkles))
    throws, height = len(layout.model.throws), far // STEP
    worth = np.full((throws, height + layout.reach, len(to_make)), np.inf)
    banks = np.ones((throws, height, len(to_make)), dtype=bool)
    for column, most in enumerate(to_make):
        short = slice(ceil(max(most, rules.minimum) / STEP))
        worth[:, short, column], banks[:, short, column] = far_worth[:, short], far_banks[:, short]
    return turn_ends(layout.model, worth, banks)


def _solved(
    rules: RuleSet, layout: TurnLayout, habit: Habit, most: int, farkles: int
) -> TurnSolver:
    """Return the turn of somebody who has so many points to make at `most`, worked out."""
    solver = TurnSolver(layout, max(most, rules.minimum) // STEP + 2, by_throw=True)
    solver.banking[..., 0] = banking_values(rules, solver.height, most)
    solver.above[...] = most
    solver.farkle[...] = turn_table(rules).prospects[farkles].farkle
    solver.stops = _hold_to(habit, solver, most)
    if habit.recipe:
        solver.banking[solver.stops] += _BEYOND_PRICE
        solver.above[...] += _BEYOND_PRICE
    solver.run()
    return solver


def _decided(solver: TurnSolver) -> tuple[Floats, Flags]:
    """Return what each throw and level is worth, and where one banks."""
    may_bank = np.array([throw.may_bank for throw in solver.model.throws])[:, None]
    rolling, banking = solver.rolling[..., 0], solver.banking[..., 0]
    banks = bankable(banking, solver.win, may_bank=may_bank) >= rolling
    if solver.stops is not None:
        banks |= solver.stops
    return np.where(banks, banking, rolling), banks


def _hold_to(habit: Habit, solver: TurnSolver, most: int) -> Flags:
    """Forbid the banks that `habit` forbids, and return where it has one bank (throw, level)."""
    levels = STEP * np.arange(solver.height)
    stops = np.zeros(solver.banking.shape[:2], dtype=bool)
    allowed = solver.banking[..., 0] > NEVER
    for place, throw in enumerate(TurnArrays.of(solver.model).throws):
        for dice, points in habit.bank_from:
            if throw.dice == dice:
                stops[place] = levels >= points
                solver.banking[place, levels < min(points, most)] = NEVER
    return (stops | (levels >= most)) & allowed


@kept
def _layout(rules: RuleSet, keeping: Keeping) -> TurnLayout:
    if keeping is Keeping.BEST:
        return turn_layout(rules)
    return TurnLayout(keeping_model(rules, keeping))
