"""Values inside turns with a badge, by backward induction, for many turns at once.

A turn is worked out in layers, one for each number of uses that are left. Using the badge leads to
the layer below, which is known by then. So all that a badge can do is to raise something by what is
known: a farkle, a throw, or what is left to choose of a roll.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np

from bot.engine import Effect
from bot.solver.badges.turn import BadgeTurn, EveryRoll, ThrowRows
from bot.solver.model.arrays import Floats
from bot.solver.model.turn_induction import NEVER

_SLICE: Final = 8
"""Levels that are looked at together where all are known."""


@dataclass(frozen=True, slots=True)
class Ends:
    """What the ends of turns are worth: of `banking` by level and column, and of a `farkle`.

    `banking` is 1 from its last level on.
    """

    banking: Floats
    farkle: Floats


@dataclass(frozen=True, slots=True)
class Raised:
    """What using the badge is worth: at a farkle, before a throw, and with a roll on the table.

    The first two are by throw, level and column, the last is a list by throw of choice, level and
    column. Each is None where the badge does nothing of the kind.
    """

    farkle: Floats | None = None
    throw: Floats | None = None
    rolls: list[Floats] | None = None

    def part(self, columns: int) -> "Raised":
        """Return the first so many columns."""
        return self._each(lambda values: values[..., :columns])

    def after(self, columns: int) -> "Raised":
        """Return this with so many columns before it in which the badge cannot be used."""
        before = (0, 0), (0, 0), (columns, 0)
        return self._each(lambda values: np.pad(values, before, constant_values=NEVER))

    def _each(self, change: Callable[[Floats], Floats]) -> "Raised":
        return Raised(
            None if self.farkle is None else change(self.farkle),
            None if self.throw is None else change(self.throw),
            None if self.rolls is None else [change(roll) for roll in self.rolls],
        )


NOTHING: Final = Raised()


@dataclass(frozen=True, eq=False)
class Layer:
    """What throwing is worth with so many uses left (`rolling`: throw, level, column), and all.

    `values` are what the better of throwing, banking and using the badge is worth; they have twice
    as many levels, of which the upper half are won.
    """

    turn: BadgeTurn
    ends: Ends
    raised: Raised
    values: Floats
    rolling: Floats

    @staticmethod
    def of(turn: BadgeTurn, ends: Ends, raised: Raised = NOTHING) -> "Layer":
        """Work the turn out."""
        height, columns = ends.banking.shape
        values = np.ones((len(turn.throws), 2 * height, columns))
        rolling = np.zeros((len(turn.throws), height, columns))
        layer, full = Layer(turn, ends, raised, values, rolling), turn.full
        for bottom in range(height - full, -full, -full):
            for place, throw in enumerate(turn.throws):
                low, high = max(bottom + throw.aside, 0), min(bottom + throw.aside + full, height)
                if low < high:
                    layer._work_out(place, throw, low, high)
        return layer

    def _work_out(self, place: int, throw: ThrowRows, low: int, high: int) -> None:
        ends, raised = self.ends, self.raised
        rows = throw.best(self.values, low, high)
        if raised.rolls is not None:
            np.maximum(rows, raised.rolls[place][:, low:high], out=rows)
        lost = ends.farkle
        if raised.farkle is not None:
            lost = np.maximum(lost, raised.farkle[place, low:high])
        found = throw.mean(rows) + throw.farkle * lost + throw.wins
        self.rolling[place, low:high] = found
        best = np.maximum(found, ends.banking[low:high]) if throw.may_bank else found
        if raised.throw is not None:
            best = np.maximum(best, raised.throw[place, low:high])
        self.values[place, low:high] = best

    @property
    def nbytes(self) -> int:
        """Return how many bytes the values take up."""
        return self.values.nbytes + self.rolling.nbytes + self.ends.banking.nbytes

    @property
    def start(self) -> Floats:
        """Return what beginning the turn is worth, by column."""
        started: Floats = self.values[self.turn.start, 0]
        return started

    def part(self, columns: int) -> "Layer":
        """Return the first so many columns."""
        ends = Ends(self.ends.banking[:, :columns], self.ends.farkle[:columns])
        values, rolling = self.values[..., :columns], self.rolling[..., :columns]
        return Layer(self.turn, ends, self.raised.part(columns), values, rolling)

    @cached_property
    def lent(self) -> Floats:
        """Return what throwing with one ordinary die more is worth."""
        found = np.empty_like(self.rolling)
        for place, throw in enumerate(self.turn.lent):
            for low, high in self._slices():
                rows = throw.best(self.values, low, high)
                lost = throw.farkle * self.ends.farkle + throw.wins
                found[place, low:high] = throw.mean(rows) + lost
        return found

    def using(self) -> Raised:
        """Return what using the badge is worth where this layer is what it leads to."""
        badge = self.turn.badge
        if badge is None:
            return NOTHING
        if badge.undoes_farkles:
            return Raised(farkle=self.rolling)
        if badge.effect is Effect.ONE_MORE:
            return Raised(throw=self.lent)
        if badge.effect is Effect.DOUBLED:
            height = len(self.ends.banking)
            return Raised(rolls=[rows.best(self.values, 0, height, 2) for rows in self.turn.throws])
        if self.turn.rolls:
            pairs = zip(self.turn.throws, self.turn.rolls, strict=True)
            return Raised(rolls=[self._changed(*pair) for pair in pairs])
        return NOTHING

    def _changed(self, throw: ThrowRows, every: EveryRoll) -> Floats:
        """Return what it is worth to change dice of each roll of `throw`."""
        height, columns = self.ends.banking.shape
        place = self.turn.throws.index(throw)
        found = np.empty((len(throw.chances), height, columns))
        for low, high in self._slices():
            best = throw.best(self.values, low, high)
            if self.raised.rolls is not None:
                np.maximum(best, self.raised.rolls[place][:, low:high], out=best)
            rolls = np.empty((len(every.won), high - low, columns))
            rolls[...] = self.ends.farkle
            rolls[every.won] = 1.0
            rolls[every.chosen[throw.ways.order]] = best
            found[:, low:high] = every.used(rolls)[throw.ways.order]
        return found

    def _slices(self) -> Iterator[tuple[int, int]]:
        height = len(self.ends.banking)
        for low in range(0, height, _SLICE):
            yield low, min(low + _SLICE, height)
