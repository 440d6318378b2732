"""Sets of dice, equal where their odds are.

The fewer dice differ, the smaller everything is that is worked out for a set: equal dice are told
apart by nothing.
"""

from collections.abc import Iterable
from math import gcd

from bot.engine import Die

DiceSet = tuple[tuple[int, ...], ...]
"""Dice in ascending order: the weights of each in lowest terms, then its joker or 0."""


def dice_set(dice: Iterable[Die]) -> DiceSet:
    """Return `dice` as a set."""
    return tuple(sorted([_odds(die) for die in dice]))


def _odds(die: Die) -> tuple[int, ...]:
    least = gcd(*die.weights)
    return (*[weight // least for weight in die.weights], die.joker or 0)
