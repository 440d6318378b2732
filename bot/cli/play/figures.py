"""Dice written as figures, which every terminal shows and every screen reader says."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.ui.dice_faces import DiceFaces


@dataclass(frozen=True, slots=True)
class _Figures(DiceFaces):
    """Writes a die as its figure; on the table, those that are chosen are in brackets."""

    def set_aside(self, faces: Iterable[int]) -> str:
        """Return dice that are set aside, which stand in a line of their own."""
        return self.between.join(map(str, faces))


FIGURES: Final = _Figures(tuple("123456"), tuple(f"[{face}]" for face in "123456"))
