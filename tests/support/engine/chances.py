"""What dice show, and how likely it is, by going through everything that they can show."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import prod

from bot.engine import Die, Faces


def roll_chances(dice: tuple[Die, ...]) -> dict[Faces, Fraction]:
    """Return the probability of each roll (ascending faces) of `dice`; they sum to 1."""
    odds: Counter[Faces] = Counter()
    for shown in product(*[zip(die.faces, die.weights, strict=True) for die in dice]):
        odds[tuple(sorted(face for face, _ in shown))] += prod(weight for _, weight in shown)
    whole = odds.total()
    return {faces: Fraction(weight, whole) for faces, weight in odds.items() if weight}
