"""The solved game of two in which somebody wears a badge that can be used.

A position is what both sides have, and how often each may still use its badge. Uses only ever get
fewer, and banks raise the sum of the totals: so of each sum the positions with fewer uses are
solved first, and what a turn comes to after a use is known when it is asked for. What remains are
pairs of positions, each what a farkle of the other leads to, as in `bot.solver.tables.pairs`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from bot.advice.bounds import STEP
from bot.engine import Effect, RuleSet
from bot.solver.badges.layer import NOTHING, Ends, Layer, Raised
from bot.solver.badges.turn import BadgeTurn
from bot.solver.model.arrays import Floats, Ints
from bot.solver.model.turn_induction import NEVER
from bot.solver.tables.pairs import Progress

_TOGETHER: Final = 48
"""Totals of one sum whose turns are worked out together."""

_NEAR: Final = 3e-8
"""A last step from so near ends within a hundredth of it."""

_FIRST_SLOPE: Final = 0.3
_STEEPEST: Final = 0.99
_SAME: Final = 1e-12
_MOST_ROUNDS: Final = 60


def solve_badges(
    rules: RuleSet, turns: tuple[BadgeTurn, BadgeTurn], progress: Progress = lambda _: None
) -> Floats:
    """Return how likely the side to move wins, both playing as well as can be.

    The axes are the side to move (0 begins the game), uses left of side 0 and of side 1, and the
    totals of the side to move and of the other, in steps.
    """
    game = _Game(rules, turns)
    for total in range(2 * game.totals - 2, -1, -1):
        game.solve(total)
        progress(1 - (total / (2 * game.totals)) ** 2)
    return game.wins[..., :-1, :-1].copy()


@dataclass(slots=True)
class _Part:
    """Turns of one side that are worked out together.

    They are those of each pair of uses in turn, in the order of the side's own, at totals from
    `first` on of those of a sum.
    """

    first: int
    count: int
    ends: Ends
    raised: Raised
    layer: Layer | None = None


class _Game:
    """What is solved so far."""

    def __init__(self, rules: RuleSet, turns: tuple[BadgeTurn, BadgeTurn]) -> None:
        """Begin with nothing but won games."""
        self.totals = totals = (rules.target or 0) // STEP
        self._least = max(-(-rules.minimum // STEP), 1)
        self._turns = turns
        self._alike = turns[0] is turns[1]
        self._uses = [turn.badge.uses if turn.badge else 0 for turn in turns]
        shape = (2, *[uses + 1 for uses in self._uses], totals + 1, totals + 1)
        # One row and column more than there are totals: there a side has already won.
        self.wins = np.full(shape, 0.5)
        self.wins[..., totals, :totals], self.wins[..., :totals, totals] = 1.0, 0.0
        self._slopes = np.full_like(self.wins, _FIRST_SLOPE)
        self._missed = np.zeros_like(self.wins)

    def solve(self, total: int) -> None:
        """Solve all positions whose totals have the sum `total`."""
        own = np.arange(max(total - self.totals + 1, 0), min(total, self.totals - 1) + 1)
        below: list[list[_Part]] = [[], []]
        for used in range(sum(self._uses) + 1):
            below = self._solve(own, total - own, used, below)

    def _solve(
        self, own: Ints, other: Ints, used: int, below: list[list[_Part]]
    ) -> list[list[_Part]]:
        """Solve the positions in which so many uses are left to both sides together."""
        sides = [0] if self._alike else [0, 1]
        parts: list[list[_Part]] = [[], []]
        at = [self._places(side, used, own, other) for side in (0, 1)]
        for side in sides:
            parts[side] = list(self._parts(side, used, own, other, below[side]))
        values = [self._guess(index) for index in at]
        smooth = [value.copy() for value in values]
        slopes = [self._slope(index) for index in at]
        before = [np.zeros_like(value) for value in values]
        found = [np.zeros_like(value) for value in values]
        for number in range(_MOST_ROUNDS):
            last = [values.copy() for values in found]
            farkles = [1 - values[1 - side][::-1, ::-1] for side in (0, 1)]
            for side in sides:
                found[side] = self._work_out(parts[side], self._turns[side], farkles[side])
            if self._alike:
                found[1], parts[1] = found[0], parts[0]
            if number:
                slopes = [
                    _chords(farkles[side] - before[side], found[side] - last[side], slopes[side])
                    for side in (0, 1)
                ]
            before = farkles
            off = max(float(np.abs(found[side] - values[side]).max()) for side in (0, 1))
            values = _met(found, farkles, slopes)
            if off < _NEAR:
                for side in (0, 1):
                    self._missed[at[side]] = values[side] - smooth[side] + self._missed[at[side]]
                    self.wins[at[side]] = np.clip(values[side], 0.0, 1.0)
                    self._slopes[at[side]] = slopes[side]
                return parts
        raise ArithmeticError("the fixed point of a pair was not found")

    def _pairs(self, side: int, used: int) -> list[tuple[int, int]]:
        """Return the uses left of both sides, so many in all, in the order of those of `side`."""
        one, two = self._uses
        pairs = [(mine, used - mine) for mine in range(max(used - two, 0), min(used, one) + 1)]
        return pairs[:: -1 if side else 1]

    def _places(self, side: int, used: int, own: Ints, other: Ints) -> tuple[Ints | int, ...]:
        """Return where positions are in tables: pairs of uses by totals."""
        one, two = np.array(self._pairs(side, used)).T
        return side, one[:, None], two[:, None], own[None, :], other[None, :]

    def _guess(self, at: tuple[Ints | int, ...]) -> Floats:
        """Return what positions are worth if all goes on as smoothly as at higher totals.

        A guess is off by about as much as that for the sum before was.
        """
        side, one, two, own, other = at
        up, right, both = ((own + i, other + j) for i, j in ((1, 0), (0, 1), (1, 1)))
        here = side, one, two
        self._missed[at] = self._missed[(*here, *both)]
        smooth = (
            self.wins[(*here, *up)] + self.wins[(*here, *right)] - self.wins[(*here, *both)]
        ) + self._missed[at]
        return np.asarray(np.clip(smooth, 0.0, 1.0))

    def _slope(self, at: tuple[Ints | int, ...]) -> Floats:
        side, one, two, own, other = at
        up, right = (side, one, two, own + 1, other), (side, one, two, own, other + 1)
        return np.asarray((self._slopes[up] + self._slopes[right]) / 2)

    def _parts(
        self, side: int, used: int, own: Ints, other: Ints, below: Sequence[_Part]
    ) -> Iterator[_Part]:
        pairs = self._pairs(side, used)
        unused = sum(not pair[side] for pair in pairs)
        for number, first in enumerate(range(0, len(own), _TOGETHER)):
            chosen = slice(first, first + _TOGETHER)
            mine, theirs = own[chosen], other[chosen]
            height = max(self.totals - int(mine[0]), self._least) + 1
            who = [Bankers(side, pair, mine, theirs) for pair in pairs]
            banking = [
                banking_of(self.wins, self._turns[side], bankers, height, self._least)
                for bankers in who
            ]
            raised = NOTHING
            if len(pairs) > unused:
                layer = below[number].layer
                assert layer is not None
                columns = (len(pairs) - unused) * len(mine)
                raised = layer.part(columns).using().after(unused * len(mine))
            ends = Ends(np.concatenate(banking, axis=1), np.empty(len(pairs) * len(mine)))
            yield _Part(first, len(mine), ends, raised)

    def _work_out(self, parts: Sequence[_Part], turn: BadgeTurn, farkle: Floats) -> Floats:
        """Return what turns are worth if a `farkle` is worth so much."""
        found = np.empty_like(farkle)
        for part in parts:
            chosen = slice(part.first, part.first + part.count)
            part.ends = Ends(part.ends.banking, farkle[:, chosen].ravel())
            part.layer = Layer.of(turn, part.ends, part.raised)
            found[:, chosen] = part.layer.start.reshape(len(farkle), part.count)
        return found


@dataclass(frozen=True, slots=True)
class Bankers:
    """Who may bank: a `side` with so many uses left of both, at totals by column, in steps.

    `in_force` tells that the badge of the side already makes what is banked count for more.
    """

    side: int
    uses: tuple[int, int]
    own: Ints
    other: Ints
    in_force: bool = False


def banking_of(wins: Floats, turn: BadgeTurn, who: Bankers, height: int, least: int) -> Floats:
    """Return what banking is worth, by level below `height` and column; the `least` may be banked.

    `wins` are those of `solve_badges` with a row and a column more for games that are won. A badge
    that raises what is banked is used where that is better.
    """
    levels = np.arange(height)[:, None]
    totals = wins.shape[-1] - 1

    def banked(left: tuple[int, int], steps: Ints) -> Floats:
        reached = np.minimum(who.own + steps, totals)
        return np.asarray(1 - wins[1 - who.side, left[0], left[1], who.other, reached])

    badge = turn.badge
    raises = badge is not None and badge.effect is Effect.MULTIPLIED
    percent = badge.percent if badge is not None and raises else 100
    raised = (levels * STEP * percent + 50) // 100 // STEP
    found = banked(who.uses, raised if who.in_force else levels)
    if raises and who.uses[who.side] and not who.in_force:
        left = who.uses[0] - (who.side == 0), who.uses[1] - (who.side == 1)
        found = np.maximum(found, banked(left, raised))
    found[:least] = NEVER
    return found


def _chords(moved: Floats, gained: Floats, slopes: Floats) -> Floats:
    """Return the slopes of the last chords, where there is one."""
    chord = np.divide(gained, moved, out=slopes.copy(), where=np.abs(moved) > _SAME)
    return np.asarray(np.clip(chord, 0.0, _STEEPEST))


def _met(found: list[Floats], farkles: list[Floats], slopes: list[Floats]) -> list[Floats]:
    """Return where the lines through what was `found` for both of each pair meet."""
    starts = [found[side] + slopes[side] * (1 - farkles[side]) for side in (0, 1)]
    met = []
    for side in (0, 1):
        start, slope = starts[1 - side][::-1, ::-1], slopes[1 - side][::-1, ::-1]
        met.append((starts[side] - slopes[side] * start) / (1 - slopes[side] * slope))
    return met
