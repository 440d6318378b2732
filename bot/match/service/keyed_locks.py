"""Locks by a number, such as the id of what they guard; there are only those that are in use."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary


class KeyedLocks:
    """One lock for each key."""

    def __init__(self, longest_wait: float | None = None) -> None:
        """Wait `longest_wait` seconds at most for a holder, and go on without the lock then."""
        self._longest_wait = longest_wait
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def is_used(self, key: int) -> bool:
        """Tell whether a task holds the lock of `key`, or waits for it."""
        return key in self._locks

    @asynccontextmanager
    async def hold(self, key: int) -> AsyncIterator[None]:
        """Hold the lock of `key` until the block ends."""
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        is_held = await self._acquire(lock)
        try:
            yield
        finally:
            if is_held:
                lock.release()

    async def _acquire(self, lock: asyncio.Lock) -> bool:
        """Take a lock, and tell whether that was possible in time."""
        try:
            async with asyncio.timeout(self._longest_wait if lock.locked() else None):
                return await lock.acquire()
        except TimeoutError:
            return False
