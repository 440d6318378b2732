"""Moves as values. A seat first chooses what to keep of the roll, then rolls on or banks."""

from dataclasses import dataclass
from enum import StrEnum

Positions = tuple[int, ...]
"""Places in the current roll, 0-based and ascending: which dice, not only which faces."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Set `keep` aside and roll what is left; a turn begins by keeping nothing."""

    keep: Positions = ()


@dataclass(frozen=True, slots=True)
class Bank:
    """Set `keep` aside and add the turn's points to the total."""

    keep: Positions = ()


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Begin the turn with the dice and the points that the last seat left (High Stakes)."""


class Exit(StrEnum):
    """Why a seat leaves a game before its end. The rules make no difference."""

    RESIGNED = "resigned"
    REMOVED = "removed"
    """By those who look after the game."""
    TIMED_OUT = "timed-out"
    """Nobody waited for it any more."""


@dataclass(frozen=True, slots=True)
class Resign:
    """Take `seat` (0-based) out of the game; allowed at any time, not only on its turn."""

    seat: int
    why: Exit = Exit.RESIGNED


@dataclass(frozen=True, slots=True)
class TimeOut:
    """Let the turn go, with its points: its time is up. Only where turns have a clock."""


@dataclass(frozen=True, slots=True)
class UseBadge:
    """Use the badge of the seat on turn, on the dice `at` these places where it asks for some.

    Dice that it throws again are those `at` these places, or after a farkle all of the roll.
    """

    at: Positions = ()


@dataclass(frozen=True, slots=True)
class AcceptFarkle:
    """Let a farkle count that the badge could still undo."""


@dataclass(frozen=True, slots=True)
class CallTime:
    """End the game as it stands: whoever has banked most has won, and equal sides share the win.

    No seat makes this move. Those who run the game do, when its time is up.
    """


Move = Roll | Bank | TakeOver | UseBadge | AcceptFarkle | Resign | TimeOut | CallTime
