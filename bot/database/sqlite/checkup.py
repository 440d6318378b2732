"""A look at the file from outside, while the bot runs or not: nothing of it is changed."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.database.checkup import Checkup
from bot.database.migrations import Schema, require_known_schema, schema_among
from bot.database.sqlite.faults import plain_words
from bot.database.sqlite.schema import shipped_migrations
from bot.database.statements import statements

_SQL = statements("bot.database", "notes")


def examine(path: Path) -> Checkup:
    """Return how the database at `path` is, which must be there; it takes seconds for a large one.

    Raises `StorageError` when it cannot be read, or was written by a newer version of the bot.
    """
    with plain_words(path), closing(_connect(path)) as connection:
        schema = _schema(path, connection)
        [(found,)] = connection.execute("PRAGMA quick_check(1)")
        return Checkup(schema, path.stat().st_size, None if found == "ok" else str(found))


def schema_of(path: Path) -> Schema:
    """Return which schema the database at `path` has, which must be there.

    Raises `StorageError` when it cannot be read, or was written by a newer version of the bot.
    """
    with plain_words(path), closing(_connect(path)) as connection:
        return _schema(path, connection)


def note_in(path: Path, key: str) -> str | None:
    """Return the note `key` of the database at `path`, None where there is none.

    Of a newer version of the bot nobody here knows how it keeps its notes.

    Raises `StorageError` when the database cannot be read.
    """
    if not path.exists():
        return None
    with plain_words(path), closing(_connect(path)) as connection:
        [(version,)] = connection.execute("PRAGMA user_version")
        if schema_among(version, shipped_migrations()).is_newer:
            return None
        tables = connection.execute("SELECT name FROM sqlite_master WHERE name = 'notes'")
        if not tables.fetchall():
            return None
        rows = connection.execute(_SQL["read"], {"key": key}).fetchall()
    return str(rows[0][0]) if rows else None


def _schema(path: Path, connection: sqlite3.Connection) -> Schema:
    [(version,)] = connection.execute("PRAGMA user_version")
    migrations = shipped_migrations()
    require_known_schema(path, version, migrations)
    return schema_among(version, migrations)


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
