"""PostgreSQL for tests: Debian's own, run by nobody in particular in a temporary folder."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.config import PostgresUrl

VARIABLE: Final = "FARKLE_TEST_POSTGRES"
"""The variable that names a running server instead, whose user may make databases."""

MISSING: Final = (
    "PostgreSQL is missing: apt-get install postgresql, or name a running one in "
    f"{VARIABLE}=postgresql://user@host/postgres"
)

_FAST: Final = (
    "fsync=off",
    "full_page_writes=off",
    "synchronous_commit=off",
    "autovacuum=off",
    "max_connections=200",
    "listen_addresses=",
)
"""What spares tests the disk, which they do not need: none of them pulls the plug."""


def programs() -> Path | None:
    """Return the folder of the newest server's programs, None where there is none."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    installed = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = sorted(installed, key=lambda path: int(path.parts[-3]))
    return newest[-1].parent if newest else None


@dataclass(frozen=True, slots=True)
class Server:
    """A server in a folder of its own, run by `user`, or by whoever runs the tests."""

    programs: Path
    home: Path
    settings: tuple[str, ...]
    user: int | None

    @property
    def url(self) -> PostgresUrl:
        """Return the address of its first database."""
        return PostgresUrl(f"postgresql://farkle@/postgres?host={self.home}")

    def make(self) -> None:
        self._run("initdb", "--username=farkle", "--auth=trust", "--no-sync", "--encoding=UTF8")

    def start(self) -> None:
        chosen = (*_FAST, f"unix_socket_directories={self.home}", *self.settings)
        options = " ".join(f"-c {option}" for option in chosen)
        self._run("pg_ctl", "start", "--wait", f"--log={self.home / 'log'}", f"--options={options}")

    def kill(self) -> None:
        self._run("pg_ctl", "stop", "--wait", "--mode=immediate")

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self.programs / program, f"--pgdata={self.home / 'data'}", *arguments],
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            cwd=self.home,
            user=self.user,
        )


@contextmanager
def running_server(bin_folder: Path, *settings: str) -> Iterator[Server]:
    """Run a server until the block ends."""
    with tempfile.TemporaryDirectory(prefix="farkle-pg-") as folder:
        home = Path(folder)
        server = Server(bin_folder, home, settings, unprivileged(home))
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.kill()


def unprivileged(home: Path) -> int | None:
    """Return the user that owns `home` from now on: PostgreSQL refuses to be run by root."""
    if os.getuid():
        return None
    user = pwd.getpwnam("nobody")
    os.chown(home, user.pw_uid, user.pw_gid)
    return user.pw_uid
