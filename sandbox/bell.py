"""Waiting for the next time that something happens."""

import asyncio


class Bell:
    """Wakes everybody who waits for it, each time that it rings."""

    def __init__(self) -> None:
        self._next = asyncio.Event()

    def ring(self) -> None:
        """Wake those who wait now."""
        self._next.set()
        self._next = asyncio.Event()

    async def wait(self) -> None:
        """Wait until it rings the next time."""
        await self._next.wait()
