"""Dice as values: a die is the integer odds of its six faces."""

from dataclasses import dataclass

Faces = tuple[int, ...]
"""The faces of some dice, each 1 to 6."""

HEAVIEST = 999_999
"""The greatest odds of one face."""


@dataclass(frozen=True, slots=True)
class Die:
    """One die.

    `weights` are the relative odds of faces 1 to 6: integers up to 999,999, not all zero.
    """

    weights: tuple[int, int, int, int, int, int] = (1, 1, 1, 1, 1, 1)

    def __post_init__(self) -> None:
        """Refuse odds that no die can have, with `ValueError`."""
        if not 0 <= min(self.weights) <= max(self.weights) <= HEAVIEST or not any(self.weights):
            raise ValueError(f"a die needs six weights up to {HEAVIEST}: {self.weights}")

    @property
    def is_fair(self) -> bool:
        """Tell whether all six faces are equally likely."""
        return len(set(self.weights)) == 1


FAIR = Die()
"""An ordinary die."""
