"""One bot on one database: a second copy would play its opponents and end its turns twice."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.cli.text import fail, text
from bot.database.opening import Address

_OWNER_ALONE = 0o600


@contextmanager
def only_copy(database: Address) -> Iterator[None]:
    """Keep other copies of the bot from `database` until the block ends, or end with a sentence.

    A lock on the file itself, by whatever name it is called, which the system lifts however this
    process ends. Nothing may be connected to the file when the block ends: SQLite's own locks
    belong to the process, and are gone once it closes the file anywhere. On a server nothing is
    done here.
    """
    if not isinstance(database, Path):
        yield
        return
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(database, os.O_RDWR | os.O_CREAT, _OWNER_ALONE)
    except OSError as error:
        fail(text("cli-lock-unwritable", path=str(database), why=str(error.strerror)), 2)
    try:
        _take(lock, database)
        yield
    finally:
        os.close(lock)


def _take(lock: int, database: Path) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        fail(text("cli-second-copy", path=str(database)))
    except OSError as error:
        fail(text("cli-lock-unwritable", path=str(database), why=str(error.strerror)), 2)
