"""Where people and servers have their data given to them or taken away, also by time.

What the other features do for it they declare: see `bot.match.service.departures`.
"""

from collections.abc import Awaitable, Callable, Collection
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from bot.features.privacy.model import Export
from bot.match.model.errors import DamagedMatchError
from bot.match.model.match import Person
from bot.match.service.registry import LockedMatch

LeaveGame = Callable[[LockedMatch, int], Awaitable[None]]
"""Lets somebody (a user id) resign, withdraw, or decline in an open match."""

GiveUp = Callable[[DamagedMatchError], Awaitable[None]]
"""Closes a match that cannot be read."""


class PrivacyStore(Protocol):
    """Knows everything that is kept of people and servers."""

    async def export(self, user_id: int) -> Export:
        """Return everything that is kept of somebody, and of others no more than that they are."""

    async def export_server(self, guild_id: int) -> Export:
        """Return what is kept of a server and of no person."""

    async def forget_games(self, user_id: int, former: Person) -> None:
        """Let `former` have played the games that are over of somebody who is to be deleted.

        Some at a time, so that nobody waits for long; they are among the `leaving_people` until
        `forget_person`. Another `former` who was begun with stays.
        """

    async def forget_person(self, user_id: int, former: Person) -> bool:
        """Delete what concerns somebody alone, and let `former` have played their games.

        Who has blocked them keeps that in the `BlockStore`. Does nothing and returns False while
        they take part in an open match. Of somebody who has many games `forget_games` comes first.
        """

    async def forget_server(self, guild_id: int) -> bool:
        """Delete what is kept of a server; its games stay with the people who played them.

        Does nothing and returns False while a match is open there, those without a board excepted.
        """


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


class BlockLists(Protocol):
    """Writes the block lists of people."""

    def unchanged(self) -> AbstractAsyncContextManager[None]:
        """Let no list be written until the block ends: an old one would bring somebody back."""
