"""Dice written as figures, which every terminal shows and every screen reader says."""

from collections.abc import Container, Iterable
from typing import Final

from bot.engine import Faces
from bot.ui.dice_faces import DiceFaces


class Figures(DiceFaces):
    """Writes a die as its figure."""

    def roll(self, faces: Faces, chosen: Container[int] = ()) -> str:
        """Return the dice on the table; those at the places `chosen` are in brackets."""
        shown = [f"[{face}]" if place in chosen else str(face) for place, face in enumerate(faces)]
        return " ".join(shown)

    def kept(self, faces: Iterable[int]) -> str:
        """Return dice that are set aside."""
        return " ".join(map(str, faces))


FIGURES: Final = Figures()
