"""What tables need from outside: who is new, what people own, and threads."""

from collections.abc import Collection
from typing import Protocol

from bot.match.loadouts.collection import Collection as Loot
from bot.match.model.match import Match


class BlockStore(Protocol):
    """Keeps the blocks of people whose data was deleted.

    It can tell whether somebody who is named is blocked by somebody else, and never whom anybody
    has blocked.
    """

    async def holding(self, blocked_id: int, user_ids: Collection[int]) -> set[int]:
        """Return those of `user_ids` who have blocked `blocked_id`."""

    async def count(self, user_id: int) -> int:
        """Return how many people somebody has blocked."""

    async def lift(self, user_id: int, blocked_ids: Collection[int]) -> None:
        """End the blocks of these people by somebody, as far as there are any."""

    async def lift_all(self, user_id: int) -> None:
        """End all of somebody's blocks that are kept here."""


class DeclineStore(Protocol):
    """Remembers for a while who has declined whose challenges; times are unix seconds."""

    async def add(self, user_id: int, challenger_id: int, now: int) -> None:
        """Note that somebody has declined, and forget all that is longer ago than `PEACE`."""

    async def often(self, challenger_id: int, now: int) -> set[int]:
        """Return who has declined `OFTEN` times, each within `PEACE` of the one before and now."""


class Collections(Protocol):
    """Knows what people own in the tavern."""

    async def of(self, user_id: int) -> Loot:
        """Return what somebody owns."""


class Newcomers(Protocol):
    """Knows who has never played."""

    async def offer_lessons(self, user_id: int) -> bool:
        """Tell whether to offer somebody the lessons: once, before their first game is over."""


class Threads(Protocol):
    """Where games have threads of their own; what goes wrong there ends no game."""

    def open(self, match: Match) -> None:
        """Let `match`, which has just begun, go on in a thread of its channel, if that has any."""

    def release(self, match: Match) -> None:
        """Let the thread in which `match` has ended fall silent, if it was its own."""
