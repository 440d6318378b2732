"""PostgreSQL for tests: Debian's own, run by nobody in particular in a temporary folder."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
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
    newest = sorted(installed, key=lambda each: int(each.parts[-3]))
    return newest[-1].parent if newest else None


@contextmanager
def running_server(bin_folder: Path, *settings: str) -> Iterator[PostgresUrl]:
    """Run a server until the block ends, and yield the address of its first database."""
    with tempfile.TemporaryDirectory(prefix="farkle-pg-") as folder:
        home = Path(folder)
        user = _unprivileged(home)
        data = home / "data"

        def run(program: str, *arguments: str) -> None:
            subprocess.run(
                [bin_folder / program, *arguments],
                check=True,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                cwd=home,
                user=user,
            )

        run(
            "initdb",
            f"--pgdata={data}",
            "--username=farkle",
            "--auth=trust",
            "--no-sync",
            "--no-instructions",
            "--encoding=UTF8",
            "--locale=C",
        )
        options = " ".join(
            f"-c {each}" for each in (*_FAST, f"unix_socket_directories={home}", *settings)
        )
        run(
            "pg_ctl",
            "start",
            "--wait",
            f"--pgdata={data}",
            f"--log={home / 'log'}",
            f"--options={options}",
        )
        try:
            yield PostgresUrl(f"postgresql://farkle@/postgres?host={home}")
        finally:
            run("pg_ctl", "stop", "--wait", f"--pgdata={data}", "--mode=immediate")


def _unprivileged(home: Path) -> int | None:
    """Return the user that owns `home` from now on: PostgreSQL refuses to be run by root."""
    if os.getuid():
        return None
    user = pwd.getpwnam("nobody")
    os.chown(home, user.pw_uid, user.pw_gid)
    return user.pw_uid
