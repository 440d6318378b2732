"""The turn's value with particular dice: play for points with a set that may hold loaded dice.

The same backward induction as for fair dice, with a choice among thousands of rolls.
"""

from collections.abc import Sequence
from math import ceil
from typing import Final

import numpy as np

from bot.advice.bounds import STEP
from bot.engine import Die, RuleSet
from bot.jobs.job_context import require_slow_allowed
from bot.solver.cache import kept
from bot.solver.loaded.layout import loaded_layout
from bot.solver.model.dice_sets import DiceSet, dice_set
from bot.solver.model.games import is_loaded
from bot.solver.model.solve_turn import TurnLayout, TurnSolver
from bot.solver.model.turn_arrays import AnyTurn
from bot.solver.model.turn_induction import NEVER
from bot.solver.tables.turn_value import (
    USUAL_TARGET,
    banking_values,
    height_of,
    turn_table,
)

_HIGHEST: Final = 10_000
"""Levels above which a turn is banked: 500,000 points. No set gets there often enough to show."""


class SetTurn:
    """The values of a turn with the dice `thrown` at its beginning, in points.

    A farkle is worth nothing: penalties, and the opening score, are left out of account.
    """

    farkle: Final = 0.0

    def __init__(self, rules: RuleSet, layout: TurnLayout, most: int | None = None) -> None:
        """Work the turn of `layout` out; with `most`, points beyond so many do not count."""
        model = layout.model
        self.rules = rules
        self.win = float(most or rules.target or USUAL_TARGET)
        self._most = most
        self._turn = model
        height = _height(model, rules) if most is None else _height_to(most, rules)
        self._banking = banking_values(rules, height + layout.reach, most)
        solver = TurnSolver(layout, height)
        solver.banking[:, 0] = self._banking[:height]
        solver.above[..., 0] = self._banking[height:]
        solver.win = self.win
        solver.run()
        self._rolling = solver.rolling[..., 0]

    @property
    def nbytes(self) -> int:
        """Return how many bytes the values take up."""
        return self._rolling.nbytes + self._banking.nbytes

    @property
    def expected(self) -> float:
        """Return the best average of a turn."""
        return self.roll(0, self._turn.start)

    def place(self, dice: Sequence[Die], *, hot: bool = False, may_bank: bool = True) -> int:
        """Return the index of the throw of `dice`; raises `ValueError` when there is none."""
        return self._turn.place(dice, hot=hot, may_bank=may_bank)

    def bank(self, points: int, throw: int = 0) -> float:
        """Return what banking `points` is worth: minus infinity where that is not allowed."""
        del throw  # it makes no difference what could be thrown instead
        if points < max(self.rules.minimum, 1):
            return NEVER
        if self._most is None or points <= self._most:
            return float(points)
        return float(self._most) if self.rules.overshoot == "allowed" else 0.0

    def roll(self, points: int, throw: int) -> float:
        """Return the value of making the throw of index `throw` with `points` at risk."""
        row = self._rolling[throw]
        return float(row[min(points // STEP, len(row) - 1)])

    def bank_from(self, throw: int) -> int | None:
        """Return the points at risk from which on banking is best; None when it never is."""
        row = self._rolling[throw]
        level = int(np.flatnonzero(row > self._banking[: len(row)])[-1]) + 1
        return None if level == len(row) else level * STEP


@kept
def set_turn(rules: RuleSet, dice: DiceSet, most: int | None = None) -> SetTurn:
    """Return the turn of `rules` with `dice`; some seconds' work for six that differ, done once.

    With `most`, points beyond so many do not count: then it is a tenth of a second's work more.
    """
    if most is None:
        require_slow_allowed()
    return SetTurn(rules, loaded_layout(rules, dice), most)


def expected_turn(rules: RuleSet, dice: Sequence[Die]) -> float:
    """Return what a turn with the full set `dice` brings on average, played for points."""
    if is_loaded(dice):
        return set_turn(rules, dice_set(dice)).expected
    return turn_table(rules).expected


def _height(model: AnyTurn, rules: RuleSet) -> int:
    """Return so many levels that one banks above them, or never gets there."""
    may_farkle = all(throw.farkle for throw in model.throws)
    return min(height_of(model, rules), _HIGHEST) if may_farkle else _HIGHEST


def _height_to(most: int, rules: RuleSet) -> int:
    """Return so many levels that above them one may bank, and more than `most` is not wanted."""
    return ceil(max(most, rules.minimum) / STEP) + 2
