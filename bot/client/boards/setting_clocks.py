"""Boards whose clocks were moved while the bot was down, drawn again after its start."""

import asyncio
import logging
from typing import Final, Protocol

from bot.client.boards.host import BoardHost
from bot.database.errors import StorageError
from bot.match.model.errors import Refused

_log = logging.getLogger(__name__)

A_SECOND: Final = 40
"""Boards that all processes together draw in a second: Discord takes 50 requests of a bot."""


class _Host(BoardHost, Protocol):
    """The part of the bot that redraws clocks after a start."""

    @property
    def shard_ids(self) -> list[int] | None:
        """The shards of this process, None where there is one alone."""

    @property
    def shard_count(self) -> int | None:
        """The number of shards of all processes."""

    async def wait_until_ready(self) -> None:
        """Wait until Discord has told which servers and channels there are."""


async def set_clocks(host: _Host) -> None:
    """Redraw, one after another, the boards whose clocks were moved by downtime.

    Before Discord has told of the servers nobody knows in which language.
    """
    await host.wait_until_ready()
    pause = (host.shard_count or 1) / len(host.shard_ids or (0,)) / A_SECOND
    for match_id in await host.games.old_clocks():
        try:
            view = await host.games.look(match_id)
        except (Refused, StorageError) as error:
            _log.warning("the clock of match %d stays as it is: %r", match_id, error)
            continue
        if view.match.is_open:
            host.boards.redraw(view.match)
        await asyncio.sleep(pause)
