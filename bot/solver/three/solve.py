"""The solution of a race of three: each plays for the greatest chance to win of their own.

Banks raise the sum of the totals, so sums are gone through from the highest down, all states of one
sum at once. What is left are circles of three states, each of which is what a farkle in the one
before leads to. As long as nobody plays differently, what a turn is worth is linear in what a
farkle is worth: its slope is how likely the turn farkles. So circles are solved as if it stayed
linear, then played anew, until they stand still.

Few do not: where a player hesitates between two choices, the others depend on which it is, and that
again decides which is better. There the average of round after round is taken, as if the player
chose now this and now that, as often as makes them equally good.
"""

from dataclasses import dataclass
from itertools import count
from typing import Final

import numpy as np

from bot.solver.model.arrays import Floats, Ints
from bot.solver.model.turn_induction import TurnInduction
from bot.solver.tables.pairs import Progress
from bot.solver.tables.race import Race
from bot.solver.three.values import (
    FOLLOWING,
    LAST,
    OWN,
    PLAYERS,
    Starts,
    ThreeTurns,
    ThreeValues,
    gone,
)

_SETTLED: Final = 1e-8
"""A circle is done when a round changes no chance in it by more."""

_ROUNDS: Final = 6
_AVERAGED: Final = 90
"""How many rounds a circle has to stand still, and how many are averaged if it does not."""

_FIRST_SLOPE: Final = 0.2
_STEEPEST: Final = 0.999
_SAME: Final = 1e-7
_HEIGHTS: Final = 12
_WIDTHS: Final = (60, 120, 240, 480)


@dataclass(frozen=True, slots=True)
class ThreeSolution:
    """A solved race of three.

    - `residual`: the most by which a chance at the start of a turn differs from what the best play
      of that turn makes of the chances after it; more than rounding in `unsettled` states only.
    - `gain`: the most that one player gains by playing a single turn differently.
    """

    values: ThreeValues
    residual: float
    gain: float
    unsettled: int


def solve_three(race: Race, progress: Progress = lambda _: None) -> ThreeSolution:
    """Return the chances in `race` under best play of all three."""
    solver = _Solver(race)
    highest = PLAYERS * (race.target - 1)
    for total in range(highest, -1, -1):
        solver.solve(total)
        progress(1 - (total / (highest + 1)) ** 2)
    return solver.solution()


class _Circles:
    """States of one sum, in which a farkle leads from one to another and after three back again."""

    def __init__(self, starts: Starts, sides: int) -> None:
        """Look up which of `starts` a farkle in each leads to."""
        keys, after = _keys(starts, sides), _keys(starts.passed_on(starts.own), sides)
        order = np.argsort(keys)
        self._after = order[np.searchsorted(keys, after, sorter=order)]

    def farkles(self, chances: Floats) -> Floats:
        """Return what farkles are worth, by whose."""
        return chances[[LAST, OWN, FOLLOWING]][:, self._after]

    def solved(self, found: Floats, farkle: Floats, slopes: Floats) -> Floats:
        """Return the chances if what was `found` is linear in what a `farkle` is worth."""
        banks = found - slopes * farkle
        once = slopes[self._after]
        next_banks = self.farkles(banks)
        chances = banks + slopes * (next_banks + once * self.farkles(next_banks))
        chances /= 1 - slopes * once * once[self._after]
        chances[LAST] = 1 - chances[OWN] - chances[FOLLOWING]
        return chances

    def most(self, change: Floats) -> Floats:
        """Return the greatest `change` in the circle of each state."""
        once = change[self._after]
        return np.maximum(change, np.maximum(once, once[self._after]))


def _keys(starts: Starts, sides: int) -> Ints:
    return (starts.own * sides + starts.following) * sides + starts.last


class _Solver:
    """Works out one sum after the other."""

    def __init__(self, race: Race) -> None:
        """Begin with nothing."""
        self._values = ThreeValues(race)
        self._gone = gone(race)
        self._slopes = np.full((self._gone + 1,) * PLAYERS, _FIRST_SLOPE)
        self._inductions: dict[tuple[int, int], TurnInduction] = {}
        self._residual = self._gain = 0.0
        self._unsettled = 0

    def solution(self) -> ThreeSolution:
        """Return what was found."""
        return ThreeSolution(self._values, self._residual, self._gain, self._unsettled)

    def solve(self, total: int) -> None:
        """Work out all states whose totals add up to `total`, those above being known."""
        starts = self._values.starts(total)
        circles = _Circles(starts, self._gone + 1)
        chances, slopes = self._guess(starts)
        farkle = circles.farkles(chances)
        found = self._play(starts, farkle)
        left, off = np.arange(len(starts)), np.zeros_like(chances)
        for number in count():
            change = circles.solved(found, farkle, slopes) - chances
            averaged = max(number - _ROUNDS, 0)
            chances[:, left] += change[:, left] / (averaged + 1)
            before, played = farkle, found.copy()
            farkle = circles.farkles(chances)
            found[:, left] = self._play(starts.take(left), farkle[:, left])
            off = np.abs(found - chances)
            settled = circles.most(off.max(axis=0)) <= _SETTLED
            left = left[~settled[left]]
            if not len(left) or averaged == _AVERAGED:
                break
            moved = np.abs(farkle[OWN] - before[OWN]) > _SAME
            rise, run = found[OWN] - played[OWN], farkle[OWN] - before[OWN]
            np.divide(rise, run, out=slopes, where=moved)
            np.clip(slopes, 0.0, _STEEPEST, out=slopes)
            slopes[starts.own == self._gone] = 1.0
        self._values.record(starts, chances)
        self._slopes[starts.own, starts.following, starts.last] = slopes
        self._residual = max(self._residual, float(off.max()))
        self._gain = max(self._gain, float((found - chances)[OWN].max()))
        self._unsettled += len(left)

    def _guess(self, starts: Starts) -> tuple[Floats, Floats]:
        """Return about what the chances and slopes are: as a smooth surface would go on."""

        def near(own: int, following: int, last: int) -> Starts:
            totals = starts.own + own, starts.following + following, starts.last + last
            return Starts(*[np.minimum(total, self._gone) for total in totals])

        one = [near(1, 0, 0), near(0, 1, 0), near(0, 0, 1)]
        two = [near(1, 1, 0), near(1, 0, 1), near(0, 1, 1)]
        chances = np.array(
            [
                2 * sum(self._values.of(whose, nearby) for nearby in one)
                - sum(self._values.of(whose, nearby) for nearby in two)
                for whose in range(PLAYERS)
            ]
        )
        chances = np.clip(chances / PLAYERS, 0, 1)
        chances[LAST] = 1 - chances[OWN] - chances[FOLLOWING]
        slopes = np.mean(
            [self._slopes[nearby.own, nearby.following, nearby.last] for nearby in one], 0
        )
        slopes[starts.own == self._gone] = 1.0
        return chances, slopes

    def _play(self, starts: Starts, farkle: Floats) -> Floats:
        """Return what turns are worth, by whose, given what a `farkle` is."""
        found = farkle.copy()
        # Those with as many levels together; somebody who never plays has no turn.
        order = np.argsort(-starts.own, kind="stable")
        order = order[starts.own[order] != self._gone]
        for first in range(0, len(order), _WIDTHS[-1]):
            part = order[first : first + _WIDTHS[-1]]
            batch = starts.take(part)
            induction = self._induction(self._values.race.target - int(batch.own[-1]), len(part))
            height = induction.height
            turns = ThreeTurns.of(self._values, batch, height, farkle[:, part])
            found[:, part] = turns.play(induction)
        return found

    def _induction(self, height: int, width: int) -> TurnInduction:
        """Return an induction at least so high and wide: of few sizes, since laying one is slow."""
        height = -(-max(height, self._values.race.least_to_open) // _HEIGHTS) * _HEIGHTS
        size = height, next(padded for padded in _WIDTHS if padded >= width)
        if size not in self._inductions:
            self._inductions[size] = TurnInduction(self._values.race.model, *size)
        return self._inductions[size]
