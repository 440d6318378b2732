"""The database as a file: who may read it, and whether the log beside it is its own.

SQLite does not know the second. It plays any write-ahead log into the file of that name: into a
backup that was put in the place of a crashed database what was written since, and into another
file pages that make nonsense there. So the bot leaves a mark for as long as there may be a log: how
often file and schema had changed when the log was last empty. Every start changes the file, and a
copy that SQLite has made counts anew. A copy that anything else took of the file alone, while the
bot was running, cannot be told from the file itself.
"""

import logging
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from bot.database.errors import StorageError, UnusableStorageError

_log = logging.getLogger(__name__)

_OWNER_ALONE: Final = 0o600
_OTHERS: Final = 0o077

_EMPTY_LOG: Final = 32
"""Bytes of a log without any page in it."""

_HEADER: Final = 44
_CHANGES: Final = slice(24, 28)
_SCHEMA: Final = slice(40, 44)
"""Where a file has both counts: https://sqlite.org/fileformat2.html#the_database_header"""

_MARK: Final = re.compile(r"changes (\d{1,10}) schema (\d{1,10})\n", re.ASCII)


class DatabaseFile:
    """A file that stays open as long as a connection to it.

    Closed any sooner, it would take SQLite's locks with it: they belong to the process.
    """

    def __init__(self, path: Path, descriptor: int) -> None:
        """Take the open `descriptor` of the file at `path`."""
        self._path = path
        self._descriptor = descriptor
        self._log_path = path.with_name(f"{path.name}-wal")
        self._mark_path = path.with_name(f"{path.name}-mark")

    @property
    def has_log(self) -> bool:
        """Tell whether there is a write-ahead log beside the file."""
        return self._log_path.exists()

    def make_private(self) -> None:
        """Let nobody but its owner read the file, which holds the seeds of running games."""
        for path in (self._path, self._log_path, self._path.with_name(f"{self._path.name}-shm")):
            with suppress(FileNotFoundError):
                if not path.stat().st_mode & _OTHERS:
                    continue
                try:
                    path.chmod(_OWNER_ALONE)
                except OSError as error:
                    _log.warning("others may read %s: %s", path, error.strerror)

    def require_own_log(self) -> None:
        """Raise `UnusableStorageError` if the log is known to be that of another file."""
        try:
            if self._log_path.stat().st_size <= _EMPTY_LOG:
                return
            mark = _MARK.fullmatch(self._mark_path.read_text(encoding="ascii"))
        except (OSError, UnicodeDecodeError):
            return
        changes, schema = self._counts()
        if not changes or mark is None:  # SQLite throws a log away where the file is empty
            return
        if changes >= int(mark[1]) and schema == int(mark[2]):
            return
        raise UnusableStorageError(
            f"The file {self._log_path} does not belong to {self._path}: it was written for "
            "another file in its place. If you have restored a backup, delete "
            f"{self._log_path.name} and start again; what it holds is newer than the backup. "
            f"If not, put the file back for which it was written. If you are sure that both belong "
            f"together, delete {self._mark_path.name}."
        )

    def leave_mark(self) -> None:
        """Note what a log that is begun from now on belongs to; the log must be empty.

        Raises `StorageError` when that cannot be written.
        """
        changes, schema = self._counts()
        try:
            with self._mark_path.open("w", encoding="ascii") as mark:
                mark.write(f"changes {changes} schema {schema}\n")
                mark.flush()
                os.fsync(mark.fileno())
        except OSError as error:
            raise StorageError(
                f"The file {self._mark_path} cannot be written ({error.strerror}). "
                "Free some space if the disk is full, or let the bot write to the file."
            ) from error

    def remove_mark(self) -> None:
        """Let nothing be known of the log."""
        self._mark_path.unlink(missing_ok=True)

    def _counts(self) -> tuple[int, int]:
        """Return how often the file and its schema were changed, without what is in the log."""
        header = os.pread(self._descriptor, _HEADER, 0)
        return int.from_bytes(header[_CHANGES], "big"), int.from_bytes(header[_SCHEMA], "big")


@contextmanager
def open_file(path: Path) -> Iterator[DatabaseFile]:
    """Keep the file at `path`, which must be there, open until the block ends.

    A mark that is left then is one that somebody else still needs. Links are followed, since
    SQLite puts what belongs to a file beside the file itself.
    """
    path = path.resolve()
    descriptor = os.open(path, os.O_RDONLY)
    file = DatabaseFile(path, descriptor)
    try:
        yield file
    finally:
        os.close(descriptor)
        if not file.has_log:
            file.remove_mark()
