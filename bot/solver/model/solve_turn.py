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
from bot.solver.model.arrays import Floats, Ints
from bot.solver.model.steps import levels_together
from bot.solver.model.turn_arrays import AnyTurn, TurnArrays
from bot.solver.model.turn_induction import NEVER, bankable
from bot.solver.model.turn_model import turn_model

_SPACE: Final = 100

_ENDINGS: Final = 2
"""Rows after those of the throws: what a farkle is worth, and what winning at once."""


class TurnLayout:
    """The throws of a turn as they are looked up, laid out once for every end that it may have."""

    def __init__(self, model: AnyTurn) -> None:
        """Write down what the throws of `model` lead to."""
        turn = TurnArrays.of(model)
        self.model = model
        self.throws = len(turn.throws)
        self.full = turn.throws[-1].dice
        self.reach = turn.reach
        self.together = levels_together(turn)
        self.groups = [_Group(turn, dice) for dice in sorted({t.dice for t in turn.throws})]

    @property
    def nbytes(self) -> int:
        """Return how many bytes it takes up, with the model."""
        return self.model.nbytes + sum(group.nbytes for group in self.groups)


@kept
def turn_layout(rules: RuleSet) -> TurnLayout:
    """Return the turn of `rules`, with fair dice."""
    return TurnLayout(turn_model(rules))


class TurnSolver:
    """The levels 0 to `height - 1` of one turn; from `height` on the value is given.

    It is filled, run and read like a `TurnInduction` of one column with `detail`. With `by_throw`
    the value of banking depends on the throw it is done instead of: `banking` has a first axis for
    it. Where `stops` (throw, level) is set one banks, be it better or not.
    """

    stops: NDArray[np.bool_] | None = None

    def __init__(self, layout: TurnLayout, height: int, *, by_throw: bool = False) -> None:
        """Lay out the buffers."""
        throws = layout.throws
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
        groups = [(group, group.keeps(values.shape[1], together)) for group in layout.groups]
        full = layout.full
        for bottom in range(self.height - together, 1 - full - together, -together):
            for group, keeps in groups:
                low, high = bottom + group.aside, bottom + group.aside + together
                low, high = max(low, 0), min(high, self.height)
                if low < high:
                    within = slice(low, high)
                    found = group.rolling(values.ravel()[low:].take(keeps[:, : high - low]))
                    self.rolling[group.throws, within, 0] = found
                    banked = bankable(
                        banking[group.throws, within], self.win, may_bank=group.may_bank
                    )
                    best = np.maximum(found, banked)
                    if self.stops is not None:
                        best = np.where(self.stops[group.throws, within], banked, best)
                    values[group.throws, within] = best
        return values[self.model.start, :1]


def spacious_solver(layout: TurnLayout, levels: int, *, by_throw: bool = False) -> TurnSolver:
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

    def __init__(self, turn: TurnArrays, dice: int) -> None:
        """Write down what the throws of so many `dice` lead to."""
        farkle, win = len(turn.throws), len(turn.throws) + 1
        self.throws = [place for place, throw in enumerate(turn.throws) if throw.dice == dice]
        self.aside = int(turn.aside[self.throws[0]])
        throws = [turn.throws[place] for place in self.throws]
        # A farkle and a win come before the choices of each throw.
        counts = [np.concatenate([[1, 1], throw.counts]) for throw in throws]
        following = [np.concatenate([[farkle, win], throw.throws]) for throw in throws]
        points = [np.concatenate([[0, 0], throw.points]) for throw in throws]
        chances = [np.concatenate([[t.farkle, t.wins], t.chances]) for t in throws]
        self._firsts = _firsts(np.array([len(keeps) for keeps in counts]))
        self._chances: Floats = np.concatenate(chances)[:, None]
        # The first keep of each choice, then the second of those that have one, and so on.
        count = np.concatenate(counts)
        most_first = np.argsort(-count, kind="stable")
        self._place = np.argsort(most_first)
        firsts, ordered = _firsts(count)[most_first], count[most_first]
        ranks = [firsts[ordered > number] + number for number in range(ordered[0])]
        self._ranks = [len(rank) for rank in ranks]
        order = np.concatenate(ranks)
        self._keeps = np.concatenate(following)[order], np.concatenate(points)[order]
        self.may_bank = np.array([[throw.may_bank] for throw in throws])

    @property
    def nbytes(self) -> int:
        """Return how many bytes the keeps and the chances take up."""
        arrays = *self._keeps, self._chances, self._place, self._firsts
        return sum(array.nbytes for array in arrays)

    def keeps(self, width: int, together: int) -> Ints:
        """Return where the value of each keep lies at the first levels, in rows of `width`."""
        throws, points = self._keeps
        places: Ints = throws * width + points
        return places[:, None] + np.arange(together)

    def rolling(self, worth: Floats) -> Floats:
        """Return the value of each throw from what each of the `keeps` is worth, by level."""
        best, first = worth[: self._ranks[0]], self._ranks[0]
        for count in self._ranks[1:]:
            np.maximum(best[:count], worth[first : first + count], out=best[:count])
            first += count
        return np.asarray(np.add.reduceat(best[self._place] * self._chances, self._firsts))


def _firsts(counts: Ints) -> Ints:
    """Return where each of rows begins of which so many lie one after the other."""
    firsts: Ints = np.cumsum(counts) - counts
    return firsts
