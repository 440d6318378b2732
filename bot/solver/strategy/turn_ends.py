"""How turns end under a policy: how likely they farkle, and how likely they bank each amount.

The turn is gone through forwards, in the order of `bot.solver.model.turn_induction` turned round:
`level less dice set aside` never falls while dice are thrown.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bot.solver.model.arrays import Floats
from bot.solver.model.steps import levels_together
from bot.solver.model.turn_arrays import AnyTurn, TurnArrays
from bot.solver.model.turn_model import Keep

Flags = NDArray[np.bool_]

_NEXT_TO_NOTHING: Final = 1e-13
"""So unlikely a place in a turn is not gone on from; its share is banked there."""


@dataclass(frozen=True, slots=True)
class TurnEnds:
    """How likely each column ends in a `farkle`, and in a bank: `banked[level, column]`."""

    farkle: Floats
    banked: Floats

    def column(self, number: int) -> "TurnEnds":
        """Return those of one column."""
        chosen = slice(number, number + 1)
        return TurnEnds(self.farkle[chosen], self.banked[:, chosen])

    def up_to(self, most: int) -> "TurnEnds":
        """Return the same with all that is banked above the level `most` counted as that level."""
        banked = np.zeros((most + 1, len(self.farkle)))
        within = min(most, len(self.banked))
        banked[:within] = self.banked[:within]
        banked[most] = self.banked[most:].sum(axis=0)
        return TurnEnds(self.farkle, banked)


def turn_ends(model: AnyTurn, worth: Floats, banks: Flags) -> TurnEnds:
    """Return how turns end that are played by `worth` and `banks`, both (throw, level, column).

    Of what a roll lets one keep that is kept which leads to the throw and level worth most, of
    equals the one with fewest dice. `banks` says where the turn is then banked; above its levels it
    always is, and `worth` must reach as far above them as one roll can bring.

    Raises `ValueError` for a turn that a roll may win.
    """
    turn = TurnArrays.of(model)
    if any(throw.wins for throw in turn.throws):
        raise ValueError("a roll that wins the game is neither a farkle nor a bank")
    return _Ends(turn, worth, banks).work_out()


class _Ends:
    """The chances of everything in a turn, filled from its beginning."""

    def __init__(self, turn: TurnArrays, worth: Floats, banks: Flags) -> None:
        """Begin before the first throw."""
        _, self._height, columns = banks.shape
        self._turn, self._worth, self._banks = turn, worth, banks
        self._choices = [list(throw.choices()) for throw in turn.throws]
        self._chances = np.zeros((len(turn.throws), self._height + turn.reach, columns))
        self._chances[turn.start, 0] = 1.0
        self._farkle = np.zeros(columns)

    def work_out(self) -> TurnEnds:
        turn, together = self._turn, levels_together(self._turn)
        full = turn.throws[-1].dice
        lowest = self._height - together
        while lowest > 1 - full:
            lowest -= together
        order = sorted(range(len(turn.throws)), key=lambda place: -turn.throws[place].dice)
        for bottom in range(lowest, self._height, together):
            for place in order:
                low = bottom + int(turn.aside[place])
                low, high = max(low, 0), min(low + together, self._height)
                if low < high:
                    self._throw(place, low, high)
        return TurnEnds(self._farkle, self._chances.sum(axis=0))

    def _throw(self, place: int, low: int, high: int) -> None:
        """Throw from the levels `low` to below `high` wherever it is not banked."""
        here = self._chances[place, low:high]
        thrown = np.where(self._banks[place, low:high] | (here < _NEXT_TO_NOTHING), 0.0, here)
        if not thrown.any():
            return
        here -= thrown
        self._farkle += self._turn.throws[place].farkle * thrown.sum(axis=0)
        for chance, keeps in self._choices[place]:
            self._keep(keeps, chance * thrown, low, high)

    def _keep(self, keeps: list[Keep], rolled: Floats, low: int, high: int) -> None:
        """Pass on what was `rolled` to what is best of `keeps`."""
        keeps = sorted(keeps, key=lambda keep: keep.throw)
        places = [(keep.throw, slice(low + keep.points, high + keep.points)) for keep in keeps]
        if len(places) == 1:
            self._chances[places[0]] += rolled
            return
        worth = [self._worth[place] for place in places]
        best = np.maximum.reduce(worth)
        for value, place in zip(worth[:-1], places, strict=False):
            taken = rolled * (value == best)
            self._chances[place] += taken
            rolled -= taken
        self._chances[places[-1]] += rolled
