"""A disk that can be full: a file system of its own, in memory."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest


class NoDisk(Exception):
    """No small disk can be had here; the message says why."""


@dataclass(frozen=True, slots=True)
class SmallDisk:
    """A disk at `folder`."""

    folder: Path

    @property
    def _ballast(self) -> Path:
        return self.folder / "ballast"

    def fill(self) -> None:
        """Leave not a byte free."""
        chunk = bytes(1 << 20)
        with suppress(OSError), self._ballast.open("wb", buffering=0) as ballast:
            while True:
                ballast.write(chunk)  # the last time as much of it as there is room for

    def free(self) -> None:
        """Take away what fills it."""
        self._ballast.unlink(missing_ok=True)


@contextmanager
def mounted(folder: Path, megabytes: int) -> Iterator[SmallDisk]:
    """Have a small disk at `folder` until the block ends; raises `NoDisk`."""
    mount, umount = shutil.which("mount"), shutil.which("umount")
    if os.geteuid() != 0 or mount is None or umount is None:
        raise NoDisk("a small disk can only be mounted by root")
    folder.mkdir()
    done = subprocess.run(
        [mount, "-t", "tmpfs", "-o", f"size={megabytes}m,mode=700", "farkle-test", str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NoDisk(f"no small disk can be mounted here: {done.stderr.strip()}")
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run([umount, "--lazy", str(folder)], check=True)  # a process may be left there


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[SmallDisk]:
    """Have a small disk as `mounted` does; where there is none skip, or fail where CI=true."""
    try:
        with mounted(folder, megabytes) as disk:
            yield disk
    except NoDisk as error:
        if os.environ.get("CI") == "true":
            pytest.fail(str(error))
        pytest.skip(str(error))
