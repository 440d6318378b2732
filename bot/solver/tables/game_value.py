"""The solution of a race for two: both sides play for the greatest probability of winning.

Banks raise the sum of the totals, so sums are gone through from the highest down, all states of one
sum at once. What is left is

- without a penalty: W(a,b) and W(b,a), each the other's value of a farkle; see `pairs`;
- with one: the counters order the states of a pair, but a punished farkle leads back to a lower
  sum. So the whole table is swept until it stands still; a punished farkle is rare, and each sweep
  leaves less than a tenth of the error before it.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from math import ceil
from typing import Final

import numpy as np

from bot.solver.model.arrays import Floats
from bot.solver.model.turn_induction import InductionPool
from bot.solver.tables.pairs import Progress, solve_pairs
from bot.solver.tables.race import Batch, Race, RaceValues

SETTLED: Final = 1e-9
"""A table with penalties is done when a sweep changes no probability by more."""

_BATCH: Final = 240
_USUAL_SWEEPS: Final = 9


def solve_race(race: Race, progress: Progress) -> RaceValues:
    """Return the values of `race` under best play of both."""
    values = RaceValues(race)
    if race.limit:
        solve_sides([values], progress)
    else:
        solve_pairs([values], progress)
    return values


def solve_sides(sides: Sequence[RaceValues], progress: Progress = lambda _: None) -> None:
    """Solve the game of `sides`, who throw the same dice: sweep until nothing changes any more.

    One side alone plays against its like.
    """
    pool = InductionPool(sides[0].race.model, pruned=True)
    for number in count():

        def told(part: float, number: int = number) -> None:
            progress(min((number + part) / _USUAL_SWEEPS, 1.0))

        if _sweep(sides, pool, told, first=not number) <= SETTLED:
            return


def _sweep(
    sides: Sequence[RaceValues], pool: InductionPool, progress: Progress, *, first: bool
) -> float:
    """Go through all states once and return the greatest change."""
    change, race = 0.0, sides[0].race
    highest = 2 * race.totals
    for batch in _in_order(race):
        for values in sides:
            induction = pool.induction(values.height(batch), len(batch))
            values.lay(induction, batch)
            farkle = _guess_after_farkle(values, batch) if first else values.after_farkle(batch)
            change = max(change, values.record(batch, values.solve(induction, farkle)))
        progress(1 - (int(batch.own[0] + batch.other[0]) / highest) ** 2)
    return change


def _guess_after_farkle(values: RaceValues, batch: Batch) -> Floats:
    """Return about what a farkle is worth in `batch`, from values at higher sums alone.

    A penalty to one side is taken for a gain of the other; where that would win the game, both
    totals are raised as far as it takes.
    """
    race = values.race
    punished = batch.own_farkles + 1 == race.counters
    other = np.minimum(batch.other + race.penalty, race.totals - 1)
    missing = np.maximum(race.least - (other - batch.other), 0)
    own = np.minimum(batch.own + missing, race.totals - 1)
    higher = values.other.wins[batch.other_farkles, 0, other, own]
    return np.where(punished, 1 - higher, values.after_farkle(batch))


def _in_order(race: Race) -> Iterator[Batch]:
    """Yield all states, each after those that a bank or an unpunished farkle leads to.

    Sums that no bank connects go together; within them more farkles come first. They are ordered
    by own total, so that those of one batch are about equally long.
    """
    totals, counters, together = race.totals, race.counters, race.least
    own, other = np.divmod(np.arange(totals * totals), totals)
    for highest in range(2 * totals - 2, -1, -together):
        near = np.flatnonzero((own + other <= highest) & (own + other > highest - together))
        for farkles in range(2 * (counters - 1), -1, -1):
            pairs = [(i, farkles - i) for i in range(counters) if 0 <= farkles - i < counters]
            mine, theirs = np.tile(np.array(pairs).T, len(near))
            places = np.repeat(near, len(pairs))
            batch = Batch(own[places], other[places], mine, theirs)
            size = ceil(len(batch) / ceil(len(batch) / _BATCH))
            for first in range(0, len(batch), size):
                yield batch.take(slice(first, first + size))
