"""The log of a tournament: who did what to whom, for all to read."""

from dataclasses import dataclass
from enum import StrEnum

from bot.match.model.match import Person


class AuditKind(StrEnum):
    """What an entry of the log says was done; `tournament-act-<value>` is the sentence."""

    CREATED = "created"
    JOINED = "joined"
    CAME_BACK = "came-back"
    CHECKED_IN = "checked-in"
    WITHDREW = "withdrew"
    REMOVED = "removed"
    REPLACED = "replaced"
    """`about` made room for whoever stepped in next."""
    STEPPED_IN = "stepped-in"
    BEGAN = "began"
    PAUSED = "paused"
    RESUMED = "resumed"
    MOVED = "moved"
    HANDED_OVER = "handed-over"
    ADJUDICATED = "adjudicated"
    """The pairing of `about`: `detail` is the result as `1-0`, `0-1`, `½-½` or `0-0`."""
    NO_SHOW = "no-show"
    NOT_CHECKED_IN = "not-checked-in"
    INCOMPLETE = "incomplete"
    """A team that lacked people at the start."""
    BROKE_OFF = "broke-off"
    """A game, whose number is the `detail`, ended without a result and is played again."""
    DESERTED = "deserted"
    """A game, whose number is the `detail`, is over because nobody stayed."""
    UNDECIDED = "undecided"
    """A game, whose number is the `detail`, ended without a result, and is not played again."""
    TIME_UP = "time-up"
    """A pairing was decided when the time of its round was up."""
    TROUBLE = "trouble"
    """It was paused: `detail` is the `PauseReason`."""
    CANCELLED = "cancelled"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """An entry of a tournament's log: what was done `at` a time (Unix seconds).

    `by` is None for what happened by itself; `about` is whom it concerns, if anybody.
    """

    at: int
    kind: AuditKind
    by: Person | None = None
    about: Person | None = None
    detail: str = ""
