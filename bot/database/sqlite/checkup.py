"""A look at the file from outside, while the bot runs or not: nothing of it is changed."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.database.checkup import Checkup
from bot.database.migrations import require_known_schema
from bot.database.sqlite.faults import plain_words
from bot.database.sqlite.schema import shipped_migrations
from bot.database.statements import statements

_SQL = statements("bot.database", "notes")


def examine(path: Path) -> Checkup:
    """Return how the database at `path` is, which must be there; it takes seconds for a large one.

    Raises `StorageError` when it cannot be read, or was written by a newer version of the bot.
    """
    migrations = shipped_migrations()
    with plain_words(path), closing(_connect(path)) as connection:
        [(schema,)] = connection.execute("PRAGMA user_version")
        require_known_schema(path, schema, migrations)
        [(found,)] = connection.execute("PRAGMA quick_check(1)")
        return Checkup(
            schema,
            migrations[-1].number,
            path.stat().st_size,
            None if found == "ok" else str(found),
        )


def note_in(path: Path, key: str) -> str | None:
    """Return the note `key` of the database at `path`, None where there is none.

    Raises `StorageError` when the database cannot be read.
    """
    if not path.exists():
        return None
    with plain_words(path), closing(_connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE name = 'notes'")
        if not tables.fetchall():
            return None
        rows = connection.execute(_SQL["read"], {"key": key}).fetchall()
    return str(rows[0][0]) if rows else None


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
