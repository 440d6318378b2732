"""Sets of dice, equal where their odds are, and what they can show.

The fewer dice differ, the smaller everything is that is worked out for a set: equal dice are told
apart by nothing.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from math import factorial, gcd, prod

from bot.engine import JOKER, Die, Faces, Positions

DiceSet = tuple[tuple[int, ...], ...]
"""Dice in ascending order: the weights of each in lowest terms, then its joker or 0."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A roll of a set: ascending `faces`, and which of the `dice` shows each."""

    faces: Faces
    dice: DiceSet

    def without(self, keep: Positions) -> DiceSet:
        """Return the dice that are left once those at `keep` are set aside."""
        return tuple(sorted([die for place, die in enumerate(self.dice) if place not in keep]))


def dice_set(dice: Iterable[Die]) -> DiceSet:
    """Return `dice` as a set."""
    return tuple(sorted([_odds(die) for die in dice]))


def _odds(die: Die) -> tuple[int, ...]:
    least = gcd(*die.weights)
    return (*[weight // least for weight in die.weights], die.joker or 0)


def rolls(dice: DiceSet) -> Iterator[tuple[Shown, int]]:
    """Yield every roll of `dice` with its weight; equal dice that swap faces make one roll."""
    groups = [list(_of_equals(odds, count)) for odds, count in Counter(dice).items()]
    for parts in product(*groups):
        showing = sorted([each for part, _ in parts for each in part])
        faces = tuple([face for face, _ in showing])
        weight = prod([weight for _, weight in parts])
        yield Shown(faces, tuple([die for _, die in showing])), weight


def _of_equals(
    odds: tuple[int, ...], count: int
) -> Iterator[tuple[list[tuple[int, tuple[int, ...]]], int]]:
    """Yield what `count` dice with the same `odds` can show, with the weight of that."""
    *weights, joker = odds
    sides = [
        (JOKER if face == joker else face, weight)
        for face, weight in enumerate(weights, start=1)
        if weight
    ]
    for shown in combinations_with_replacement(sides, count):
        ways = factorial(count)
        for same in Counter(shown).values():
            ways //= factorial(same)
        yield [(face, odds) for face, _ in shown], ways * prod([weight for _, weight in shown])
