"""The phases in the life of a match, each with what is only known in it."""

from collections.abc import Sized
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

NEVER: Final = 2**63 - 1
"""A time that does not come; no row can hold a later one."""


class Closing(StrEnum):
    """Why a match was closed; each has a sentence in the locale files, as `closed-<value>`."""

    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"
    LEFT = "left"
    """Somebody left while dice were being chosen."""
    CHANNEL_DELETED = "channel-deleted"
    """Before the game began; a game that is being played can go on in another channel."""
    BOT_REMOVED = "bot-removed"
    """The bot was removed from the server."""
    ABANDONED = "abandoned"
    """Nobody has played for long."""
    ENDED = "ended"
    """By its host, or by somebody who looks after the server."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Who wants to play again: the `seats` whose wish counts until `until` (unix seconds)."""

    seats: tuple[int, ...]
    until: int

    def is_agreed_by(self, players: Sized) -> bool:
        """Tell whether all of the `players` of the game want it."""
        return len(self.seats) == len(players)


@dataclass(frozen=True, slots=True)
class Invited:
    """People were asked by name, and have not all answered."""

    name: ClassVar = "invited"


@dataclass(frozen=True, slots=True)
class Lobby:
    """A table that anyone may sit down at."""

    name: ClassVar = "lobby"


@dataclass(frozen=True, slots=True)
class Choosing:
    """Everybody is there, and they choose what they play with: in the tavern only."""

    name: ClassVar = "choosing"


@dataclass(frozen=True, slots=True)
class Playing:
    """The game is on."""

    name: ClassVar = "playing"


@dataclass(frozen=True, slots=True)
class Finished:
    """The game has come to its end, at `ended_at` (unix seconds).

    `rematch` tells who wants another, None while nobody does.
    """

    name: ClassVar = "finished"
    ended_at: int
    rematch: Rematch | None = None


@dataclass(frozen=True, slots=True)
class Closed:
    """Over at `ended_at` (unix seconds) without a result: `closing` says why."""

    name: ClassVar = "closed"
    ended_at: int
    closing: Closing


Ended = Finished | Closed
Phase = Invited | Lobby | Choosing | Playing | Finished | Closed

OPEN_PHASES: Final = frozenset({each.name for each in (Invited, Lobby, Choosing, Playing)})
"""The names of those in which a match is still to be begun, or played."""
