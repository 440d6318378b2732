"""What the bot knows of a position: every sensible choice with its odds."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from bot.engine import Move


class Basis(StrEnum):
    """What the figures of an advice rest on."""

    SOLVED = "solved"
    """The solved game: the chances to win are exact, both sides going on as well as can be."""
    ESTIMATED = "estimated"
    """An estimate of what the others will do, where the game is too large to be solved."""
    POINTS = "points"
    """Points alone: no chance to win is known."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move and what it is worth.

    - `points`: the turn's points once the dice it keeps are set aside, banked or at risk.
    - `dice`: how many it rolls, 0 for a bank; `farkle`: the chance that this roll farkles.
    - `expected`: the points that the turn brings on average, going on for points alone.
    - `win`: the probability of winning, everyone going on as well as can be; None if unknown.
    """

    move: Move
    points: int
    dice: int
    farkle: Fraction
    expected: float
    win: float | None


@dataclass(frozen=True, slots=True)
class Advice:
    """Every distinct choice of whoever is on turn, best first, and what the figures rest on."""

    choices: tuple[Choice, ...]
    basis: Basis

    @property
    def best(self) -> Choice:
        """Return the best choice."""
        return self.choices[0]
