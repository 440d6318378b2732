"""A disk that can be full: a file system of its own, in memory."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import pytest

_SIZE = "12m"
"""Room for a database and the log beside it, and filled in no time."""


@dataclass(frozen=True, slots=True)
class SmallDisk:
    """A disk at `folder`."""

    folder: Path

    @property
    def _ballast(self) -> Path:
        return self.folder / "ballast"

    def fill(self) -> None:
        """Leave not a byte free."""
        with suppress(OSError), self._ballast.open("wb", buffering=0) as ballast:
            while True:
                ballast.write(bytes(4096))

    def free(self) -> None:
        """Take away what fills it."""
        self._ballast.unlink()


@contextmanager
def small_disk(folder: Path) -> Iterator[SmallDisk]:
    """Have a small disk until the block ends; where none can be had skip, or fail where CI=true."""
    folder.mkdir()
    mount = shutil.which("mount")
    if os.geteuid() != 0 or mount is None:
        _go_without("a small disk can only be mounted by root")
    done = subprocess.run(
        [mount, "-t", "tmpfs", "-o", f"size={_SIZE},mode=700", "farkle-test", str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        _go_without(f"no small disk can be mounted here: {done.stderr.strip()}")
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def _go_without(reason: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)
