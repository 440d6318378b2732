"""A connection of its own that hears what processes tell each other."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

import asyncpg

from bot.config import PostgresUrl
from bot.database.errors import UnusableStorageError
from bot.database.postgres.address import read_address

_log = logging.getLogger(__name__)

CHANNEL: Final = "farkle"

_WITHIN: Final = 3.0
"""Seconds for a connection, and for each sign of life on it."""

_ASKED_EVERY: Final = 5.0
"""Seconds between two looks whether the connection lives: what is cut tells nobody."""

_PAUSE: Final = 1.0
"""Seconds until it is tried again."""

_TROUBLE: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


@asynccontextmanager
async def listening(url: PostgresUrl, receive: Callable[[str | None], None]) -> AsyncIterator[None]:
    """Let `receive` hear what is told, until the block ends; what is lost is listened for anew."""
    address = read_address(url)
    if address.is_bounced:
        raise UnusableStorageError(
            f"The database {url} is behind PgBouncer, through which processes cannot hear each "
            "other: give processes that share the bot the address of PostgreSQL itself."
        )
    hearing = asyncio.create_task(_keep_hearing(address.dsn, receive))
    try:
        yield
    finally:
        hearing.cancel()
        with suppress(asyncio.CancelledError):
            await hearing


async def _keep_hearing(dsn: str, receive: Callable[[str | None], None]) -> None:
    is_heard = True

    def begun(line: str | None) -> None:
        nonlocal is_heard
        is_heard = True
        receive(line)

    while True:
        try:
            await _hear(dsn, begun)
        except _TROUBLE as error:
            if is_heard:  # said once, however long it takes
                _log.warning("other processes are not heard (%r); listening again", error)
            is_heard = False
        await asyncio.sleep(_PAUSE)


async def _hear(dsn: str, receive: Callable[[str | None], None]) -> None:
    """Hear until the connection is lost, which raises one of `_TROUBLE`."""
    connection = await asyncpg.connect(dsn, timeout=_WITHIN)
    try:

        def take_in(_connection: object, _pid: int, _channel: str, line: object) -> None:
            receive(str(line))

        await connection.add_listener(CHANNEL, take_in)
        receive(None)  # whatever was told before is not known
        while True:
            await asyncio.sleep(_ASKED_EVERY)
            await connection.execute("SELECT 1", timeout=_WITHIN)
    finally:
        connection.terminate()
