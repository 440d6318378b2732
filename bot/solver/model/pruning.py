"""Leaving out keeps that are never best, which saves most of the work, and proving that it is so.

If going on with throw t is never better than with throw u and so many points more, at any level of
any turn, then of a choice between the two the first may go. A handful of such *orders* rid the
turns of most rules of more than half of their keeps, and each is looked up at all levels at once.
So after a run it is seen whether all that were relied on hold for the values found. If they do,
those are the values with every keep: they solve the same equations. If not, those that failed are
relied on no more, and the run is done again.
"""

from typing import Final

import numpy as np

from bot.solver.model.arrays import Flags, Floats, Ints
from bot.solver.model.turn_arrays import TurnArrays

_ROUNDING: Final = 1e-12
_LEARNT_FROM: Final = 60
"""Turns that are worked out with every keep, to see which orders hold."""

_LOW: Final = 20
"""Turns with fewer levels, of which little is to be learnt: they take next to no time."""

_DEEP: Final = 40
"""Levels over which the worth of a keep is averaged, to rank those that are about the same."""


class Pruning:
    """Which of the keeps of a turn are looked at; shared by all that work out such turns."""

    def __init__(self, turn: TurnArrays, slack: float = 0.0) -> None:
        """Begin with every keep of `turn`; with `slack` one goes that is better by no more."""
        self._slack = slack + _ROUNDING
        self._turn = turn
        self._learnt = 0
        self._relied = self._least = np.empty(0, dtype=np.intp)
        self.looked_at = np.ones(sum(len(throw.points) for throw in turn.throws), dtype=bool)
        self.version = 0

    def holds(self, best: Floats) -> bool:
        """Tell whether what is left out changed nothing in turns whose values are `best`.

        They are by throw, level and column. If it did, more keeps are looked at from now on.
        """
        if self._learnt < _LEARNT_FROM:
            if best.shape[1] - self._turn.reach >= _LOW:
                self._learn(best)
            return True
        # Where a point more never hurts, an order by fewer points implies those by more.
        orders = self._least if (best[:, 2:] >= best[:, 1:-1] - _ROUNDING).all() else self._relied
        failed = [order for order in orders if not self._is_kept(best, order)]
        if failed:
            self._kept[failed] = False
            self._choose()
        return not failed

    def _learn(self, best: Floats) -> None:
        """See which orders hold in turns that were worked out with every keep."""
        if not self._learnt:
            self._begin()
        for order in np.flatnonzero(self._kept):
            self._kept[order] = self._is_kept(best, order)
        mean = best.mean(axis=2)
        last = mean.shape[1] - 1
        throws, points = self._keeps
        for deep in range(1, _DEEP):
            self._worth += mean[throws, np.minimum(points + deep, last)]
        self._learnt += best.shape[2]
        if self._learnt >= _LEARNT_FROM:
            self._choose()

    def _begin(self) -> None:
        """List the pairs of keeps of the same choice, and the orders that could decide them."""
        throws = np.concatenate([throw.throws for throw in self._turn.throws])
        points = np.concatenate([throw.points for throw in self._turn.throws])
        counts = np.concatenate([throw.counts for throw in self._turn.throws])
        span = self._turn.reach + 1
        kinds, kind = np.unique(throws * span + points, return_inverse=True)
        self._keeps = np.divmod(kinds, span)
        self._kind = kind
        self._worth = np.zeros(len(kinds))
        self._one, self._other = _pairs(counts)
        more = points[self._other] - points[self._one] + span
        ends = throws[self._one] * len(self._turn.throws) + throws[self._other]
        orders, self._order = np.unique(ends * 2 * span + more, return_inverse=True)
        ends, more = np.divmod(orders, 2 * span)
        self._lesser, self._greater = np.divmod(ends, len(self._turn.throws))
        self._more = more - span
        self._kept: Flags = np.ones(len(orders), dtype=bool)

    def _is_kept(self, best: Floats, order: np.intp) -> bool:
        """Tell whether an order holds at all levels that a turn can be at."""
        lesser, greater, more = self._lesser[order], self._greater[order], self._more[order]
        aside = self._turn.aside
        low = max(aside[lesser], aside[greater] - more, 1, 1 - more)
        high = best.shape[1] - max(more, 0)
        if low >= high:
            return True
        gain = best[lesser, low:high] - best[greater, low + more : high + more]
        return bool(gain.max() <= self._slack)

    def _choose(self) -> None:
        """Leave out each keep that is below another of its choice, by as few orders as can be.

        Keeps are ranked, so that none is left out for one that is left out for it.
        """
        rank = np.empty(len(self._worth), dtype=np.intp)
        rank[np.argsort(self._worth, kind="stable")] = np.arange(len(rank))
        rank = rank[self._kind]
        below = self._kept[self._order] & (rank[self._one] < rank[self._other])
        one, order = self._one[below], self._order[below]
        often = np.bincount(order, minlength=len(self._kept))
        best_first = np.lexsort((-often[order], one))
        one, order = one[best_first], order[best_first]
        first = np.flatnonzero(np.diff(one, prepend=-1))
        self._relied = np.unique(order[first])
        # Orders lie by throws, then by points: of those of two throws the first is by the least.
        throws = self._lesser[self._relied] * len(self._turn.throws) + self._greater[self._relied]
        self._least = self._relied[np.flatnonzero(np.diff(throws, prepend=-1))]
        self.looked_at = np.ones(len(self._kind), dtype=bool)
        self.looked_at[one[first]] = False
        self.version += 1


def _pairs(counts: Ints) -> tuple[Ints, Ints]:
    """Return all ordered pairs of keeps of the same choice, given how many keeps each has."""
    of_each = np.repeat(counts, counts)
    firsts = np.repeat(np.cumsum(counts) - counts, counts)
    one = np.repeat(np.arange(len(of_each)), of_each)
    within = np.arange(len(one)) - np.repeat(np.cumsum(of_each) - of_each, of_each)
    other = np.repeat(firsts, of_each) + within
    different = one != other
    return one[different], other[different]
