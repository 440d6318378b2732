"""The levels of the opponents that the bot plays: some with a temper, and one for each strength."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

WEAKEST: Final = 1
STRONGEST: Final = 100
"""The numbers of the levels: from who hardly looks at the dice to who plays perfectly."""


class Level(StrEnum):
    """The opponents that the bot plays, each with a temper of its own."""

    PERFECT = "perfect"
    """Wins as often as possible."""
    CAUTIOUS = "cautious"
    GREEDY = "greedy"
    STREAKY = "streaky"
    TACTICIAN = "tactician"


@dataclass(frozen=True, slots=True)
class Strength:
    """An opponent of one strength, by its `number` from `WEAKEST` to `STRONGEST`.

    It is written as that number. Raises `ValueError` for a number that there is not.
    """

    number: int

    def __post_init__(self) -> None:
        """Refuse what is no level."""
        if not WEAKEST <= self.number <= STRONGEST:
            raise ValueError(f"{self.number} is not from {WEAKEST} to {STRONGEST}")

    def __str__(self) -> str:
        """Return the number alone."""
        return str(self.number)


AnyLevel = Level | Strength


def parse_level(text: str) -> AnyLevel:
    """Return the level that is written so: a name, or a number.

    Raises `ValueError` where there is none.
    """
    if text.isascii() and text.isdecimal() and len(text) <= len(str(STRONGEST)):
        return Strength(int(text))
    return Level(text)
