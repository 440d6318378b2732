"""A look at the database from outside, while the bot runs or not: nothing of it is changed."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.config import PostgresUrl
from bot.database.checkup import Checkup
from bot.database.migrations import Schema, require_known_schema, schema_among
from bot.database.postgres.address import read_address
from bot.database.postgres.faults import plain_words
from bot.database.postgres.opening import open_pool
from bot.database.postgres.parameters import prepared
from bot.database.postgres.schema import shipped_migrations, version_of
from bot.database.postgres.transaction import Connection
from bot.database.statements import statements

_SQL = statements("bot.database", "notes")


async def examine(url: PostgresUrl) -> Checkup:
    """Return how the database at `url` is; its pages are the server's own affair.

    Raises `StorageError` when it cannot be read, or was written by a newer version of the bot.
    """
    async with _connected(url) as connection:
        schema = await _schema(url, connection)
        size: int = await connection.fetchval("SELECT pg_database_size(current_database())")
    return Checkup(schema, size, damage=None)


async def schema_of(url: PostgresUrl) -> Schema:
    """Return which schema the database at `url` has.

    Raises `StorageError` when it cannot be read, or was written by a newer version of the bot.
    """
    async with _connected(url) as connection:
        return await _schema(url, connection)


async def note_in(url: PostgresUrl, key: str) -> str | None:
    """Return the note `key` of the database at `url`, None where there is none.

    Of a newer version of the bot nobody here knows how it keeps its notes.

    Raises `StorageError` when the database cannot be read.
    """
    async with _connected(url) as connection:
        version = await version_of(connection)
        if not version or schema_among(version, shipped_migrations()).is_newer:
            return None
        text, values = prepared(_SQL["read"], {"key": key})
        value: str | None = await connection.fetchval(text, *values)
    return value


@asynccontextmanager
async def _connected(url: PostgresUrl) -> AsyncIterator[Connection]:
    async with open_pool(read_address(url)) as pool, pool.acquire() as connection:
        with plain_words(url):
            yield connection


async def _schema(url: PostgresUrl, connection: Connection) -> Schema:
    version, migrations = await version_of(connection), shipped_migrations()
    require_known_schema(url, version, migrations)
    return schema_among(version, migrations)
