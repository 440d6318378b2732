"""Dice written as figures, which every terminal shows and every screen reader says."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine import Die
from bot.kit.pictures.dice_faces import MARKS, DiceFaces


@dataclass(frozen=True, slots=True)
class _Figures(DiceFaces):
    """Writes a die as its figure; on the table, those that are chosen are in brackets."""

    def set_aside(self, faces: Iterable[int], dice: Sequence[Die] = ()) -> str:
        """Return dice that are set aside, which stand in a line of their own."""
        del dice  # figures bear no marks
        return self.between.join([MARKS[face - 1] for face in faces])


FIGURES: Final = _Figures(MARKS, tuple(f"[{mark}]" for mark in MARKS))
