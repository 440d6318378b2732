"""Values inside a turn, by backward induction over the points at risk, for many turns at once.

Turns are worked out in a *batch*. Each *column* is one turn, with its own value of banking each
turn total and its own value of a farkle, so every operation runs over a long row of numbers. A
*level* is so many steps of points at risk; its value is that of the better of throwing and banking.

The order makes the rows longer still. Setting a die aside brings at least one step, so `level less
dice set aside` never falls while dice are thrown, and rises by as many levels as there are dice
when all are hot: that many levels are worked out together, throws with fewer dice first.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from bot.solver.cache import kept
from bot.solver.model.plan import plan_maxima
from bot.solver.model.turn_model import Keep, ThrowOdds, TurnModel

Floats = NDArray[np.float64]

NEVER: Final = -np.inf
"""The value of banking where it is not allowed."""

_HEIGHTS: Final = 25
_WIDTHS: Final = 40

_ENDINGS: Final = 2
"""Rows before the outcomes of a throw: what a farkle is worth, and what winning at once."""


class Fillable(Protocol):
    """Turns to be worked out: see `TurnInduction`."""

    banking: Floats
    farkle: Floats

    @property
    def above(self) -> Floats:
        """Return the values above the highest level, to be written to."""

    def run(self) -> Floats:
        """Work out every level, and return the value of beginning a turn, by column."""


class Detailed(Fillable, Protocol):
    """Turns of which every value is kept: see `TurnInduction`."""

    model: TurnModel
    rolling: Floats
    win: float


class TurnInduction:
    """The levels 0 to `height - 1` of `width` turns; from `height` on the value is given.

    Fill `banking` (level, column; `NEVER` where it is not allowed) and `farkle` (column), then
    `run`. `above` (throw, level from `height` on, column) is 1 to begin with: banking there wins.
    After a run `best` (throw, level, column) holds the value of the better of throwing and banking.
    With `detail` the value of throwing is kept too, in `rolling` (the same shape), also at levels
    at which no turn has so few dice left; without it `rolling` is of no use.
    """

    def __init__(self, model: TurnModel, height: int, width: int, *, detail: bool = False) -> None:
        """Lay out the buffers and write down the operations, which depend on the sizes alone."""
        throws, together = len(model.throws), levels_together(model)
        layouts = [_lay_out(throw) for throw in model.throws]
        self.model = model
        self.height = height
        self._detail = detail
        self.banking = np.full((height, width), NEVER)
        self.farkle = np.zeros(width)
        self.win = 1.0
        self.rolling = np.zeros((throws, height, width) if detail else (1, together, width))
        self.best = np.ones((throws, height + model.reach, width))
        self._rows = np.empty((max(layout.rows for layout in layouts), together * width))
        self._steps = list(self._write_steps(layouts, together))

    @property
    def above(self) -> Floats:
        """Return the values from `height` on, by throw, level and column, to be written to."""
        return self.best[:, self.height :]

    def run(self) -> Floats:
        """Work out every level, and return the value of beginning a turn, by column.

        At level 0 there is nothing to bank, so that its `banking` must be `NEVER`.
        """
        endings = self._rows[:_ENDINGS].reshape(_ENDINGS, -1, len(self.farkle))
        endings[0], endings[1] = self.farkle, self.win
        maximum, dot = np.maximum, np.dot
        for step in self._steps:
            for one, other, out in step.maxima:
                maximum(one, other, out=out)
            dot(step.chances, step.outcomes, out=step.rolling)
            maximum(step.rolling, step.banking, out=step.best)
        started: Floats = self.best[self.model.start, 0]
        return started

    def _write_steps(self, layouts: "list[_Layout]", together: int) -> "Iterator[_Step]":
        """Yield the operations for all throws, so many levels at a time, from the top."""
        height = self.height
        lowest = 1 - self.model.throws[-1].dice if self._detail else 0
        for bottom in range(height - together, lowest - together, -together):
            for place, layout in enumerate(layouts):
                low = bottom + self.model.set_aside(place)
                low, high = max(low, 0), min(low + together, height)
                if low < high:
                    yield self._step(place, layout, low, high)

    def _step(self, place: int, layout: "_Layout", low: int, high: int) -> "_Step":
        """Return the operations for the throw at `place`, on levels from `low` to below `high`."""
        width = len(self.farkle)
        levels = slice(low * width, high * width)
        best = self.best.reshape(len(self.best), -1)
        rolling = self._rolling_at(place, low, high)
        rows = self._rows[:, : len(rolling)]
        nodes = [
            best[keep.throw, (low + keep.points) * width : (high + keep.points) * width]
            for keep in layout.leaves
        ]
        maxima = []
        for one, other, row in layout.maxima:
            nodes.append(rows[row])
            maxima.append((nodes[one], nodes[other], rows[row]))
        may_bank = self.model.throws[place].may_bank
        return _Step(
            maxima,
            layout.chances,
            rows[: len(layout.chances)],
            rolling,
            self.banking.reshape(-1)[levels] if may_bank else rolling,
            best[place, levels],
        )

    def _rolling_at(self, place: int, low: int, high: int) -> Floats:
        """Return where the values of throwing go: one place for all when nobody keeps them."""
        if self._detail:
            return self.rolling[place, low:high].reshape(-1)
        return self.rolling[0, : high - low].reshape(-1)


class InductionPool:
    """Inductions of one model, made once for each size and shared: laying one out is slow.

    Sizes are rounded up, so that few are needed; columns that are not used may hold anything.
    """

    def __init__(self, model: TurnModel, *, detail: bool = False) -> None:
        """Begin with no induction; those that will be made are with `detail`, or without."""
        self._model = model
        self._detail = detail
        self._inductions: dict[tuple[int, int], TurnInduction] = {}

    def induction(self, height: int, width: int) -> TurnInduction:
        """Return an induction at least so high and wide, valid until the next call."""
        size = _round_up(height, _HEIGHTS), _round_up(width, _WIDTHS)
        if size not in self._inductions:
            self._inductions[size] = TurnInduction(self._model, *size, detail=self._detail)
        return self._inductions[size]


def _round_up(number: int, multiple: int) -> int:
    return -(-number // multiple) * multiple


@dataclass(frozen=True, slots=True)
class _Step:
    """One throw over several levels, as views into the buffers of an induction.

    `maxima` are run first (two operands, result); then `rolling` is the mean of `outcomes` weighted
    with `chances`, and `best` the maximum of it and `banking`.
    """

    maxima: list[tuple[Floats, Floats, Floats]]
    chances: Floats
    outcomes: Floats
    rolling: Floats
    banking: Floats
    best: Floats


@dataclass(frozen=True, slots=True)
class _Layout:
    """Which row of the working buffer holds what while one throw is worked out.

    The first rows are the endings and then the outcomes, weighted with `chances`. `maxima` takes
    nodes (first the `leaves`, then its own results) two by two, and says in which row each result
    belongs; a leaf that is an outcome by itself is the maximum of it and itself.
    """

    leaves: tuple[Keep, ...]
    maxima: tuple[tuple[int, int, int], ...]
    chances: Floats
    rows: int


@kept
def _lay_out(throw: ThrowOdds) -> _Layout:
    plan = plan_maxima([outcome.keeps for outcome in throw.outcomes])
    rows = {node: _ENDINGS + place for place, node in enumerate(plan.results)}
    free = _ENDINGS + len(plan.results)
    maxima = []
    for made, (one, other) in enumerate(plan.merges, start=len(plan.leaves)):
        if made not in rows:
            rows[made] = free
            free += 1
        maxima.append((one, other, rows[made]))
    maxima += [(leaf, leaf, rows[leaf]) for leaf in range(len(plan.leaves)) if leaf in rows]
    chances = [throw.farkle, throw.wins, *(outcome.chance for outcome in throw.outcomes)]
    return _Layout(plan.leaves, tuple(maxima), np.array(chances, dtype=float), free)


def levels_together(model: TurnModel) -> int:
    """Return how many levels depend only on those above all of them, in the order of this module.

    Raises `ValueError` for a turn in which setting a die aside may bring less than one step.
    """
    together = model.reach
    for place, throw in enumerate(model.throws):
        for outcome in throw.outcomes:
            for keep in outcome.keeps:
                rise = keep.points + model.set_aside(place) - model.set_aside(keep.throw)
                if rise < 0:
                    raise ValueError("setting a die aside brings less than one step")
                if model.throws[keep.throw].dice >= throw.dice:
                    together = min(together, rise)
    return together
