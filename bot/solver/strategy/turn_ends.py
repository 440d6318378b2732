"""How turns end under a policy: how likely they farkle, and how likely they bank each amount.

The turn is gone through forwards, in the order of `bot.solver.model.turn_induction` turned round:
`level less dice set aside` never falls while dice are thrown.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bot.solver.model.turn_induction import Floats, levels_together
from bot.solver.model.turn_model import Outcome, TurnModel

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


def turn_ends(model: TurnModel, worth: Floats, banks: Flags) -> TurnEnds:
    """Return how turns end that are played by `worth` and `banks`, both (throw, level, column).

    Of what a roll lets one keep that is kept which leads to the throw and level worth most, of
    equals the one with fewest dice. `banks` says where the turn is then banked; above its levels it
    always is, and `worth` must reach as far above them as one roll can bring.

    Raises `ValueError` for a turn that a roll may win.
    """
    if any(throw.wins for throw in model.throws):
        raise ValueError("a roll that wins the game is neither a farkle nor a bank")
    return _Ends(model, worth, banks).work_out()


class _Ends:
    """The chances of everything in a turn, filled from its beginning."""

    def __init__(self, model: TurnModel, worth: Floats, banks: Flags) -> None:
        """Begin before the first throw."""
        _, self._height, columns = banks.shape
        self._model, self._worth, self._banks = model, worth, banks
        self._chances = np.zeros((len(model.throws), self._height + model.reach, columns))
        self._chances[model.start, 0] = 1.0
        self._farkle = np.zeros(columns)

    def work_out(self) -> TurnEnds:
        model, together = self._model, levels_together(self._model)
        full = model.throws[-1].dice
        lowest = self._height - together
        while lowest > 1 - full:
            lowest -= together
        order = sorted(range(len(model.throws)), key=lambda place: -model.throws[place].dice)
        for bottom in range(lowest, self._height, together):
            for place in order:
                low = bottom + model.set_aside(place)
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
        throw = self._model.throws[place]
        self._farkle += float(throw.farkle) * thrown.sum(axis=0)
        for outcome in throw.outcomes:
            self._keep(outcome, thrown, low, high)

    def _keep(self, outcome: Outcome, thrown: Floats, low: int, high: int) -> None:
        """Pass on what was `thrown` to what is best to keep of `outcome`."""
        rolled = float(outcome.chance) * thrown
        keeps = sorted(outcome.keeps, key=lambda keep: keep.throw)
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
