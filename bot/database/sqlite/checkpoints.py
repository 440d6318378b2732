"""Taking what is in the write-ahead log into the database file, while nobody waits for it.

Left to itself SQLite does that within a commit, every thousand pages: whoever has pressed a button
waits for hundreds of random writes and for the disk. Here it is done in a thread, on a connection
of its own, beside which others read and write as ever.
"""

import logging
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Final

_log = logging.getLogger(__name__)

EVERY: Final = 0.25
"""Seconds between two looks at the log. Little gathers in them, so that the disk is soon done."""

_QUIET: Final = 0.05
"""Seconds without a commit after which nobody seems to wait for the disk."""

_PUT_OFF: Final = 4
"""How often a checkpoint is put off at most while there are commits all the time."""

MOST_PAGES: Final = 4_000
"""Pages of the log, 4 kB each, from which on commits see to it all the same: where so much is
written that it never comes to an end beside them. So the log does not grow without bound."""

_ATTEMPTS: Final = 5


@contextmanager
def checkpoints_beside(path: Path) -> Iterator[None]:
    """Keep the log of the database at `path` short, to which there is another connection."""
    stop = Event()
    thread = Thread(target=_keep_short, args=(path.resolve(), stop), name="checkpoints")
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


def _keep_short(path: Path, stop: Event) -> None:
    log = path.with_name(f"{path.name}-wal")
    failed, put_off = False, 0
    with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as connection:
        while not stop.wait(EVERY):
            if put_off < _PUT_OFF and _is_busy(log):
                put_off += 1
                continue
            put_off = 0
            try:
                _empty(connection)
                failed = False
            except sqlite3.Error as error:  # a full disk, say: commits tell whom it concerns
                if not failed:
                    _log.warning("the log of %s cannot be taken into it: %s", path, error)
                failed = True


def _is_busy(log: Path) -> bool:
    """Tell whether something was committed just now."""
    try:
        return time.time() - log.stat().st_mtime < _QUIET
    except OSError:  # there is none
        return False


def _empty(connection: sqlite3.Connection) -> None:
    """Take in what the log has, and what was added meanwhile: else it would not begin anew.

    Where it has nothing this takes some microseconds.
    """
    for _ in range(_ATTEMPTS):
        [(busy, pages, taken)] = connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        if busy or pages == taken:
            return
