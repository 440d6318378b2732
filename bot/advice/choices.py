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


class Obstacle(StrEnum):
    """Why no exact chance to win is known; each has a sentence, as `obstacle-<value>`."""

    SEATS = "seats"
    TEAMS = "teams"
    LOADED_DICE = "loaded-dice"
    BADGES = "badges"
    WELFARE = "welfare"
    HIGH_STAKES = "high-stakes"
    OFF_STEP = "off-step"
    OPENING = "opening"
    EXACT_WITH_WINNING_ROLL = "exact-with-winning-roll"
    TOO_LARGE = "too-large"
    NO_TABLE = "no-table"
    """It could be solved, but has not been, or not yet."""


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
    """Every distinct choice of whoever is on turn, best first, and what the figures rest on.

    `obstacle` says what stands in the way of a solved game, None where the figures are of one.
    """

    choices: tuple[Choice, ...]
    basis: Basis
    obstacle: Obstacle | None = None

    @property
    def best(self) -> Choice:
        """Return the best choice."""
        return self.choices[0]
