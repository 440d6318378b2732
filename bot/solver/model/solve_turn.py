"""Values inside a single turn, with any dice, in the order of `bot.solver.model.turn_induction`.

A `TurnInduction` writes down each of its operations, which pays when it is run for many batches.
For one turn that takes more time and memory than the turn itself: here all keeps of the throws with
as many dice are looked up at once, at as many levels as depend only on those above them.
"""

from math import ceil
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bot.engine import RuleSet
from bot.solver.cache import kept
from bot.solver.model.turn_induction import NEVER, Floats, levels_together
from bot.solver.model.turn_model import TurnModel, turn_model
from bot.solver.tables.race import Ints

_SPACE: Final = 100

_ENDINGS: Final = 2
"""Rows after those of the throws: what a farkle is worth, and what winning at once."""


class Layout:
    """The throws of a turn as they are looked up, laid out once for every end that it may have."""

    def __init__(self, model: TurnModel) -> None:
        """Write down what the throws of `model` lead to."""
        self.model = model
        self.reach = model.reach
        self.together = levels_together(model)
        self.groups = [_Group(model, dice) for dice in sorted({t.dice for t in model.throws})]

    @property
    def nbytes(self) -> int:
        """Return how many bytes it takes up, with the model."""
        return self.model.nbytes + sum(group.nbytes for group in self.groups)


@kept
def turn_layout(rules: RuleSet) -> Layout:
    """Return the turn of `rules`, with fair dice."""
    return Layout(turn_model(rules))


class TurnSolver:
    """The levels 0 to `height - 1` of one turn; from `height` on the value is given.

    It is filled, run and read like a `TurnInduction` of one column with `detail`. With `by_throw`
    the value of banking depends on the throw it is done instead of: `banking` has a first axis for
    it. Where `stops` (throw, level) is set one banks, be it better or not.
    """

    stops: NDArray[np.bool_] | None = None

    def __init__(self, layout: Layout, height: int, *, by_throw: bool = False) -> None:
        """Lay out the buffers."""
        throws = len(layout.model.throws)
        self.model = layout.model
        self.height = height
        self.banking = np.full((throws, height, 1) if by_throw else (height, 1), NEVER)
        self.farkle = np.zeros(1)
        self.win = 1.0
        self.rolling = np.zeros((throws, height, 1))
        self._layout = layout
        self._values = np.ones((throws + _ENDINGS, height + layout.reach))

    @property
    def above(self) -> Floats:
        """Return the values from `height` on, by throw, level and column, to be written to."""
        return self._values[:-_ENDINGS, self.height :, None]

    def run(self) -> Floats:
        """Work out every level, and return the value of beginning the turn, for the one column."""
        values, layout, together = self._values, self._layout, self._layout.together
        values[-2], values[-1] = self.farkle[0], self.win
        banking = np.broadcast_to(self.banking, self.rolling.shape)[..., 0]
        groups = [(group, group.keeps(values.shape[1])) for group in layout.groups]
        full = self.model.throws[-1].dice
        for bottom in range(self.height - together, 1 - full - together, -together):
            for group, keeps in groups:
                low, high = bottom + group.aside, bottom + group.aside + together
                levels = np.arange(max(low, 0), min(high, self.height))
                if len(levels):
                    within = slice(levels[0], levels[-1] + 1)
                    found = group.rolling(values.ravel()[keeps + levels])
                    self.rolling[group.throws, within, 0] = found
                    banked = np.where(group.may_bank, banking[group.throws, within], NEVER)
                    best = np.maximum(found, banked)
                    if self.stops is not None:
                        best = np.where(self.stops[group.throws, within], banked, best)
                    values[group.throws, within] = best
        return values[self.model.start, :1]


def spacious_solver(layout: Layout, levels: int, *, by_throw: bool = False) -> TurnSolver:
    """Return a solver for a turn in which so many levels leave a choice, with some to spare."""
    return TurnSolver(layout, spacious(levels), by_throw=by_throw)


def spacious(levels: int) -> int:
    """Return so many levels with some to spare.

    One more level stands for all above it. The spare ones are for rules by which hot dice must be
    rolled: there a turn may have all the points that it needs, and lose them still.
    """
    return _SPACE * ceil((levels + 1) / _SPACE)


class _Group:
    """The throws of as many dice, with every keep of every roll of theirs in one long row."""

    def __init__(self, model: TurnModel, dice: int) -> None:
        """Write down what the throws of so many `dice` lead to."""
        farkle, win = len(model.throws), len(model.throws) + 1
        self.throws = [place for place, throw in enumerate(model.throws) if throw.dice == dice]
        self.aside = model.set_aside(self.throws[0])
        keeps: list[tuple[int, int]] = []
        chances: list[float] = []
        self._outcomes: list[int] = []
        self._firsts: list[int] = []
        for place in self.throws:
            throw = model.throws[place]
            ends = [([(farkle, 0)], throw.farkle), ([(win, 0)], throw.wins)]
            rest = [
                ([(keep.throw, keep.points) for keep in each.keeps], each.chance)
                for each in throw.outcomes
            ]
            self._firsts.append(len(chances))
            for choice, chance in (*ends, *rest):
                self._outcomes.append(len(keeps))
                keeps += choice
                chances.append(float(chance))
        self._keeps: Ints = np.array(keeps, dtype=np.intp)
        self._chances: Floats = np.array(chances)[:, None]
        self.may_bank = np.array([[model.throws[place].may_bank] for place in self.throws])

    @property
    def nbytes(self) -> int:
        """Return how many bytes the keeps and the chances take up."""
        lists = 36 * (len(self._outcomes) + len(self._firsts) + len(self.throws))
        return self._keeps.nbytes + self._chances.nbytes + lists

    def keeps(self, width: int) -> Ints:
        """Return where the value of each keep lies at level 0, in rows of `width` levels."""
        return (self._keeps[:, :1] * width) + self._keeps[:, 1:]

    def rolling(self, worth: Floats) -> Floats:
        """Return the value of each throw from what each of the `keeps` is worth, by level."""
        best = np.maximum.reduceat(worth, self._outcomes)
        return np.asarray(np.add.reduceat(best * self._chances, self._firsts))
