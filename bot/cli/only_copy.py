"""One bot on one database: a second copy would play its opponents and end its turns twice."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.cli.text import fail, text


@contextmanager
def only_copy(database: Path) -> Iterator[None]:
    """Keep other copies of the bot from `database` until the block ends, or end with a sentence.

    A lock on a file beside it, which the system lifts however this process ends. The database's own
    file would not do: SQLite loses its locks when anyone else in the process closes that file.
    """
    path = database.with_name(f"{database.name}-lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.open("a", encoding="utf-8")
    except OSError as error:
        fail(text("cli-lock-unwritable", path=str(path), why=str(error.strerror)))
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            fail(text("cli-second-copy", path=str(database)))
        yield
