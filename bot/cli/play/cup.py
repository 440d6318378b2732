"""Dice whose rolls can be repeated."""

from collections.abc import Sequence
from random import Random

from bot.engine import Die, Faces
from bot.match.model.match import Match


class SeededCup:
    """Rolls the same dice again when it is given the same seed."""

    def __init__(self, seed: int) -> None:
        """Begin the rolls of `seed`."""
        self._random = Random(seed)  # noqa: S311 - a game to be repeated, not a secret

    def roll(self, match: Match, dice: Sequence[Die]) -> Faces:
        """Return a face for each of `dice`."""
        del match
        return tuple([self._random.choices(die.faces, die.weights)[0] for die in dice])
