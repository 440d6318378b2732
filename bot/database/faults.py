"""SQLite's complaints in plain words."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.match.model.errors import StorageError, UnusableStorageError

_SENTENCES = {
    sqlite3.SQLITE_CANTOPEN: (
        "The database {path} cannot be opened. Let the bot write to its folder, "
        "or name another file in FARKLE_DATABASE."
    ),
    sqlite3.SQLITE_READONLY: (
        "The database {path} is read-only. Let the bot write to the file and its folder, "
        "or name another file in FARKLE_DATABASE."
    ),
    sqlite3.SQLITE_NOTADB: (
        "The file {path} is not a database. Move it away, or name another file in FARKLE_DATABASE."
    ),
    sqlite3.SQLITE_CORRUPT: (
        "The database {path} is damaged. Stop the bot and put a backup in its place."
    ),
    sqlite3.SQLITE_BUSY: (
        "The database {path} is locked by another program. Close that program and try again."
    ),
    sqlite3.SQLITE_FULL: (
        "The database {path} cannot grow: the disk is full. Free some space and try again."
    ),
    sqlite3.SQLITE_IOERR: (
        "The database {path} cannot be read or written. Check the disk that it is on."
    ),
}

_PASSING = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR})
"""What may be over at the next attempt, though nobody has mended anything here."""


@contextmanager
def plain_words(path: Path) -> Iterator[None]:
    """Turn what SQLite reports of the file at `path` into a `StorageError` that says what to do.

    Mistakes of this program, such as a statement that cannot be parsed, pass as they are.
    """
    try:
        yield
    except sqlite3.Error as error:
        # Only what SQLite itself reports has a code; its low byte is the family of errors.
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF
        if code not in _SENTENCES:
            raise
        kind = StorageError if code in _PASSING else UnusableStorageError
        raise kind(_SENTENCES[code].format(path=path)) from error
