"""What lies ahead inside one turn: the value of banking and of throwing at every turn total."""

from dataclasses import dataclass

import numpy as np

from bot.ai.ladder import Floats, Ladder
from bot.ai.turn_model import TurnModel
from bot.domain.odds import STEP


@dataclass(frozen=True, slots=True)
class Prospects:
    """The values of a turn, be they chances to win or points.

    `banking[level]` and `rolling[throw, level]`, where a level is a turn total in steps. Whatever
    is above the last level counts as the last level. `farkle` and `win` are what a roll is worth
    that loses the turn, or wins the game at once.
    """

    model: TurnModel
    banking: Floats
    rolling: Floats
    farkle: float
    win: float

    @staticmethod
    def of(ladder: Ladder, lane: int = 0) -> "Prospects":
        """Return what a lane of a ladder made with `detail` shows after its run."""
        return Prospects(
            ladder.model,
            ladder.banking[:, lane].copy(),
            ladder.rolling[..., lane].copy(),
            float(ladder.farkle[lane]),
            ladder.win,
        )

    @property
    def start(self) -> float:
        """Return the value of beginning the turn."""
        return self.roll(0, self.model.start)

    def bank(self, points: int) -> float:
        """Return the value of banking `points`: minus infinity where that is not allowed."""
        return float(self.banking[self._level(points)])

    def roll(self, points: int, throw: int) -> float:
        """Return the value of making the throw of index `throw` with `points` at risk."""
        return float(self.rolling[throw, self._level(points)])

    def best(self, points: int, throw: int) -> float:
        """Return the value of the better of the two."""
        return max(self.bank(points), self.roll(points, throw))

    def bank_from(self, throw: int) -> int | None:
        """Return the turn total from which on banking is best; None when it never is."""
        better = np.flatnonzero(self.rolling[throw] > self.banking)
        level = int(better[-1]) + 1
        return None if level == len(self.banking) else level * STEP

    def _level(self, points: int) -> int:
        return min(points // STEP, len(self.banking) - 1)
