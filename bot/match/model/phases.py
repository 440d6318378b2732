"""The phases of a match, each with what is known in that phase only."""

from collections.abc import Sized
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

NEVER: Final = 2**63 - 1
"""A time that does not come: the largest that a row can hold."""


class Closing(StrEnum):
    """Why a match was closed; `closed-<value>` is the sentence."""

    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"
    LEFT = "left"
    """Somebody left while dice were being chosen."""
    CHANNEL_DELETED = "channel-deleted"
    """Before the game began; a running game can go on in another channel."""
    BOT_REMOVED = "bot-removed"
    """The bot was removed from the server."""
    ABANDONED = "abandoned"
    """Nobody has played for long."""
    ENDED = "ended"
    """By its host, or by a moderator."""
    ADJUDICATED = "adjudicated"
    """Its tournament has decided what it was played for."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Who wants a rematch: the `seats` whose wish counts until `until` (Unix seconds).

    `game` is the id of the match that began when all of them wanted it.
    """

    seats: tuple[int, ...]
    until: int
    game: int | None = None

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
class Equipping:
    """All seats are taken, and people choose dice and badges: in the tavern only."""

    name: ClassVar = "choosing"


@dataclass(frozen=True, slots=True)
class Playing:
    """The game is being played."""

    name: ClassVar = "playing"


@dataclass(frozen=True, slots=True)
class Finished:
    """The game was played to its end, at `ended_at` (Unix seconds).

    `rematch` tells who wants another, None while nobody does.
    """

    name: ClassVar = "finished"
    ended_at: int
    rematch: Rematch | None = None


@dataclass(frozen=True, slots=True)
class Closed:
    """The match ended at `ended_at` (Unix seconds) without a result: `closing` says why."""

    name: ClassVar = "closed"
    ended_at: int
    closing: Closing


Ended = Finished | Closed
Phase = Invited | Lobby | Equipping | Playing | Finished | Closed

OPEN_PHASES: Final = frozenset({phase.name for phase in (Invited, Lobby, Equipping, Playing)})
"""The names of the phases of a match that has not ended."""
