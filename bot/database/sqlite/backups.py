"""Copies of the database, taken while it is in use, and put back.

SQLite's own online backup reads the pages of one moment while others go on writing. A copy gets its
name only once it is whole and on disk: what a kill or a full disk leaves behind is no backup.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final, TypeVar

from bot.database.errors import UnusableStorageError
from bot.database.ports import Transaction
from bot.database.progress import LongWork, Show, Tell, quietly
from bot.database.sqlite.connection import SqliteTransaction
from bot.database.sqlite.faults import plain_words

_OWNER_ALONE: Final = 0o600

_PAGES: Final = 2_500
"""Pages of 4 kB that are copied at a time, so that a stop does not wait for the whole file."""

_STEPS: Final = 1_000
"""Steps of SQLite's machine after which a check looks whether it is stopped."""

PARTIAL: Final = ".partial"
"""The end of the name of a copy that is not whole yet."""

_BESIDE: Final = ("-wal", "-shm", "-mark")
"""What lies beside a database and belongs to it alone."""

T = TypeVar("T")

Check = Callable[[Transaction], T]
"""Returns what it finds in a copy; raises `UnusableStorageError` if that is not sound."""


class Stopped(Exception):
    """A copy that was given up before it was whole, since somebody waits for the end of it."""


def back_up(
    database: Path,
    backup: Path,
    check: Check[T],
    is_stopped: Callable[[], bool] = lambda: False,
    show: Show = quietly,
) -> T:
    """Copy the file `database` to `backup`, replace what has that name, and return what was found.

    The copy has the schema of the `database`, and is checked by SQLite and then by `check`. It may
    take minutes. Raises `StorageError` when it cannot be made or is not sound, and `Stopped` soon
    after `is_stopped`; then there is the same under the name of `backup` as before.
    """
    with as_partial(backup) as partial:
        with (
            show(LongWork.COPYING) as tell,
            _copying(database, partial) as (source, target),
            plain_words(backup),
        ):
            source.execute("BEGIN")  # all pages of one moment: otherwise each change begins anew
            source.execute("SELECT count(*) FROM sqlite_master").fetchone()
            source.backup(target, pages=_PAGES, progress=_telling(tell, is_stopped))
            target.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        return require_sound(partial, check, is_stopped, named=backup, show=show)


def require_sound(
    backup: Path,
    check: Check[T],
    is_stopped: Callable[[], bool] = lambda: False,
    named: Path | None = None,
    show: Show = quietly,
) -> T:
    """Return what `check` finds in a file, which is called `named` in what is said of it.

    Raises `UnusableStorageError` unless it is a whole database.
    """
    named = named or backup
    with (
        show(LongWork.CHECKING),
        plain_words(named),
        closing(connect(backup, "ro")) as connection,
    ):
        connection.row_factory = sqlite3.Row
        connection.set_progress_handler(is_stopped, _STEPS)
        try:
            [(found,)] = connection.execute("PRAGMA integrity_check(1)")
            if found != "ok":
                raise UnusableStorageError(f"The backup {named} is damaged: {found}. Use another.")
            return check(SqliteTransaction(connection))
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
                raise Stopped from error
            raise


def restore(backup: Path, database: Path, show: Show = quietly) -> None:
    """Put a copy of `backup`, which must be sound, in the place of `database`, where nothing is.

    Raises `StorageError` when that cannot be done; then nothing is there.
    """
    with (
        show(LongWork.COPYING) as tell,
        as_partial(database) as partial,
        _copying(backup, partial) as (source, target),
        plain_words(database),
    ):
        source.backup(target, pages=_PAGES, progress=_telling(tell))


def put_aside(database: Path) -> Path:
    """Give `database`, which nobody uses, another name with all that belongs to it; return it."""
    number = 1
    while (aside := database.with_name(f"{database.name}.{number}.old")).exists():
        number += 1
    database.rename(aside)
    for end in _BESIDE:
        with suppress(FileNotFoundError):
            database.with_name(database.name + end).rename(aside.with_name(aside.name + end))
    return aside


@contextmanager
def as_partial(path: Path) -> Iterator[Path]:
    """Yield the name of an empty file that becomes `path` unless something goes wrong."""
    partial = path.with_name(path.name + PARTIAL)
    try:
        partial.unlink(missing_ok=True)
        os.close(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWNER_ALONE))
    except OSError as error:
        raise UnusableStorageError(
            f"The file {path} cannot be written ({error.strerror}). "
            "Name another one, or let the bot write to its folder."
        ) from error
    try:
        yield partial
        _to_disk(partial)
        partial.replace(path)
        _to_disk(path.parent)
    finally:
        for end in ("", "-journal", *_BESIDE):
            partial.with_name(partial.name + end).unlink(missing_ok=True)


@contextmanager
def _copying(path: Path, copy: Path) -> Iterator[tuple[sqlite3.Connection, sqlite3.Connection]]:
    """Yield connections to both files, which must be there: to read one, and to write the other."""
    with (
        plain_words(path),
        closing(connect(path, "ro")) as source,
        closing(connect(copy, "rw")) as target,
    ):
        yield source, target


def _to_disk(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """Connect to a file that must be there, to read (`ro`) or to write (`rw`) it."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True, isolation_level=None)


def _telling(
    tell: Tell, is_stopped: Callable[[], bool] = lambda: False
) -> Callable[[int, int, int], None]:
    def progress(status: int, remaining: int, total: int) -> None:
        del status
        if is_stopped():
            raise Stopped
        tell(1 - remaining / max(1, total))

    return progress
