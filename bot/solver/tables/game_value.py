"""The solution of a race for two: both sides play for the greatest probability of winning.

Banks raise the sum of the totals, so sums are gone through from the highest down, all states of one
sum at once. What is left is

- without a penalty: W(a,b) and W(b,a), each the other's value of a farkle; see `fixed_point`;
- with one: the counters order the states of a pair, but a punished farkle leads back to a lower
  sum. So the whole table is swept until it stands still; a punished farkle is rare, and each sweep
  leaves less than a tenth of the error before it.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from math import ceil
from typing import Final

import numpy as np

from bot.solver.model.pruning import KeepsSeen
from bot.solver.model.turn_induction import Floats, InductionPool
from bot.solver.tables.fixed_point import fixed_point
from bot.solver.tables.race import TIE, Batch, Race, RaceValues

Progress = Callable[[float], None]
"""Told how much of the work is done, from 0 to 1; whatever it raises ends the work."""

SETTLED: Final = 1e-9
"""A table with penalties is done when a sweep changes no probability by more."""

_FIRST_SLOPE: Final = 0.3
_BATCH: Final = 240
_LOOK_EVERY: Final = 150
_USUAL_SWEEPS: Final = 9


def solve_race(race: Race, progress: Progress) -> RaceValues:
    """Return the values of `race` under best play of both."""
    values = RaceValues(race)
    if race.limit:
        _sweep_till_settled(values, progress)
    else:
        _solve_pairs(values, progress)
    return values


def _solve_pairs(values: RaceValues, progress: Progress) -> None:
    totals, pool = values.race.totals, InductionPool(values.race.model)
    # One row and column more than there are totals: there a side has already won.
    wins = np.full((totals + 1, totals + 1), TIE)
    wins[totals, :totals], wins[:totals, totals] = 1.0, 0.0
    slopes, missed = np.full_like(wins, _FIRST_SLOPE), np.zeros_like(wins)
    for highest in range(2 * totals - 2, -1, -1):
        own = np.arange(max(highest - totals + 1, 0), min(highest, totals - 1) + 1)
        other = highest - own
        batch = Batch(own, other, np.zeros_like(own), np.zeros_like(own))
        induction = pool.induction(values.height(batch), len(batch))
        values.lay(induction, batch)
        # As a smooth surface would go on, and off by as much as the guess before was.
        guess = wins[own + 1, other] + wins[own, other + 1] - wins[own + 1, other + 1]
        better = np.clip(guess + missed[own + 1, other + 1], 0, 1)
        steep = (slopes[own + 1, other] + slopes[own, other + 1]) / 2
        solve = partial(values.solve, induction)
        wins[own, other], slopes[own, other] = fixed_point(solve, better, steep)
        missed[own, other] = wins[own, other] - guess
        values.record(batch, wins[own, other])
        progress(1 - (highest / (2 * totals)) ** 2)


def _sweep_till_settled(values: RaceValues, progress: Progress) -> None:
    """Sweep with all keeps, then only with those that were seen to be best, at last with all again.

    What the sweeps in between leave out cannot spoil the result: the table is done only when a
    sweep with every keep no longer changes it.
    """
    model, sweeps = values.race.model, count()

    def sweep(pool: InductionPool, seen: KeepsSeen | None = None) -> float:
        number = next(sweeps)
        return _sweep(
            values, pool, lambda part: progress(min((number + part) / _USUAL_SWEEPS, 1.0)), seen
        )

    seen = KeepsSeen(model)
    change = sweep(InductionPool(model), seen)
    pool = InductionPool(seen.restricted())
    while change > 10 * SETTLED:
        change = sweep(pool)
    pool = InductionPool(model)
    while sweep(pool) > SETTLED:
        pass


def _sweep(
    values: RaceValues, pool: InductionPool, progress: Progress, seen: KeepsSeen | None
) -> float:
    """Go through all states once and return the greatest change; the first time, look and learn."""
    change = 0.0
    highest = 2 * values.race.totals
    for number, batch in enumerate(_in_order(values.race)):
        induction = pool.induction(values.height(batch), len(batch))
        values.lay(induction, batch)
        farkle = _guess_after_farkle(values, batch) if seen else values.after_farkle(batch)
        change = max(change, values.record(batch, values.solve(induction, farkle)))
        if seen and number % _LOOK_EVERY == 0:
            seen.look(induction, len(batch))
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
    higher = values.wins[batch.other_farkles, 0, other, own]
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
