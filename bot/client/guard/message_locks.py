"""Answers that change one message, one after another, so that the last one shown is the newest."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

LONGEST_WAIT = 1.0
"""Seconds to wait for the answer before ours: Discord gives each of us three in all."""


class MessageLocks:
    """Lets one answer at a time through for each key."""

    def __init__(self) -> None:
        """Begin with nobody waiting."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, key: int) -> AsyncIterator[None]:
        """Wait for the answers before ours, but not for one that is stuck."""
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        if lock.locked():
            try:
                async with asyncio.timeout(LONGEST_WAIT):
                    await lock.acquire()
            except TimeoutError:
                yield
                return
        else:
            await lock.acquire()
        try:
            yield
        finally:
            lock.release()
