"""SQLite's complaints in plain words."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bot.database.errors import StorageError, UnusableStorageError

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

_ROOM: Final = 64 * 1024
"""Bytes without which a disk is full: SQLite takes half as many for what readers share."""


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
        if code == sqlite3.SQLITE_IOERR and _is_full(path.parent):
            code = sqlite3.SQLITE_FULL
        kind = StorageError if code in _PASSING else UnusableStorageError
        raise kind(_SENTENCES[code].format(path=path)) from error


def _is_full(folder: Path) -> bool:
    """Tell whether a full disk is why something could not be written."""
    try:
        return shutil.disk_usage(folder).free < _ROOM
    except OSError:
        return False
