"""Deleting data after a time: once Discord says where the bot is, and each day after."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable

from bot.features.privacy.model import DAY, SERVER_KEPT, UNPLAYED_KEPT
from bot.features.privacy.store.retention import SqlRetentionStore
from bot.match.ports import Clock
from bot.match.service.tasks import Tasks
from bot.sharding import EVERYTHING, Share

_log = logging.getLogger(__name__)

Forget = Callable[[int], Awaitable[None]]
"""Deletes the data of a server, or of a person."""


class Retention:
    """Deletes data whose time is over; the times are in the database.

    Waiting for the next day is a timer handle, not a task, so that a bot without work is idle.
    """

    def __init__(
        self,
        store: SqlRetentionStore,
        forget_server: Forget,
        forget_person: Forget,
        clock: Clock,
        tasks: Tasks,
        share: Share = EVERYTHING,
    ) -> None:
        """Delete nothing yet; `start` begins."""
        self._store = store
        self._share = share
        self._forget_server = forget_server
        self._forget_person = forget_person
        self._clock = clock
        self._tasks = tasks
        self._timer: asyncio.TimerHandle | None = None

    async def start(self, present: Collection[int]) -> None:
        """Delete what is due, now and each day.

        Of its share the bot is on the servers `present` alone. That must be known first: a server
        may have taken the bot back while it was down.
        """
        await self._store.note_present(present)
        left = await self._store.note_absent(present, self._clock.now() + SERVER_KEPT)
        if left:
            _log.info("servers that the bot has left, whose data goes after 30 days: %d", left)
        await self._look()

    def stop(self) -> None:
        """Wait no longer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def leave(self, guild_id: int) -> None:
        """Note that the bot has left a server, whose data goes after a time."""
        await self._store.note_left(guild_id, self._clock.now() + SERVER_KEPT)

    async def come_back(self, guild_id: int) -> None:
        """Keep the data of a server that has taken the bot back."""
        await self._store.note_present([guild_id])

    async def _look(self) -> None:
        self.stop()
        try:
            now = self._clock.now()
            await _forget_each(await self._store.left_servers(now), self._forget_server)
            if self._share.is_first:
                people = await self._store.leaving_people()  # a process ended meanwhile
                await _forget_each(people, self._forget_person)
                await self._store.clear_unplayed(now - UNPLAYED_KEPT)
        finally:
            self._timer = asyncio.get_running_loop().call_later(DAY, self._on_timer)

    def _on_timer(self) -> None:
        self._tasks.start(self._look(), "retention")


async def _forget_each(ids: Iterable[int], forget: Forget) -> None:
    """Delete the data of each; one that fails holds up nobody else, and is tried again each day."""
    for match_id in ids:
        try:
            await forget(match_id)
        except Exception:  # noqa: BLE001 - any error concerns this one alone
            _log.exception("some data could not be deleted; it is tried again tomorrow")
