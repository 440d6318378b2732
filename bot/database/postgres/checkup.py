"""A look at the database from outside, while the bot runs or not: nothing of it is changed."""

from bot.config import PostgresUrl
from bot.database.checkup import Checkup
from bot.database.migrations import require_known_schema
from bot.database.postgres.address import read_address
from bot.database.postgres.opening import open_pool
from bot.database.postgres.parameters import prepared
from bot.database.postgres.schema import shipped_migrations, version_of
from bot.database.statements import statements

_SQL = statements("bot.database", "notes")


async def examine(url: PostgresUrl) -> Checkup:
    """Return how the database at `url` is; its pages are the server's own affair.

    Raises `StorageError` when it cannot be read, or was written by a newer version of the bot.
    """
    migrations = shipped_migrations()
    async with open_pool(read_address(url)) as pool, pool.acquire() as connection:
        schema = await version_of(connection)
        require_known_schema(url, schema, migrations)
        size: int = await connection.fetchval("SELECT pg_database_size(current_database())")
    return Checkup(schema, migrations[-1].number, size, damage=None)


async def note_in(url: PostgresUrl, key: str) -> str | None:
    """Return the note `key` of the database at `url`, None where there is none.

    Raises `StorageError` when the database cannot be read.
    """
    async with open_pool(read_address(url)) as pool, pool.acquire() as connection:
        if not await version_of(connection):
            return None
        text, values = prepared(_SQL["read"], {"key": key})
        value: str | None = await connection.fetchval(text, *values)
    return value
