"""Positions that are each other's future: the two sides of the same totals, solved together.

Banks raise the sum of the totals, so sums are gone through from the highest down. What is left is
W(a, b) of the side to move and W(b, a) of the other, each the other's value of a farkle. The value
of a turn, as a function of what a farkle is worth, is convex and piecewise linear, its slope being
the probability of farkling: so Newton's method, here with the slope of the last chord, ends after
a few rounds, and on one linear piece it is exact.

A *band* of sums is solved at once. A turn is as many levels high as its side has steps to go, so
turns that are worked out together should be equally high: of a band there are many such turns. What
a few sums too many in a band cost is that banks of very few points stay inside it. Turns in which
such a bank is a best choice are done again until all of the band stand still.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np

from bot.solver.model.arrays import Flags, Floats, Ints
from bot.solver.model.turn_induction import InductionPool, TurnInduction
from bot.solver.tables.race import TIE, Batch, RaceValues

Progress = Callable[[float], None]
"""Told how much of the work is done, from 0 to 1; whatever it raises ends the work."""


TOLERANCE: Final = 2e-11
"""How far a value may be from its fixed point."""

_BAND: Final = 3
_FIRST_SLOPE: Final = 0.3
_STEEPEST: Final = 0.999
_SAME: Final = 1e-12
_MOST_ROUNDS: Final = 200


def solve_pairs(sides: Sequence[RaceValues], progress: Progress, slack: float = 0.0) -> None:
    """Solve the game of `sides`, each of which knows what is worked out for the other.

    One side alone plays against its like. There must be no penalties, and one target for both. With
    `slack` a choice may be worse than the best by so much.
    """
    totals, pairs = sides[0].race.totals, _Pairs(sides, slack)
    for top in range(2 * totals - 2, -1, -_BAND):
        pairs.solve(max(top - _BAND + 1, 0), top)
        progress(1 - (top / (2 * totals)) ** 2)


@dataclass(slots=True)
class _Turns:
    """Turns of a band, ordered by side and own total, and what is known of them.

    `value` is what each is worth, `slope` about how likely it farkles, `bend` by how much that may
    be wrong; `partner` is the place of the turn of the other side at the same totals.
    """

    side: Ints
    own: Ints
    other: Ints
    partner: Ints
    value: Floats
    slope: Floats
    bend: Floats

    @property
    def at(self) -> tuple[Ints, Ints, Ints]:
        """Return where the turns are in tables."""
        return self.side, self.own, self.other


class _Pairs:
    """What is solved so far."""

    def __init__(self, sides: Sequence[RaceValues], slack: float) -> None:
        """Begin with nothing but won games."""
        self._sides = sides
        self._totals = totals = sides[0].race.totals
        self._pools = [InductionPool(side.race.model, pruned=True, slack=slack) for side in sides]
        # One row and column more than there are totals: there a side has already won.
        self._wins = np.full((len(sides), totals + 1, totals + 1), TIE)
        self._wins[:, totals, :totals], self._wins[:, :totals, totals] = 1.0, 0.0
        self._slopes = np.full_like(self._wins, _FIRST_SLOPE)
        self._missed = np.zeros_like(self._wins)

    def solve(self, bottom: int, top: int) -> None:
        """Solve all positions whose totals have a sum from `bottom` to `top`."""
        turns = self._guess(bottom, top)
        before = found = np.empty_like(turns.value)
        open_turns, first = np.arange(len(found)), True
        self._record(turns, open_turns)
        for _ in range(_MOST_ROUNDS):
            farkle = 1 - turns.value[turns.partner]
            values, inside = self._work_out(turns, open_turns, farkle, top, surely=not first)
            if not first:
                _bend(turns, open_turns, farkle - before, values - found[open_turns])
            before, found, first = farkle, _with(found, open_turns, values), False
            off, moved = _step(turns, open_turns, found, farkle)
            self._record(turns, open_turns)
            settled = off * turns.bend[open_turns] < TOLERANCE
            settled &= ~inside | (moved < TOLERANCE)
            unsettled = np.zeros(len(found), dtype=bool)
            unsettled[open_turns[~settled]] = True
            open_turns = np.flatnonzero(unsettled | unsettled[turns.partner])
            if not len(open_turns):
                self._wins[turns.at], self._slopes[turns.at] = turns.value, turns.slope
                self._missed[turns.at] = turns.value - self._smooth(*turns.at)
                return
        raise ArithmeticError("the fixed point of a pair was not found")

    def _guess(self, bottom: int, top: int) -> _Turns:
        """Return the turns of a band, and what they are worth if all goes on as smoothly.

        A guess is off by about as much as that for the sum before was.
        """
        wins, slopes, missed = self._wins, self._slopes, self._missed
        parts = []
        for total in range(top, bottom - 1, -1):
            own = np.arange(max(total - self._totals + 1, 0), min(total, self._totals - 1) + 1)
            for side in range(len(self._sides)):
                a, b = own, total - own
                missed[side, a, b] = missed[side, a + 1, b + 1]
                guess = self._smooth(side, a, b) + missed[side, a, b]
                wins[side, a, b] = np.clip(guess, 0, 1)
                slopes[side, a, b] = (slopes[side, a + 1, b] + slopes[side, a, b + 1]) / 2
                parts.append(np.stack([np.full_like(own, side), a, b]))
        side, own, other = at = np.concatenate(parts, axis=1)
        side, own, other = at[:, np.lexsort((own, side))]
        place = np.zeros(wins.shape, dtype=np.intp)
        place[side, own, other] = np.arange(len(side))
        partner = place[(side + 1) % len(self._sides), other, own]
        value, slope = wins[side, own, other], slopes[side, own, other]
        return _Turns(side, own, other, partner, value, slope, np.ones_like(value))

    def _smooth(self, side: Ints | int, own: Ints, other: Ints) -> Floats:
        """Return what positions are worth if all goes on as smoothly as at higher totals."""
        wins, one, two = self._wins, own + 1, other + 1
        smooth: Floats = wins[side, one, other] + wins[side, own, two] - wins[side, one, two]
        return smooth

    def _record(self, turns: _Turns, chosen: Ints) -> None:
        """Set what the `chosen` ones of `turns` are worth in the tables of the sides."""
        for number, side in enumerate(self._sides):
            here = chosen[turns.side[chosen] == number]
            side.record(_batch(turns, here), turns.value[here])

    def _work_out(
        self, turns: _Turns, chosen: Ints, farkle: Floats, top: int, *, surely: bool
    ) -> tuple[Floats, Flags]:
        """Return what the `chosen` turns are worth if a farkle is worth so much.

        Also, whether a bank that leads to a sum up to `top` is a best choice in them. Not `surely`
        may be a little too low.
        """
        values, inside = np.empty(len(chosen)), np.zeros(len(chosen), dtype=bool)
        for part, where in self._parts(turns, chosen):
            number = int(turns.side[part[0]])
            side, batch = self._sides[number], _batch(turns, part)
            induction = self._pools[number].induction(side.height(batch), len(part))
            side.lay(induction, batch)
            side.begin(induction, farkle[part])
            found = induction.run() if surely else induction.sketch()
            values[where] = found[: len(part)]
            inside[where] = _banks_inside(side, induction, top - batch.own - batch.other)
        return values, inside

    def _parts(self, turns: _Turns, chosen: Ints) -> Iterator[tuple[Ints, slice]]:
        """Yield the `chosen` ones of `turns` in parts, each of one side, and where they are."""
        sides = turns.side[chosen]
        for number in range(len(self._sides)):
            first, last = np.searchsorted(sides, [number, number + 1])
            parts = -(-(last - first) // self._pools[number].width)
            bounds = np.linspace(first, last, parts + 1).astype(int)
            for low, high in pairwise(bounds.tolist()):
                yield chosen[low:high], slice(low, high)


def _batch(turns: _Turns, chosen: Ints) -> Batch:
    none = np.zeros_like(chosen)
    return Batch(turns.own[chosen], turns.other[chosen], none, none)


def _with(values: Floats, chosen: Ints, new: Floats) -> Floats:
    """Return `values` with the `new` ones at the `chosen` places."""
    changed = values.copy()
    changed[chosen] = new
    return changed


def _bend(turns: _Turns, chosen: Ints, moved: Floats, gained: Floats) -> None:
    """Take for slopes those of the last chords, and for bends what that changes."""
    moved, slope = moved[chosen], turns.slope[chosen]
    chord = np.divide(gained, moved, out=slope.copy(), where=np.abs(moved) > _SAME)
    chord = np.clip(chord, 0.0, _STEEPEST)
    turns.bend[chosen], turns.slope[chosen] = np.abs(chord - slope), chord


def _step(turns: _Turns, chosen: Ints, found: Floats, farkle: Floats) -> tuple[Floats, float]:
    """Move the `chosen` turns to where the lines through what was found for a pair meet.

    Return by how much the values were off before, and by how much the one furthest off has moved.
    """
    off = np.abs(found - turns.value)[chosen]
    partner = turns.partner[chosen]
    start = found + turns.slope * (1 - farkle)
    slope, back = turns.slope[chosen], turns.slope[partner]
    met = (start[chosen] - slope * start[partner]) / (1 - slope * back)
    moved = np.abs(met - turns.value[chosen]).max()
    turns.value[chosen] = met
    return off, float(moved)


def _banks_inside(side: RaceValues, induction: TurnInduction, most: Ints) -> Flags:
    """Tell in which turns a bank of up to `most` steps, by turn, is a best choice."""
    columns, inside = len(most), np.zeros(len(most), dtype=bool)
    for level in range(side.race.least, int(most.max(initial=0)) + 1):
        banking = induction.banking[level, :columns]
        best = induction.best[:, level, :columns]
        may_be = (induction.aside <= level)[:, None] & (best <= banking)
        inside |= may_be.any(axis=0) & (level <= most)
    return inside
