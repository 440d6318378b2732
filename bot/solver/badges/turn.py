"""The turn of somebody who wears a badge, laid out to be looked up.

The badge is asked for what it does, see `bot.engine.badges.badge`. What can be done with it before
a throw is worked out for any dice. What changes dice on the table needs every roll for itself,
which pays with ordinary dice alone.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final

import numpy as np

from bot.engine import FAIR, Badge, Faces, RuleSet, Ruling, Trigger, ruling, score_table
from bot.jobs.job_context import require_slow_allowed
from bot.solver.cache import kept
from bot.solver.model.arrays import Floats, Ints
from bot.solver.model.dice_sets import DiceSet, dice_set
from bot.solver.model.turn_arrays import ThrowArrays, lent_throws, turn_arrays

_SIDES: Final = FAIR.faces
_FAIR: Final = dice_set([FAIR])[0]


class Ways:
    """Several things, each with ways to go on, of which the best counts: rows to look up.

    Those with most ways come first, so that each step looks at the first so many.
    """

    def __init__(self, counts: Ints, *found: Ints) -> None:
        """Take how many ways each thing has, and what is `found` by each way, one after another."""
        self.order = np.argsort(-counts, kind="stable")
        ordered = counts[self.order]
        firsts = (np.cumsum(counts) - counts)[self.order]
        most = int(ordered[0]) if len(ordered) else 0
        ranks = [firsts[ordered > number] + number for number in range(most)]
        self.ranks = [tuple([ranked[rank] for ranked in found]) for rank in ranks]

    @property
    def nbytes(self) -> int:
        """Return how many bytes it takes up."""
        rows = np.concatenate([rolls for rank in self.ranks for rolls in rank] or [self.order])
        return int(rows.nbytes + self.order.nbytes)


class ThrowRows:
    """One throw: how likely each choice is that its rolls leave, and what may be kept.

    The choices are in the order of `ways`, of which each is a throw that follows, and steps.
    """

    def __init__(self, throw: ThrowArrays, full: int) -> None:
        """Lay out `throw`, of a turn with so many dice in `full`."""
        self.ways = Ways(throw.counts, throw.throws, throw.points)
        self.chances: Floats = throw.chances[self.ways.order]
        self.farkle, self.wins, self.may_bank = throw.farkle, throw.wins, throw.may_bank
        self.dice = throw.dice
        self.aside = full - throw.dice

    @property
    def nbytes(self) -> int:
        """Return how many bytes it takes up."""
        return self.ways.nbytes + self.chances.nbytes

    def best(self, values: Floats, low: int, high: int, times: int = 1) -> Floats:
        """Return what each choice is worth at levels from `low` to below `high`, by column.

        `values` (throw, level, column) are what follows is worth; of its levels the upper half are
        won. What is kept counts so many `times`.
        """
        levels, columns = values.shape[1:]
        flat, span = values.reshape(-1, columns), np.arange(low, high)
        rows = np.empty((len(self.chances), high - low, columns))
        for number, (throws, points) in enumerate(self.ways.ranks):
            at = throws * levels + np.minimum(points * times, levels // 2)
            found = flat.take(at[:, None] + span, axis=0)
            if number:
                np.maximum(rows[: len(found)], found, out=rows[: len(found)])
            else:
                rows = found
        return rows

    def mean(self, rows: Floats) -> Floats:
        """Return the mean of what the choices are worth, less the rolls that leave none."""
        found: Floats = self.chances @ rows.reshape(len(rows), -1)
        return found.reshape(rows.shape[1:])


class EveryRoll:
    """All rolls of so many ordinary dice, and what a badge may make of each that scores."""

    def __init__(self, rules: RuleSet, badge: Badge, dice: int) -> None:
        """Ask `badge` for every way to use it."""
        self.dice = dice
        self.sets = [_rolls(dice - fewer) for fewer in range(_most_thrown(badge, dice) + 1)]
        places = [{faces: place for place, faces in enumerate(rolls)} for rolls in self.sets]
        firsts = np.cumsum([0, *map(len, self.sets)])
        table = score_table(rules.scoring, badge if badge.scores else None)
        ruled = [ruling(rules, faces, table.roll(faces)) for faces in self.sets[0]]
        self.chosen = np.array([place for place, ruled_as in enumerate(ruled) if ruled_as is None])
        self.won = np.array([ruled_as is Ruling.WINS for ruled_as in ruled])
        ways = []
        for place in self.chosen:
            roll, found = self.sets[0][place], set[int]()
            for at in badge.choices(roll):
                after = _after(roll, badge, at)
                fewer = dice - len(after)
                found.add(int(firsts[fewer]) + places[fewer][after])
            ways.append(sorted(found) or [int(place)])
        counts = np.array([len(way) for way in ways])
        self.ways = Ways(counts, np.array([way for following in ways for way in following]))
        self._more = [
            np.array([[above[tuple(sorted((*faces, side)))] for side in _SIDES] for faces in fewer])
            for above, fewer in zip(places, self.sets[1:], strict=False)
        ]

    @property
    def nbytes(self) -> int:
        """Return how many bytes it takes up."""
        return self.ways.nbytes + sum(array.nbytes for array in self._more)

    def used(self, rolls: Floats) -> Floats:
        """Return what using the badge on each roll that scores is worth, if `rolls` are.

        The axes of both are roll, level and column.
        """
        found = [rolls]
        for more in self._more:
            found.append(sum(found[-1][more[:, side]] for side in range(len(_SIDES))) / len(_SIDES))
        stack = np.concatenate(found)
        (first,), *more_ways = self.ways.ranks
        best: Floats = stack.take(first, axis=0)
        for (rows,) in more_ways:
            np.maximum(best[: len(rows)], stack.take(rows, axis=0), out=best[: len(rows)])
        unordered: Floats = np.empty_like(best)
        unordered[self.ways.order] = best
        return unordered


class BadgeTurn:
    """The turn with a full set of `dice` of whoever wears `badge`, or none."""

    def __init__(self, rules: RuleSet, dice: DiceSet, badge: Badge | None) -> None:
        """Lay out its throws."""
        self.badge = badge
        self.changes = bool(badge and badge.moment is Trigger.ROLLED and badge.effect is None)
        apart = self.changes and set(dice) == {_FAIR}
        self.turn = turn_arrays(rules, dice, badge, apart=apart)
        self.full = len(dice)
        self.start = self.turn.start
        self.throws = self._rows(self.turn.throws)
        lent = lent_throws(self.turn, rules, badge) if badge and badge.extra_dice else ()
        self.lent = self._rows(lent)
        self.rolls = (
            [EveryRoll(rules, badge, throw.dice) for throw in self.throws]
            if badge and apart
            else []
        )

    @property
    def nbytes(self) -> int:
        """Return about how many bytes it takes up."""
        rows = sum(throw.nbytes for throw in (*self.throws, *self.lent))
        return self.turn.nbytes + rows + sum(roll.nbytes for roll in self.rolls)

    @property
    def work(self) -> int:
        """Return how many ways to keep dice are looked at on each level."""
        return sum(len(throw.points) for throw in self.turn.throws)

    def _rows(self, throws: Sequence[ThrowArrays]) -> list[ThrowRows]:
        return [ThrowRows(throw, self.full) for throw in throws]


@kept
def badge_turn(rules: RuleSet, dice: DiceSet, badge: Badge | None) -> BadgeTurn:
    """Return the turn with `dice` of whoever wears `badge`: up to a second's work, done once."""
    require_slow_allowed()
    return BadgeTurn(rules, dice, badge)


def _rolls(dice: int) -> list[Faces]:
    return list(combinations_with_replacement(_SIDES, dice))


def _most_thrown(badge: Badge, dice: int) -> int:
    return min(max(badge.counts), dice) if badge.throws else 0


def _after(roll: Faces, badge: Badge, at: Sequence[int]) -> Faces:
    """Return the dice that `badge`, used `at` these places, leaves lying."""
    rest = [face for place, face in enumerate(roll) if place not in at]
    return tuple(rest) if badge.throws else tuple(sorted([*rest, badge.face]))
