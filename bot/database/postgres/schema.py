"""The schema of PostgreSQL, brought up to date at each start by the scripts in `migrations/`."""

from collections.abc import Sequence
from typing import Final

from asyncpg import PostgresError

from bot.database.errors import UnusableStorageError
from bot.database.migrations import (
    Migration,
    migrations_of,
    require_current_schema,
    require_known_schema,
)
from bot.database.postgres.address import Address
from bot.database.postgres.locks import Lock
from bot.database.postgres.transaction import Connection

_WITHIN: Final = 600
"""Seconds for a migration, with the wait for another process that makes it."""


def shipped_migrations() -> list[Migration]:
    """Return the migrations of PostgreSQL in order."""
    return migrations_of(__package__)


async def migrate(
    connection: Connection, address: Address, migrations: Sequence[Migration]
) -> None:
    """Run the pending ones of `migrations`, all or none; one process does, and others wait for it.

    Raises `UnusableStorageError` when the database has a newer schema than the last of
    `migrations`, or when one of them fails: the database is then as it was.
    """
    await connection.execute(
        f"BEGIN; SET LOCAL statement_timeout = '{_WITHIN}s';"
        f"SELECT pg_advisory_xact_lock({Lock.MIGRATING:d})"
    )
    try:
        await run_pending(connection, address, migrations)
        await connection.execute("COMMIT")
    finally:
        if connection.is_in_transaction():
            await connection.execute("ROLLBACK")


async def run_pending(
    connection: Connection, address: Address, migrations: Sequence[Migration]
) -> None:
    """Run the pending ones of `migrations` in a transaction that keeps other processes out.

    Raises `UnusableStorageError` as `migrate` does.
    """
    version = await version_of(connection)
    require_known_schema(address.url, version, migrations)
    if not version:
        await connection.execute(
            "CREATE TABLE schema_version (version BIGINT NOT NULL);"
            "INSERT INTO schema_version (version) VALUES (0)"
        )
    for migration in migrations:
        if migration.number > version:
            await _run(connection, address, migration)


async def require_current(
    connection: Connection, address: Address, migrations: Sequence[Migration]
) -> None:
    """Raise `UnusableStorageError` unless the database has the schema of the last of these."""
    require_current_schema(address.url, await version_of(connection), migrations)


async def version_of(connection: Connection) -> int:
    """Return the number of the last migration that was run, 0 in an empty database."""
    if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
        return 0
    version: int = await connection.fetchval("SELECT version FROM schema_version")
    return version


async def _run(connection: Connection, address: Address, migration: Migration) -> None:
    try:
        await connection.execute(migration.script)
    except PostgresError as error:
        raise UnusableStorageError(
            f"The database {address.url} cannot be brought up to date: {migration.name} failed "
            f"({error}). Nothing was changed: go back to the last version of the bot and report it."
        ) from error
    await connection.execute("UPDATE schema_version SET version = $1", migration.number)
