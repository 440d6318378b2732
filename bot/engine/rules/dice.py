"""Dice as values: a die is the integer odds of its six faces, one of which may be a joker."""

from dataclasses import dataclass, field
from typing import Final

Faces = tuple[int, ...]
"""What some dice show, each 1 to 6, or `JOKER`."""

JOKER: Final = 7
"""What a die shows that fell on its joker: above every number, so last in an ascending roll."""

HEAVIEST = 999_999
"""The greatest odds of one face."""

_SIDES: Final = 6


@dataclass(frozen=True, slots=True)
class Die:
    """One die.

    `weights` are the relative odds of faces 1 to 6: integers up to 999,999, not all zero. `joker`
    is the face that bears a devil's head instead of its number, None where there is none. What the
    faces show is kept with them, in the order of `weights`: `faces`.
    """

    weights: tuple[int, int, int, int, int, int] = (1, 1, 1, 1, 1, 1)
    joker: int | None = None
    faces: Faces = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Refuse odds that no die can have, with `ValueError`."""
        weights = self.weights
        if len(weights) != _SIDES or any(type(weight) is not int for weight in weights):
            raise ValueError(f"a die needs six weights that are whole numbers: {weights}")
        if not 0 <= min(weights) <= max(weights) <= HEAVIEST or not any(weights):
            raise ValueError(f"a die needs six weights up to {HEAVIEST}, not all 0: {weights}")
        if self.joker is not None and not 1 <= self.joker <= _SIDES:
            raise ValueError(f"the joker of a die is one of its faces 1 to 6: {self.joker}")
        numbers = range(1, _SIDES + 1)
        faces = tuple([JOKER if face == self.joker else face for face in numbers])
        object.__setattr__(self, "faces", faces)

    @property
    def is_fair(self) -> bool:
        """Tell whether all six faces are equally likely, and all of them numbers."""
        return self.joker is None and len(set(self.weights)) == 1

    def can_show(self, face: int) -> bool:
        """Tell whether this die can fall on `face`, a number or `JOKER`."""
        return any(
            shown == face and weight for shown, weight in zip(self.faces, self.weights, strict=True)
        )


FAIR = Die()
"""An ordinary die."""
