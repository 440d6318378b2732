"""What the log says first: which bot this is, on which data, on how many servers."""

import logging
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Final

import discord

from bot.cli.running.version import version
from bot.client import FarkleBot
from bot.database.opening import Address

_log = logging.getLogger(__name__)

PERMISSIONS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    read_message_history=True,
)
"""What the bot asks for when it is invited; docs/servers.md says what for."""


def greet(database: Address) -> None:
    """Say which version runs on which database, and how large that is."""
    size = f", {_size(database)}" if isinstance(database, Path) else ""
    _log.info("farkle %s on the database %s%s", version(), database, size)


def announce(bot: FarkleBot) -> Callable[[], Coroutine[object, object, None]]:
    """Return what says, once Discord has told, on how many servers `bot` is, and invites it."""

    async def say() -> None:
        assert bot.application_id is not None  # it is connected
        link = discord.utils.oauth_url(
            bot.application_id,
            permissions=PERMISSIONS,
            scopes=("bot", "applications.commands"),
        )
        _log.info("connected; servers: %d; to invite the bot: %s", len(bot.guilds), link)

    return say


def _size(database: Path) -> str:
    """Return how large a database is, with what is still in the log beside it."""
    file = database.resolve()  # SQLite keeps the log beside the file, not beside a link to it
    sizes = [
        path.stat().st_size for path in (file, file.with_name(f"{file.name}-wal")) if path.exists()
    ]
    return f"{sum(sizes) / 1e6:.1f} MB" if sizes else "which is new"
