"""What lies ahead inside one turn: the value of banking and of throwing at every turn total."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from bot.advice.bounds import STEP
from bot.advice.choices import Basis
from bot.engine import Die, State
from bot.solver.model.arrays import Floats
from bot.solver.model.turn_induction import Detailed, Turn


class TurnAhead(Protocol):
    """What a choice inside a turn is worth: by tables for fair dice, or for a set of any dice."""

    @property
    def farkle(self) -> float:
        """Return what a roll is worth that loses the turn."""

    @property
    def win(self) -> float:
        """Return what a roll is worth that wins the game at once."""

    def place(self, dice: Sequence[Die], *, hot: bool, may_bank: bool) -> int:
        """Return the index of the throw of `dice`."""

    def bank(self, points: int, throw: int = 0) -> float:
        """Return the value of banking `points` instead of making the throw of index `throw`."""

    def roll(self, points: int, throw: int) -> float:
        """Return the value of making that throw with `points` at risk."""


class Solved(Protocol):
    """A game that is solved, for any number of players."""

    @property
    def basis(self) -> Basis:
        """Return how exact its figures are."""

    def ahead(self, state: State) -> "Prospects":
        """Return the chances to win inside the turn that is played in `state`."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """The values of a turn, be they chances to win or points.

    `banking[throw, level]` and `rolling[throw, level]`, where a level is a turn total in steps and
    the throw is the one that may be made instead. Whatever is above the last level counts as it.
    `farkle` and `win` are what a roll is worth that loses the turn, or wins the game at once.
    """

    model: Turn
    banking: Floats
    rolling: Floats
    farkle: float
    win: float

    @staticmethod
    def of(induction: Detailed, column: int = 0) -> "Prospects":
        """Return what a column of an induction shows after its run."""
        rolling, banking = (
            induction.rolling[..., column].copy(),
            induction.banking[..., column].copy(),
        )
        return Prospects(
            induction.model,
            np.broadcast_to(banking, rolling.shape),
            rolling,
            float(induction.farkle[column]),
            induction.win,
        )

    @property
    def nbytes(self) -> int:
        """Return how many bytes the values take up; the model is kept elsewhere."""
        return 2 * self.rolling.nbytes if self.banking.strides[0] else self.rolling.nbytes

    @property
    def start(self) -> float:
        """Return the value of beginning the turn."""
        return self.roll(0, self.model.start)

    def place(self, dice: Sequence[Die], *, hot: bool, may_bank: bool) -> int:
        """Return the index of the throw of `dice`."""
        return self.model.place(dice, hot=hot, may_bank=may_bank)

    def bank(self, points: int, throw: int = 0) -> float:
        """Return the value of banking `points`: minus infinity where that is not allowed.

        `throw` is what could be thrown instead: it matters only where the next seat may throw it.
        """
        return float(self.banking[throw, self._level(points)])

    def roll(self, points: int, throw: int) -> float:
        """Return the value of making the throw of index `throw` with `points` at risk."""
        return float(self.rolling[throw, self._level(points)])

    def best(self, points: int, throw: int) -> float:
        """Return the value of the better of the two."""
        return max(self.bank(points, throw), self.roll(points, throw))

    def bank_from(self, throw: int) -> int | None:
        """Return the turn total from which on banking is best; None when it never is."""
        better = np.flatnonzero(self.rolling[throw] > self.banking[throw])
        level = int(better[-1]) + 1
        return None if level == len(self.banking[0]) else level * STEP

    def _level(self, points: int) -> int:
        """Return the level of `points`: a bonus of less than a step is one."""
        return min(max(points // STEP, min(points, 1)), len(self.banking[0]) - 1)
