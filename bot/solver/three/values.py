"""A race of three to a target: the chances at the start of its turns, and turns that begin there.

A state has the totals of the three from the one on turn on, `own`, `following` and `last`, in steps
from 0 on. A bank leads to (following, last, own + points), a farkle to (following, last, own):
there our chance is that of the last, and the chance of whoever followed us is that of the one on
turn. Whoever has the target as total has won; one step beyond it stands for somebody who never
plays, as do those who have left: what then remains is a race of two.
"""

from dataclasses import dataclass
from itertools import product
from typing import Final

import numpy as np

from bot.solver.model.arrays import Floats, Ints
from bot.solver.model.turn_induction import NEVER, Fillable
from bot.solver.tables.race import Race

PLAYERS: Final = 3

OWN, FOLLOWING, LAST = range(PLAYERS)
"""Whose chance, in the order of play from the one on turn on."""

BLEND: Final = 2.0**-20
"""How much of the next player's chance is mixed into ours to see what our choices do to it: so
little that it decides between no two choices but those that are all but equal for us."""


def gone(race: Race) -> int:
    """Return the total of somebody who never plays."""
    return race.target + 1


@dataclass(frozen=True, slots=True)
class Starts:
    """States at the start of a turn: arrays of the three totals."""

    own: Ints
    following: Ints
    last: Ints

    def __len__(self) -> int:
        """Return how many states these are."""
        return len(self.own)

    def take(self, chosen: Ints) -> "Starts":
        """Return the `chosen` ones."""
        return Starts(self.own[chosen], self.following[chosen], self.last[chosen])

    def passed_on(self, own: Ints) -> "Starts":
        """Return what follows these turns when they leave totals of `own`."""
        return Starts(self.following, self.last, own)


class ThreeValues:
    """The chances at the start of the turns of `race`, by the totals of the three.

    `marks` are the totals that are told apart, all of them unless said otherwise; chances between
    them are in proportion.
    """

    def __init__(self, race: Race, marks: Ints | None = None) -> None:
        """Begin with chances that are known only where somebody has won."""
        self.race = race
        self.marks: Ints = np.arange(race.target) if marks is None else marks
        places = np.append(self.marks, (race.target, gone(race)))
        self._chances = np.full((PLAYERS, *(len(places),) * PLAYERS), 1 / PLAYERS)
        for winner in range(PLAYERS):
            won = np.moveaxis(self._chances, 1 + winner, 0)[len(self.marks)]
            won[...] = np.eye(PLAYERS)[winner][:, None, None]
        stored = np.append(np.arange(len(self.marks)), len(self.marks) + 1)
        self._stored = np.ix_(stored, stored, stored)
        totals = np.arange(gone(race) + 1)
        self._low = np.searchsorted(places, totals, side="right") - 1
        self._high = np.minimum(self._low + 1, len(places) - 1)
        steps = np.maximum(places[self._high] - places[self._low], 1)
        self._share = (totals - places[self._low]) / steps

    @property
    def nbytes(self) -> int:
        """Return how many bytes the chances take up."""
        return self._chances.nbytes

    @property
    def wins(self) -> Floats:
        """Return the chances to be stored: whose (own, following), and the totals.

        Those are the marks, and last that of somebody who never plays.
        """
        return np.array([chance[self._stored] for chance in self._chances[:LAST]])

    @wins.setter
    def wins(self, wins: Floats) -> None:
        for whose, win in enumerate([*wins, 1 - wins.sum(axis=0)]):
            self._chances[whose][self._stored] = win

    def thinned(self, marks: Ints) -> "ThreeValues":
        """Return the same with no totals told apart but `marks`, where now all are."""
        places = np.append(marks, (self.race.target, gone(self.race)))
        thin = ThreeValues(self.race, marks)
        thin._chances = self._chances[np.ix_(np.arange(PLAYERS), places, places, places)]
        return thin

    def starts(self, total: int) -> Starts:
        """Return all states in which the totals of those who play add up to `total`."""
        count = self.race.target
        own, following = np.divmod(np.arange(count * count), count)
        last = total - own - following
        within = (last >= 0) & (last < count)
        three = np.stack([own, following, last])[:, within]
        one = np.arange(max(total - count + 1, 0), min(total, count - 1) + 1)
        two = np.stack([one, total - one])
        without = [np.insert(two, place, gone(self.race), axis=0) for place in range(PLAYERS)]
        return Starts(*np.hstack([three, *without]))

    def of(self, whose: int, starts: Starts) -> Floats:
        """Return the chance of one of the players in each of `starts`."""
        totals = starts.own, starts.following, starts.last
        if len(self.marks) == self.race.target:
            return np.asarray(self._chances[whose, *totals])
        found: Floats = np.zeros(np.broadcast_shapes(*[total.shape for total in totals]))
        sides = [
            ((self._low[total], 1 - self._share[total]), (self._high[total], self._share[total]))
            for total in totals
        ]
        for (own, p), (following, q), (last, r) in product(*sides):
            found += p * q * r * self._chances[whose, own, following, last]
        return found

    def record(self, starts: Starts, chances: Floats) -> None:
        """Set the `chances` (whose, state) in `starts`, where all totals are told apart."""
        self._chances[:, starts.own, starts.following, starts.last] = chances


@dataclass(frozen=True, slots=True)
class ThreeTurns:
    """Turns of a race of three, by column.

    `banking` is what banks are worth to us at each level, and `theirs` to the next player; `farkle`
    is what farkles are worth, by whose.
    """

    banking: Floats
    theirs: Floats
    farkle: Floats

    @staticmethod
    def of(
        values: ThreeValues, starts: Starts, height: int, farkle: Floats | None = None
    ) -> "ThreeTurns":
        """Return the turns that begin with `starts`, of so many levels, by the `values` after them.

        What a `farkle` is worth is one of those as well, unless it is given.
        """
        race = values.race
        totals = np.minimum(np.arange(height)[:, None] + starts.own, race.target)
        after = starts.passed_on(totals)
        banking = values.of(LAST, after)
        banking[: race.least] = NEVER
        banking[: race.least_to_open, starts.own == 0] = NEVER
        if farkle is None:
            following = starts.passed_on(starts.own)
            farkle = np.array([values.of(whose, following) for whose in (LAST, OWN, FOLLOWING)])
        return ThreeTurns(banking, values.of(OWN, after), farkle)

    def run(self, induction: Fillable, blend: float = 0.0) -> Floats:
        """Work out the turns on the first columns of `induction`; return what they are worth to us.

        So much of what the next player gets is blended into that.
        """
        columns = self.banking.shape[1]
        induction.banking[:, :columns] = self.banking + blend * self.theirs
        induction.farkle[:columns] = self.farkle[OWN] + blend * self.farkle[FOLLOWING]
        return induction.run()[:columns].copy()

    def play(self, induction: Fillable) -> Floats:
        """Work out the turns likewise; return what they are worth, by whose.

        Whoever is on turn plays for themselves. What that brings the next player is by how much the
        turn is worth more with a little of what they get blended in.
        """
        own = self.run(induction)
        following = (self.run(induction, BLEND) - own) / BLEND
        return np.array([own, following, 1 - own - following])
