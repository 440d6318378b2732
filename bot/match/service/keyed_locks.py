"""Locks by a number, such as the id of what they guard; there are only those that are in use."""

import asyncio
from contextlib import AbstractAsyncContextManager
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

    def hold(self, key: int) -> AbstractAsyncContextManager[None]:
        """Hold the lock of `key` until the block ends."""
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return _Holding(lock, self._longest_wait)


class _Holding(AbstractAsyncContextManager[None]):
    """Holds a lock: a class and no generator, since every press takes two."""

    __slots__ = ("_is_held", "_lock", "_longest_wait")

    def __init__(self, lock: asyncio.Lock, longest_wait: float | None) -> None:
        self._lock = lock
        self._longest_wait = longest_wait
        self._is_held = False

    async def __aenter__(self) -> None:
        """Take the lock, which costs no timer where nobody has it; or give up in time."""
        if self._longest_wait is None or not self._lock.locked():
            self._is_held = await self._lock.acquire()
            return
        try:
            async with asyncio.timeout(self._longest_wait):
                self._is_held = await self._lock.acquire()
        except TimeoutError:
            pass

    async def __aexit__(self, *_error: object) -> None:
        """Let go of the lock, if it was had."""
        if self._is_held:
            self._lock.release()
