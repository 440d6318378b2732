"""What the disk itself takes, by the very thing that a commit to SQLite waits for."""

import os
import time
from pathlib import Path
from typing import Final, Self

FRAME: Final = bytes(24 + 4096)
"""A page of SQLite with its header: what a move adds to the write-ahead log, or two of them."""
_FRAMES: Final = 60
"""The frames after which the log begins anew, as the bot's does some four times a second."""


class Log:
    """A file beside the database that is written as the write-ahead log is: in turn, and synced."""

    def __init__(self, path: Path) -> None:
        """Write into a file at `path`."""
        self._file = os.open(path, os.O_RDWR | os.O_CREAT)
        self._next = 0

    def __enter__(self) -> Self:
        """Do nothing: the file is open."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Close the file."""
        os.close(self._file)

    def append(self) -> None:
        """Write a frame, and wait until it is on the disk."""
        os.pwrite(self._file, FRAME, self._next * len(FRAME))
        os.fsync(self._file)
        self._next = (self._next + 1) % _FRAMES

    def times(self, count: int) -> list[float]:
        """Return the milliseconds that each of `count` frames took."""
        taken = []
        for _ in range(count):
            began = time.perf_counter()
            self.append()
            taken.append(1000 * (time.perf_counter() - began))
        return taken
