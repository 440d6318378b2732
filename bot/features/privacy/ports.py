"""Where people and servers have their data given to them or taken away, also by time.

What the other features do for it they declare: see `bot.match.service.departures`.
"""

from collections.abc import Awaitable, Callable, Collection
from typing import Protocol

from bot.match.model.errors import DamagedMatchError
from bot.match.service.registry import LockedMatch

LeaveGame = Callable[[LockedMatch, int], Awaitable[None]]
"""Lets somebody (a user id) resign, withdraw, or decline in an open match."""

GiveUp = Callable[[DamagedMatchError], Awaitable[None]]
"""Closes a match that cannot be read."""


class RetentionStore(Protocol):
    """Knows what is to go when; times are unix seconds."""

    async def note_left(self, guild_id: int, due_at: int) -> None:
        """Remember that what is kept of a server goes at `due_at`, or when it was to go before."""

    async def note_present(self, guild_ids: Collection[int]) -> None:
        """Let what is kept of these servers stay."""

    async def note_absent(self, present: Collection[int], due_at: int) -> int:
        """Do as `note_left` for all but the `present` servers; return how many these are."""

    async def left_servers(self, now: int) -> list[int]:
        """Return the servers whose data is to go at `now` or earlier."""

    async def leaving_people(self) -> list[int]:
        """Return the people whose data began to be deleted, and is not yet."""

    async def clear_unplayed(self, until: int) -> None:
        """Delete the matches that were closed until then before anything was played."""
