"""Who has blocked whom, also after one of them has deleted their data."""

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager

from bot.features.settings.model import MOST_BLOCKED
from bot.features.settings.service.settings import SettingsBook
from bot.features.tables.refusals import TableRefusal
from bot.features.tables.store.blocks import SqlBlockStore
from bot.match.model.errors import Refused


class Blocks:
    """The block lists of people.

    The list itself is among its owner's preferences, so that it can be shown. People whose data was
    deleted are not on it, but stay blocked: deleting must not escape a block.
    """

    def __init__(self, former: SqlBlockStore, settings: SettingsBook) -> None:
        """Keep those whose data was deleted in `former`."""
        self._former = former
        self._settings = settings
        self._changing = asyncio.Lock()

    async def by(self, user_ids: Collection[int], blocked_id: int) -> set[int]:
        """Return those of `user_ids` who have blocked `blocked_id`."""
        listing = {
            user_id
            for user_id in user_ids
            if blocked_id in self._settings.of_person(user_id).blocked
        }
        return listing | await self._former.holding(blocked_id, user_ids)

    async def add(self, user_id: int, blocked_id: int) -> None:
        """Put somebody on a person's block list; raises `Refused` when it is full."""
        async with self._changing:
            blocked = self._settings.of_person(user_id).blocked
            if blocked_id in blocked:
                return
            await self._put(user_id, [*blocked, blocked_id])

    async def put(self, user_id: int, blocked_ids: Sequence[int]) -> None:
        """Set a person's block list to `blocked_ids`; raises `Refused` for too many.

        People whose data was deleted stay blocked, except those on this list: from then on the list
        alone counts for them, so that taking them off unblocks them.
        """
        async with self._changing:
            await self._put(user_id, blocked_ids)

    async def former(self, user_id: int) -> int:
        """Return how many people somebody has blocked whose data was deleted."""
        return await self._former.count(user_id)

    async def lift_former(self, user_id: int) -> None:
        """Unblock all people whose data was deleted: nobody can tell them apart."""
        await self._former.lift_all(user_id)

    @asynccontextmanager
    async def unchanged(self) -> AsyncIterator[None]:
        """Let nobody write a list until the block ends: an old one would bring somebody back."""
        async with self._changing:
            yield

    async def _put(self, user_id: int, blocked_ids: Sequence[int]) -> None:
        if len(blocked_ids) > MOST_BLOCKED:
            raise Refused(TableRefusal.BLOCK_LIST_FULL, most=MOST_BLOCKED)
        await self._settings.set_for_person(user_id, "blocked", [*blocked_ids])
        await self._former.lift(user_id, blocked_ids)
