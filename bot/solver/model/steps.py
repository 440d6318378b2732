"""The throws of a turn, laid out so that all that may be kept of a throw is looked up at once."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from bot.solver.model.arrays import Flags, Floats, Ints
from bot.solver.model.pruning import Pruning
from bot.solver.model.turn_arrays import AnyTurn, ThrowArrays, TurnArrays

_AT_ONCE: Final = 1000
"""Keeps that are looked up at once, to be quick where there are few, and small where many."""


class Steps:
    """The throws of a turn as they are worked out one after the other, laid out for any size.

    With `pruned`, keeps that are never best are left out once it is known which they are.
    """

    def __init__(self, turn: AnyTurn, *, pruned: bool = False, slack: float = 0.0) -> None:
        """Lay `turn` out."""
        self.turn = TurnArrays.of(turn)
        self.together = levels_together(self.turn)
        self.span = self.turn.reach + 1
        self.pruning = Pruning(self.turn, slack) if pruned else None
        self._laid: tuple[int, list[Step]] | None = None

    @property
    def version(self) -> int:
        """Return a number that changes with the steps."""
        return self.pruning.version if self.pruning else 0

    def laid_out(self) -> "list[Step]":
        """Return the steps, one for each throw."""
        if self._laid is None or self._laid[0] != self.version:
            self._laid = self.version, list(self._lay_out())
        return self._laid[1]

    def _lay_out(self) -> "Iterator[Step]":
        first = 0
        for throw in self.turn.throws:
            looked_at = np.ones(len(throw.points), dtype=bool)
            if self.pruning:
                looked_at = self.pruning.looked_at[first : first + len(throw.points)]
            first += len(throw.points)
            yield _step(throw, throw.throws * self.span + throw.points, looked_at)


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """One throw, its choices ordered by how many keeps they have, the most first.

    Of the first keep of each choice, the second of those that have one, and so on, each of the
    `lookups` has some.
    """

    farkle: float
    wins: float
    may_bank: bool
    chances: Floats
    lookups: "list[Lookup]"

    @property
    def keeps(self) -> int:
        """Return how many keeps there are."""
        return sum(len(lookup.keeps) for lookup in self.lookups)


@dataclass(frozen=True, slots=True, eq=False)
class Lookup:
    """Keeps of a throw that are looked up at once, into rows from `first` on.

    The `keeps` are throw times span, plus points. `further` is from where to where the second ones
    of the choices then lie, the third ones, and so on; the first ones lie at 0.
    """

    keeps: Ints
    first: int
    further: list[tuple[int, int]]


def _step(throw: ThrowArrays, keeps: Ints, looked_at: Flags) -> Step:
    """Return the step of `throw` with those of its `keeps` that are `looked_at`.

    Choices that then have the same keeps are one.
    """
    choice = np.repeat(np.arange(len(throw.counts)), throw.counts)[looked_at]
    counts = np.bincount(choice, minlength=len(throw.counts))
    number = np.arange(len(choice)) - np.repeat(np.cumsum(counts) - counts, counts)
    table = np.full((len(counts), counts.max(initial=0)), -1, dtype=np.intp)
    table[choice, number] = keeps[looked_at]
    distinct, which = np.unique(table, axis=0, return_inverse=True)
    chances = np.zeros(len(distinct))
    np.add.at(chances, which.ravel(), throw.chances)
    has = distinct >= 0
    order = np.argsort(-has.sum(axis=1), kind="stable")
    distinct, has = distinct[order], has[order]
    lookups = list(_lookups(distinct.T[has.T], has.sum(axis=0).tolist()))
    return Step(throw.farkle, throw.wins, throw.may_bank, chances[order], lookups)


def _lookups(keeps: Ints, counts: list[int]) -> Iterator[Lookup]:
    """Yield the `keeps`, which are so many first ones, so many second ones, and so on."""
    if not counts:
        return
    done, first, size = 0, 0, counts[0]
    further: list[tuple[int, int]] = []
    for count in counts[1:]:
        if size + count > _AT_ONCE:
            yield Lookup(keeps[done : done + size], first, further)
            done, first, size, further = done + size, counts[0], 0, []
        further.append((first + size, first + size + count))
        size += count
    yield Lookup(keeps[done:], first, further)


def levels_together(turn: TurnArrays) -> int:
    """Return how many levels depend only on those above all of them, in the order of this module.

    Raises `ValueError` for a turn in which setting a die aside may bring less than one step.
    """
    together, aside = turn.reach, turn.aside
    for place, throw in enumerate(turn.throws):
        rise = throw.points + aside[place] - aside[throw.throws]
        if (rise < 0).any():
            raise ValueError("setting a die aside brings less than one step")
        no_fewer = aside[throw.throws] <= aside[place]
        together = min(together, int(rise[no_fewer].min(initial=together)))
    return together
