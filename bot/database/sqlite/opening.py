"""Opening a SQLite file with its schema up to date."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from bot.database.ports import Database, NoteStatement
from bot.database.sqlite.checkpoints import MOST_PAGES, checkpoints_beside
from bot.database.sqlite.connection import SqliteDatabase, open_database
from bot.database.sqlite.schema import (
    migrate,
    require_current,
    shipped_migrations,
    write_anew_if_due,
)

_FOLDER: Final = "SQLITE_TMPDIR"
"""The variable by which SQLite is told where its temporary files go."""


@asynccontextmanager
async def open_sqlite(
    path: Path,
    note: NoteStatement | None,
    migrated: Callable[[Database], Awaitable[None]],
) -> AsyncIterator[SqliteDatabase]:
    """Open the database at `path` for the bot, and close it at the end; see `open_database`."""
    async with open_database(path, note) as database:
        await _sort_on_disk(database)  # migrations read whole tables, and may write them anew
        database.file.remove_mark()  # it would not be true in the middle of a migration
        await migrate(database, shipped_migrations())
        await database.use_wal()  # only now: a file that is refused stays as it was
        await write_anew_if_due(database)
        await migrated(database)
        await database.fetch("PRAGMA temp_store = MEMORY")  # as before: for few rows
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
        await _sort_on_disk(database)
        await database.use_wal()
        yield database


async def _sort_on_disk(database: SqliteDatabase) -> None:
    """Let what is sorted or kept for a while be in files: for work on everything.

    They are beside the database, unless somebody has chosen another folder: `/tmp` may be memory.
    """
    if not os.environ.get(_FOLDER):
        folder = str(database.path.resolve().parent).replace("'", "''")
        await database.fetch(f"PRAGMA temp_store_directory = '{folder}'")
    await database.fetch("PRAGMA temp_store = FILE")
