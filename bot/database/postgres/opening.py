"""Connecting to a database of PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

import asyncpg

from bot.config import PostgresUrl
from bot.database.errors import UnusableStorageError
from bot.database.migrations import Migration
from bot.database.ports import NoteStatement
from bot.database.postgres.address import Address, read_address
from bot.database.postgres.connection import PATIENCE, PostgresDatabase
from bot.database.postgres.faults import plain_words
from bot.database.postgres.schema import (
    migrate,
    require_current,
    run_pending,
    shipped_migrations,
)
from bot.database.postgres.sole_use import APPLICATION, sole_use
from bot.database.postgres.transaction import Connection

if TYPE_CHECKING:
    from asyncpg import Pool, Record

OLDEST: Final = 14
"""The oldest version of PostgreSQL that is known to do."""

CONNECTIONS: Final = 10
"""The most that one process has: statements are short, and a server has 100 by default."""

_STATEMENTS: Final = 400
"""How many prepared statements a connection keeps: the bot has fewer."""

_REACHED: Final = 10.0
"""Seconds in which a server has to answer at the start."""

_CLOSED: Final = 2.0
"""Seconds in which what still runs may end when the pool is closed."""

Prepare = Callable[[Connection, Address, Sequence[Migration]], Awaitable[None]]
"""Brings the schema of a database up to date, or demands that it is."""


@asynccontextmanager
async def open_postgres(
    url: PostgresUrl,
    note: NoteStatement | None = None,
    time_limit: float | None = PATIENCE,
    *,
    alone: bool = False,
) -> AsyncIterator[PostgresDatabase]:
    """Connect to the database at `url`, bring its schema up to date, and disconnect at the end.

    `note` hears of every statement, and none takes longer than `time_limit` seconds. With `alone`
    the schema is left while a process of the bot is connected. Raises `StorageError` when the
    database cannot be used.
    """
    async with _open(url, _migrate_alone if alone else migrate, note, time_limit) as database:
        yield database


@asynccontextmanager
async def open_current(url: PostgresUrl) -> AsyncIterator[PostgresDatabase]:
    """Connect to the database at `url`, leave its schema as it is, and disconnect at the end.

    Every statement may take its time. Raises `StorageError` when the database cannot be used, or
    has another schema than that of today.
    """
    async with _open(url, require_current, None, None) as database:
        yield database


@asynccontextmanager
async def _open(
    url: PostgresUrl, prepare: Prepare, note: NoteStatement | None, time_limit: float | None
) -> AsyncIterator[PostgresDatabase]:
    """Connect to the database at `url`, `prepare` its schema, and disconnect at the end."""
    address = read_address(url)
    async with open_pool(address, time_limit) as pool:
        async with pool.acquire() as connection:
            with plain_words(url):
                await prepare(connection, address, shipped_migrations())
        yield PostgresDatabase(pool, address, note, time_limit)


async def _migrate_alone(
    connection: Connection, address: Address, migrations: Sequence[Migration]
) -> None:
    async with sole_use(address, connection, "READ WRITE", "Nothing was changed."):
        await run_pending(connection, address, migrations)


@asynccontextmanager
async def open_pool(
    address: Address, time_limit: float | None = PATIENCE
) -> "AsyncIterator[Pool[Record]]":
    """Connect to a server that the bot can use, and disconnect at the end.

    Raises `StorageError` when that cannot be done.
    """
    with plain_words(address.url, at_start=True):
        async with asyncio.timeout(_REACHED):
            pool = await asyncpg.create_pool(
                address.dsn,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=_REACHED if time_limit is None else time_limit,
                reset=_keep,
                statement_cache_size=0 if address.is_bounced else _STATEMENTS,
                server_settings=_settings(address, time_limit),
            )
    try:
        with plain_words(address.url):
            async with pool.acquire() as connection:
                await _require_usable(address, connection)
        yield pool
    finally:
        with suppress(TimeoutError):
            async with asyncio.timeout(_CLOSED):
                await pool.close()
        pool.terminate()


async def _keep(connection: "asyncpg.Connection[Record]") -> None:
    """Leave a connection as it is: nothing that the bot does stays in it."""


def _settings(address: Address, time_limit: float | None) -> dict[str, str]:
    """Return what holds for each connection. PgBouncer would not take it."""
    if address.is_bounced:
        return {}
    limit = 0 if time_limit is None else round(time_limit * 1000)
    # Statements that are run so often are not worth a compiler.
    return {"application_name": APPLICATION, "statement_timeout": str(limit), "jit": "off"}


async def _require_usable(address: Address, connection: Connection) -> None:
    version = connection.get_server_version()
    if version.major < OLDEST:
        raise UnusableStorageError(
            f"The database {address.url} is PostgreSQL {version.major}, which is too old: "
            f"use {OLDEST} or newer."
        )
    [(encoding, jit)] = await connection.fetch(
        "SELECT current_setting('server_encoding'), current_setting('jit')"
    )
    if encoding != "UTF8":
        raise UnusableStorageError(
            f"The database {address.url} is in {encoding}, which cannot hold every name: "
            "make one with createdb --encoding=UTF8 --template=template0."
        )
    if jit != "off" and not address.is_bounced:
        raise UnusableStorageError(
            f"The database {address.url} does not take settings of a connection. "
            "If PgBouncer is before it, end the address in ?statement_cache_size=0."
        )
