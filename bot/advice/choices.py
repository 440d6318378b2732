"""Advice on a position: every sensible choice with its odds."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from bot.engine import Move


class Basis(StrEnum):
    """How exact the figures of an advice are."""

    SOLVED = "solved"
    """The solved game: the chances to win are exact for perfect play of both sides."""
    EQUILIBRIUM = "equilibrium"
    """The solved game of three: exact where each plays perfectly for the own chance to win."""
    ESTIMATED = "estimated"
    """An estimate of the other sides' play, where the game is too large to be solved."""
    POINTS = "points"
    """Points only: no chance to win is known."""


class Obstacle(StrEnum):
    """Why no exact chance to win is known; `obstacle-<value>` is the sentence."""

    SEATS = "seats"
    TEAMS = "teams"
    LOADED_DICE = "loaded-dice"
    BADGES = "badges"
    DICE_PENDING = "dice-pending"
    BADGES_PENDING = "badges-pending"
    """The game is being solved for the dice, or the badges too, that it is played with."""
    WELFARE = "welfare"
    HIGH_STAKES = "high-stakes"
    OFF_STEP = "off-step"
    OPENING = "opening"
    EXACT_WITH_WINNING_ROLL = "exact-with-winning-roll"
    TOO_LARGE = "too-large"
    NO_TABLE = "no-table"
    """It could be solved, but is not."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move and what it is worth.

    - `points`: the turn's points after it, banked or at risk.
    - `dice`: how many it rolls, 0 for a bank; `farkle`: the chance that this roll farkles.
    - `expected`: the average points of the turn when played for points alone.
    - `win`: the probability of winning when everyone plays perfectly; None if unknown.
    """

    move: Move
    points: int
    dice: int
    farkle: Fraction
    expected: float
    win: float | None


@dataclass(frozen=True, slots=True)
class Advice:
    """Every distinct choice of the player on turn, best first, and how exact the figures are.

    `obstacle` says why no solved game is known, None if one is.
    """

    choices: tuple[Choice, ...]
    basis: Basis
    obstacle: Obstacle | None = None

    @property
    def best(self) -> Choice:
        """Return the best choice."""
        return self.choices[0]
