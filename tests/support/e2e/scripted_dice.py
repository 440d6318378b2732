"""Dice that fall the same way every time."""

from collections import deque
from collections.abc import Sequence
from random import Random

from bot.engine import Die, Faces
from bot.engine.notation.dice_text import parse_faces
from bot.match.model.match import Match


class ScriptedCup:
    """Rolls what it is told, one text of faces a roll, and then by a seeded generator."""

    def __init__(self, *rolls: str, seed: int = 1) -> None:
        self._script = deque(rolls)
        self._random = Random(seed)

    def next(self, *rolls: str) -> None:
        """Roll these next."""
        self._script.extend(rolls)

    def roll(self, match: Match, dice: Sequence[Die]) -> Faces:
        del match
        if not dice:
            return ()
        if not self._script:
            return tuple(self._random.choices(die.faces, die.weights)[0] for die in dice)
        faces = parse_faces(self._script.popleft())
        assert len(faces) == len(dice), f"{len(dice)} dice are rolled, the script has {faces}"
        return faces
