"""Values inside a turn, by backward induction over the points at risk, for many turns at once.

Turns are worked out in a *batch*. Each *column* is one turn, with its own value of banking each
turn total and its own value of a farkle, so every operation runs over a long row of numbers. A
*level* is so many steps of points at risk; its value is that of the better of throwing and banking.

The order makes the rows longer still. Setting a die aside brings at least one step, so `level less
dice set aside` never falls while dice are thrown, and rises by as many levels as there are dice
when all are hot: that many levels are worked out together, throws with fewer dice first.
"""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Protocol

import numpy as np

from bot.engine import Die
from bot.solver.model.arrays import Flags, Floats, Ints
from bot.solver.model.steps import Step, Steps
from bot.solver.model.turn_arrays import AnyTurn

NEVER: Final = -np.inf
"""The value of banking where it is not allowed."""

_HEIGHTS: Final = 10
_WIDTHS: Final = 8

_NEAR_AT_HAND: Final = 2**20
"""Bytes that a processor has near at hand."""

_LEAST_WIDTH: Final = 16
_MOST_WIDTH: Final = 200

_MOST_BYTES: Final = 64 * 2**20
"""What a pool keeps of inductions that are not in use."""


class Fillable(Protocol):
    """Turns to be worked out: see `TurnInduction`."""

    banking: Floats
    farkle: Floats

    @property
    def above(self) -> Floats:
        """Return the values above the highest level, to be written to."""

    def run(self) -> Floats:
        """Work out every level, and return the value of beginning a turn, by column."""


class Turn(Protocol):
    """What a value inside a turn is looked up by: `TurnModel`, or `TurnArrays` for any dice."""

    @property
    def start(self) -> int:
        """Return the index of the throw that a turn begins with."""

    def place(self, dice: Sequence[Die], *, hot: bool, may_bank: bool) -> int:
        """Return the index of the throw of `dice`."""


class Detailed(Fillable, Protocol):
    """Turns of which every value is kept: see `TurnInduction`."""

    @property
    def model(self) -> Turn:
        """Return the turn that is worked out."""

    rolling: Floats
    win: float


class TurnInduction:
    """The levels 0 to `height - 1` of `width` turns; from `height` on the value is given.

    Fill `banking` (level, column; `NEVER` where it is not allowed) and `farkle` (column), then
    `run`. `above` (throw, level from `height` on, column) is 1 to begin with: banking there wins.
    After a run `best` (throw, level, column) holds the value of the better of throwing and banking;
    where one has to throw, banking is left only if it is worth `win`. With `detail` the value of
    throwing is kept too, in `rolling` (the same shape), also at levels at which no turn has so few
    dice left; without it `rolling` is of no use. Only the first `used` columns matter.
    """

    def __init__(
        self,
        model: AnyTurn,
        height: int,
        width: int,
        *,
        detail: bool = False,
        steps: "Steps | None" = None,
    ) -> None:
        """Lay out the buffers; `steps` are those of the model, if there are any yet."""
        self.model = model
        self.height = height
        self.used = width
        self._detail = detail
        self._steps = steps or Steps(model)
        turn = self._steps.turn
        throws, self._together = len(turn.throws), self._steps.together
        self.banking = np.full((height, width), NEVER)
        self.farkle = np.zeros(width)
        self.win = 1.0
        self.rolling = np.zeros((throws, height, width) if detail else (1, 1, width))
        self.best = np.ones((throws, height + turn.reach, width))
        if not detail:
            for place, aside in enumerate(turn.aside):
                self.best[place, :aside] = 0.0  # no turn is there
        self._version = -1

    @property
    def above(self) -> Floats:
        """Return the values from `height` on, by throw, level and column, to be written to."""
        return self.best[:, self.height :]

    @property
    def nbytes(self) -> int:
        """Return about how many bytes the values take up."""
        return self.best.nbytes + self.rolling.nbytes + self.banking.nbytes

    @property
    def keeps(self) -> int:
        """Return how many keeps were looked at in the last run."""
        return sum(step.keeps for step in self._laid)

    @property
    def aside(self) -> Ints:
        """Return how many of the dice are set aside when each throw comes."""
        return self._steps.turn.aside

    def run(self) -> Floats:
        """Work out every level, and return the value of beginning a turn, by column.

        At level 0 there is nothing to bank, so that its `banking` must be `NEVER`.
        """
        self.sketch()
        pruning = self._steps.pruning
        while pruning is not None and not pruning.holds(self.best[..., : self.used]):
            self.sketch()
        started: Floats = self.best[self.model.start, 0]
        return started

    def sketch(self) -> Floats:
        """Do what `run` does without looking whether the keeps that were left out matter.

        If they do, the values are a little too low.
        """
        if self._version != self._steps.version:
            self._lay_out()
        self._ends = self._farkles * self.farkle + self._winning * self.win
        low, together = self._aside, self._together
        lowest = -max(low) if self._detail else 0
        for bottom in range(self.height - together, lowest - together, -together):
            for place, step in enumerate(self._laid):
                first = bottom + low[place]
                first, last = max(first, 0), min(first + together, self.height)
                if first < last:
                    self._work_out(place, step, first, last)
        started: Floats = self.best[self.model.start, 0]
        return started

    def _work_out(self, place: int, step: "Step", low: int, high: int) -> None:
        """Work out the throw at `place`, on levels from `low` to below `high`."""
        count, width = high - low, self.best.shape[2]
        size, choices = count * width, len(step.chances)
        rolling = self._rolled[:size]
        if choices:
            rows = self._rows[: len(self._rows) // size * size].reshape(-1, size)
            for lookup in step.lookups:
                into = rows[lookup.first :][: len(lookup.keeps)].reshape(-1, count, width)
                self._flat[low:].take(lookup.keeps[:, :count], axis=0, out=into, mode="clip")
                for first, last in lookup.further:
                    best = rows[: last - first]
                    np.maximum(best, rows[first:last], out=best)
            np.dot(step.chances, rows[:choices], out=rolling)
        else:
            rolling[...] = 0.0
        levels = rolling.reshape(count, width)
        levels += self._ends[place]
        if self._detail:
            self.rolling[place, low:high] = levels
        values = self.best[place, low:high]
        if step.may_bank:
            np.maximum(levels, self.banking[low:high], out=values)
        else:
            banked = bankable(self.banking[low:high], self.win, may_bank=False)
            np.maximum(levels, banked, out=values)

    def _lay_out(self) -> None:
        """Find the rows of `best` that the keeps of each step begin at."""
        steps, (_, levels, width) = self._steps.laid_out(), self.best.shape
        span, following = self._steps.span, np.arange(self._together)
        self._version = self._steps.version
        self._laid = [
            replace(
                step,
                lookups=[
                    replace(
                        lookup,
                        keeps=(lookup.keeps // span * levels + lookup.keeps % span)[:, None]
                        + following,
                    )
                    for lookup in step.lookups
                ],
            )
            for step in steps
        ]
        self._aside = self._steps.turn.aside.tolist()
        self._flat = self.best.reshape(-1, width)
        self._farkles = np.array([[step.farkle] for step in steps])
        self._winning = np.array([[step.wins] for step in steps])
        lookups = [lookup for step in steps for lookup in step.lookups]
        most = max((lookup.first + len(lookup.keeps) for lookup in lookups), default=0)
        self._rows, self._rolled = (np.empty(rows * self._together * width) for rows in (most, 1))


def bankable(banking: Floats, win: float, *, may_bank: bool | Flags) -> Floats:
    """Return what `banking` is worth where the dice allow it, or it wins; elsewhere `NEVER`."""
    return np.where(may_bank | (banking >= win), banking, NEVER)


class InductionPool:
    """Inductions of one turn, made once for each size and shared: laying one out takes a while.

    Sizes are rounded up, so that few are needed; columns that are not used may hold anything.
    """

    def __init__(
        self, model: AnyTurn, *, detail: bool = False, pruned: bool = False, slack: float = 0.0
    ) -> None:
        """Begin with no induction; those that will be made are with `detail`, or without.

        With `pruned` they leave out what is never best, where that changes nothing, or makes a
        choice worse by `slack` at most.
        """
        self._model = model
        self._detail = detail
        self._steps = Steps(model, pruned=pruned, slack=slack)
        self._inductions = OrderedDict[tuple[int, int], TurnInduction]()

    @property
    def width(self) -> int:
        """Return how many turns are best worked out together: what they need stays near at hand."""
        most = max(len(throw.counts) for throw in self._steps.turn.throws)
        fit = _NEAR_AT_HAND // (most * self._steps.together * np.dtype(float).itemsize or 1)
        return min(max(fit, _LEAST_WIDTH), _MOST_WIDTH)

    def induction(self, height: int, width: int) -> TurnInduction:
        """Return an induction at least so high and wide, valid until the next call."""
        size = _round_up(height, _HEIGHTS), _round_up(width, _WIDTHS)
        if size not in self._inductions:
            while sum(induction.nbytes for induction in self._inductions.values()) > _MOST_BYTES:
                self._inductions.popitem(last=False)
            self._inductions[size] = TurnInduction(
                self._model, *size, detail=self._detail, steps=self._steps
            )
        induction = self._inductions[size]
        self._inductions.move_to_end(size)
        induction.used = width
        return induction


def _round_up(number: int, multiple: int) -> int:
    return -(-number // multiple) * multiple
