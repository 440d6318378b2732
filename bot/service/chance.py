"""Dice from the operating system's generator."""

import secrets
from collections.abc import Sequence

from bot.domain.match import Match
from bot.engine import Die, Faces


class SystemCup:
    """Rolls dice with randomness that nobody can predict."""

    def roll(self, match: Match, dice: Sequence[Die]) -> Faces:
        """Return a face for each of `dice`: exact integer odds, no rounding."""
        del match
        return tuple([_face(die, secrets.randbelow(sum(die.weights))) for die in dice])


def _face(die: Die, draw: int) -> int:
    """Return the face on which `draw` (0 to the sum of the weights, excluded) falls."""
    for face, weight in enumerate(die.weights, start=1):
        if draw < weight:
            return face
        draw -= weight
    raise ValueError(f"{draw} is beyond the weights of {die}")
