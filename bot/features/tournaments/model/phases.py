"""The phases of a tournament, each with what is known in that phase only. Times: Unix seconds."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar


class CalledOff(StrEnum):
    """Why a tournament was called off; `tournament-called-off-<value>` is the sentence."""

    ORGANIZER = "organizer"
    TOO_FEW = "too-few"
    """Fewer than two were there when it was to begin."""
    NOT_BEGUN = "not-begun"
    """It waited for long, and was never begun."""
    BOT_REMOVED = "bot-removed"


@dataclass(frozen=True, slots=True)
class Joining:
    """Registration is open; `until` is when the tournament begins, or else is called off."""

    name: ClassVar = "joining"
    until: int


@dataclass(frozen=True, slots=True)
class CheckIn:
    """Entrants confirm that they are present, `until` the first round is paired."""

    name: ClassVar = "check-in"
    until: int


@dataclass(frozen=True, slots=True)
class Running:
    """The tournament is being played.

    - `until`: when nothing new begins any more in an arena or a duplicate, None in all others, and
      once that time has come: then it `is_closing`.
    - `hurry_at`: when those who are free do not wait for better opponents any more, None while
      nobody does.
    """

    name: ClassVar = "running"
    began_at: int
    until: int | None = None
    is_closing: bool = False
    hurry_at: int | None = None


@dataclass(frozen=True, slots=True)
class Over:
    """The tournament was played to its end."""

    name: ClassVar = "over"
    ended_at: int


@dataclass(frozen=True, slots=True)
class Cancelled:
    """The tournament ended without a winner."""

    name: ClassVar = "cancelled"
    ended_at: int
    why: CalledOff


Ended = Over | Cancelled
Phase = Joining | CheckIn | Running | Over | Cancelled
