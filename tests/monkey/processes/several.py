"""The processes of the bot: one, or several that share it as with `farkle run --clusters`."""

import asyncio
import gc
from collections import Counter
from dataclasses import replace
from typing import Final
from weakref import WeakSet

from simcord._dpy_internals import _original_callback
from simcord._runtime import _CallbackRecord

from bot.app import Farkle, build_bot
from bot.config import Settings
from bot.database.shards import tell
from bot.match.service.cache_bus import NewsTopic
from bot.sharding import Cluster, Share
from bot.wiring import WiringOptions
from tests.monkey.processes.remembered import sizes
from tests.monkey.processes.second_client import Feed, connect, disconnect
from tests.monkey.replayable_env import ReplayableEnv
from tests.support.storage.engines import leave_sign_of_life

_NOBODY: Final = 0
"""Whose preferences are told of to see that all has been heard."""

_DRIVER: Final = "asyncpg"

_HEARD_WITHIN: Final = 60.0
"""Seconds of the machine within which a process has heard what the others have told."""


class Processes:
    """So many processes with a shard each; a file has a single one.

    They are bots of their own, with nothing in common but the database and Discord, on one event
    loop. Discord's shard 0, and with it all direct messages, is the first one's.
    """

    def __init__(self, settings: Settings, options: WiringOptions, count: int) -> None:
        """Let `count` bots be there, which are not connected yet."""
        self._settings = settings
        self._options = replace(options, shard_count=count)
        self._count = count
        self.most: Counter[str] = Counter()
        """How much any of them kept in one place when it was replaced: see `sizes`."""
        self._all: WeakSet[Farkle] = WeakSet()
        self.bots = [self._made(number) for number in range(count)]
        self._feeds: dict[int, Feed] = {}
        self._heard: list[asyncio.Event] = [asyncio.Event() for _ in self.bots]

    @property
    def count(self) -> int:
        """Return how many processes there are."""
        return self._count

    async def start(self, env: ReplayableEnv) -> None:
        """Connect all to the simulated Discord of the first."""
        self._env = env
        await env.start()
        await self._go_on()

    async def close(self) -> None:
        """Stop all in good order."""
        for bot in self.bots:
            await bot.close()

    async def replace_all(self, *, orderly: bool, down: int) -> None:
        """Replace all by fresh ones, after some seconds without any: their machine is restarted."""
        self.most |= self.kept()
        database = self._settings.database
        if orderly or down:
            await self.close()
            await self._env.settle()
        if down or not orderly:
            leave_sign_of_life(database, int(self._env.now().timestamp()))
        if down:
            await self._env.advance_time(down)
        for feed in self._feeds.values():
            disconnect(self._env, feed)
        old, self.bots = self.bots, [self._made(number) for number in range(self._count)]
        await self._env.restart_bot(self.bots[0])
        await self._go_on()
        for bot in old:
            if not bot.is_closed():
                await bot.close()
        await self._env.settle()

    async def replace_one(self, number: int, *, down: int) -> None:
        """Replace one in good order, which serves nobody for some seconds; the others go on."""
        self.most |= self.kept()
        await self.bots[number].close()
        await self._env.settle()
        disconnect(self._env, self._feeds[number])
        if down:
            leave_sign_of_life(self._settings.database, int(self._env.now().timestamp()))
            await self._env.advance_time(down)
        self.bots[number] = self._made(number)
        if not number:
            self._env.bot = self.bots[0]
        await self._connect(number)

    async def hear(self) -> None:
        """Wait until each has taken in what the others have told so far."""
        if self._count == 1:
            return
        for heard in self._heard:
            heard.clear()
        with self._env._bot_scope():  # noqa: SLF001 - simcord has no other way
            await tell(self.bots[0].features.core.database, f"{NewsTopic.PERSON} {_NOBODY}")
        async with asyncio.timeout(_HEARD_WITHIN):
            for heard in self._heard:
                await heard.wait()
        await self._env.settle()

    def kept(self) -> Counter[str]:
        """Return how much is kept now where, by those that there are, and by the event loop."""
        work = self._env._work  # noqa: SLF001 - simcord has no other way
        timers = [callback for callback in work.callbacks if _is_timer(callback)]
        tasks = [task for task in work.tasks if not task.done()]
        found = Counter({"timers": len(timers), "tasks": len(tasks)})
        for bot in self.bots:
            found |= sizes(bot)
        return found

    def old(self) -> int:
        """Return how many of those that were replaced are still in memory."""
        gc.collect()
        return len(self._all) - len(self.bots)

    async def _go_on(self) -> None:
        """Let those after the first one connect, and all listen."""
        feed = self._env._gateway_feed  # noqa: SLF001 - (same)
        assert feed is not None
        self._feeds = {0: feed}
        self._listen(0)
        for number in range(1, self._count):
            await self._connect(number)

    async def _connect(self, number: int) -> None:
        self._feeds[number] = await connect(self._env, self.bots[number])
        self._listen(number)

    def _listen(self, number: int) -> None:
        async def note(person_id: int) -> None:
            if person_id == _NOBODY:
                self._heard[number].set()

        self.bots[number].features.core.news.on(NewsTopic.PERSON, note)

    def _made(self, number: int) -> Farkle:
        cluster = Cluster(number, self._count)
        settings = replace(self._settings, cluster=cluster, shards=self._count)
        bot = build_bot(settings, self._options)
        bot.take_share(Share.of(cluster, self._count))  # simcord asks before the bot is open
        self._all.add(bot)
        return bot


def _is_timer(callback: _CallbackRecord) -> bool:
    """Tell whether a timer runs that is not one of the driver, which has one for each statement."""
    handle = callback.handle
    if callback.when is None or handle is None or handle.cancelled():
        return False
    called = _original_callback(handle._callback)  # type: ignore[attr-defined] # noqa: SLF001 - nothing else tells it
    return not str(getattr(called, "__module__", "")).startswith(_DRIVER)
