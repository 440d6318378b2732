"""Whether the running bot can be played with, and what is missing if not."""

import asyncio
from typing import Final

from bot.app import Farkle
from bot.cli.status import Missing
from bot.database.errors import StorageError

_DATABASE_WITHIN: Final = 2.0
"""Seconds in which the database has to answer: later would be too late for a press."""


class Health:
    """Looks after one process, whose `bot` may become another one while Discord is away."""

    def __init__(self, bot: Farkle) -> None:
        """Look after `bot`."""
        self.bot = bot

    async def missing(self) -> list[Missing]:
        """Return what is missing now; nothing if people can play."""
        bot = self.bot
        if bot.is_leaving:
            return [Missing.LEAVING]
        if not bot.is_open or not bot.is_ready():
            return [Missing.START]
        found = []
        if any(shard.is_closed() for shard in bot.shards.values()):
            found.append(Missing.DISCORD)
        if not await self._database_answers():
            found.append(Missing.DATABASE)
        return found

    async def _database_answers(self) -> bool:
        try:
            async with asyncio.timeout(_DATABASE_WITHIN):
                await self.bot.features.core.notes.read("health")
        except (StorageError, TimeoutError):
            return False
        return True
