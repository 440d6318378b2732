"""When the bot was last known to be alive, so that nobody loses the time that it was not."""

import logging
from typing import Protocol

from bot.database.notes import SqlNotes

_log = logging.getLogger(__name__)

ALIVE = "alive"
"""The key of the note of that time (Unix seconds)."""


class Heartbeat(Protocol):
    """Knows when those who served the same servers before were last alive."""

    async def last(self) -> int | None:
        """Return when that was, in Unix seconds; None if nobody knows."""

    async def record(self, now: int) -> None:
        """Note that this process is alive `now`."""


class NotedHeartbeat:
    """The heartbeat of a bot that is one process, kept in a note."""

    def __init__(self, notes: SqlNotes) -> None:
        """Keep it in a note."""
        self._notes = notes

    async def last(self) -> int | None:
        """Return when the bot was last alive; None if there is no note or it cannot be read."""
        note = await self._notes.read(ALIVE)
        try:
            return None if note is None else int(note)
        except ValueError:
            _log.error("nobody knows when the bot was last alive, the note says %.20r", note)
            return None

    async def record(self, now: int) -> None:
        """Note that this process is alive `now`."""
        await self._notes.write(ALIVE, str(now))
