"""The schema, brought up to date at each start by the numbered scripts in `migrations/`."""

import sqlite3
from collections.abc import Iterator, Sequence

from bot.database.errors import UnusableStorageError
from bot.database.migrations import (
    Migration,
    migrations_of,
    require_current_schema,
    require_known_schema,
)
from bot.database.sqlite.connection import SqliteDatabase


def shipped_migrations() -> list[Migration]:
    """Return the migrations of SQLite in order."""
    return migrations_of(__package__)


async def migrate(database: SqliteDatabase, migrations: Sequence[Migration]) -> None:
    """Run the pending ones of `migrations`, all or none.

    Nothing else may use `database` meanwhile. Raises `UnusableStorageError` when the file has a
    newer schema than the last of `migrations`, or when one of them fails: the file is then as it
    was, so the version of the bot that wrote it still works.
    """
    newest = migrations[-1].number
    # The write lock comes first: of two bots that start together the second sees what the first has
    # done, and a file that may not be written is noticed now and not in the middle of a game.
    async with database.transaction():
        [(version,)] = await database.fetch("PRAGMA user_version")
        require_known_schema(database.path, version, migrations)
        for migration in migrations:
            if migration.number > version:
                await _run(database, migration)
        await database.fetch(f"PRAGMA user_version = {newest}")


async def require_current(database: SqliteDatabase, migrations: Sequence[Migration]) -> None:
    """Raise `UnusableStorageError` unless the file has the schema of the last of `migrations`."""
    [(version,)] = await database.fetch("PRAGMA user_version")
    require_current_schema(database.path, version, migrations)


async def write_anew_if_due(database: SqliteDatabase) -> None:
    """Write the file without what was deleted from it where a migration has asked for that."""
    if await database.fetch("SELECT 1 FROM notes WHERE key = 'file'"):
        await database.fetch("VACUUM")
        await database.fetch("DELETE FROM notes WHERE key = 'file'")


async def _run(database: SqliteDatabase, migration: Migration) -> None:
    try:
        for statement in _split(migration.script):
            await database.fetch(statement)
    except sqlite3.Error as error:
        raise UnusableStorageError(
            f"The database {database.path} cannot be brought up to date: {migration.name} failed "
            f"({error}). Nothing was changed: go back to the last version of the bot and report it."
        ) from error


def _split(script: str) -> Iterator[str]:
    """Yield the statements of `script`, each of which must end its line.

    sqlite3 can run a whole script, but would end the transaction before it.
    """
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
