"""Opening a SQLite file with its schema up to date."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.database.ports import Database, NoteStatement
from bot.database.sqlite.checkpoints import MOST_PAGES, checkpoints_beside
from bot.database.sqlite.connection import SqliteDatabase, open_database
from bot.database.sqlite.schema import (
    migrate,
    require_current,
    shipped_migrations,
    write_anew_if_due,
)


@asynccontextmanager
async def open_sqlite(
    path: Path,
    note: NoteStatement | None,
    migrated: Callable[[Database], Awaitable[None]],
) -> AsyncIterator[SqliteDatabase]:
    """Open the database at `path` for the bot, and close it at the end; see `open_database`."""
    async with open_database(path, note) as database:
        database.file.remove_mark()  # it would not be true in the middle of a migration
        await migrate(database, shipped_migrations())
        await database.use_wal()  # only now: a file that is refused stays as it was
        await write_anew_if_due(database)
        await migrated(database)
        await database.begin_log()
        # Only now: a migration may have to rebuild a table that others refer to.
        await database.fetch("PRAGMA foreign_keys = ON")
        await database.fetch(f"PRAGMA wal_autocheckpoint = {MOST_PAGES}")
        with checkpoints_beside(path):
            yield database


@asynccontextmanager
async def open_beside(path: Path) -> AsyncIterator[SqliteDatabase]:
    """Open the database at `path` while the bot may be using it too; its schema stays as it is.

    Raises `StorageError` when it has another schema than that of today.
    """
    async with open_database(path) as database:
        await require_current(database, shipped_migrations())
        await database.use_wal()
        yield database
