"""PgBouncer for tests: it shares few connections to PostgreSQL, and by transaction."""

import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

from bot.config import PostgresUrl
from tests.support.postgres.server import unprivileged

CONNECTIONS: Final = 3
"""Fewer than one process would like to have, so that transactions do change their connections."""

_WITHIN: Final = 20.0
"""Seconds for a start."""


@contextmanager
def bounced(program: str, url: PostgresUrl, ignored: str = "") -> Iterator[PostgresUrl]:
    """Yield the address of the database at `url` behind PgBouncer, as the bot takes it.

    `ignored`: the settings of connections that it takes and does not pass on.
    """
    parts = urlsplit(url.url)
    where = {
        "host": parse_qs(parts.query).get("host", [parts.hostname or "127.0.0.1"])[0],
        "port": str(parts.port or 5432),
        "user": parts.username or "postgres",
        "password": parts.password or "",
    }
    with tempfile.TemporaryDirectory(prefix="farkle-pgb-") as folder:
        home = Path(folder)
        socket, written = home / ".s.PGSQL.6432", home / "pgbouncer.ini"
        database = " ".join(f"{name}='{value}'" for name, value in where.items() if value)
        settings = {
            "listen_addr": "",
            "unix_socket_dir": home,
            "auth_type": "any",
            "pool_mode": "transaction",
            "default_pool_size": CONNECTIONS,
            "ignore_startup_parameters": ignored,
            "logfile": home / "log",
        }
        lines = [f"{name} = {value}" for name, value in settings.items()]
        written.write_text(
            "\n".join(["[databases]", f"* = {database}", "[pgbouncer]", *lines, ""]),
            encoding="utf-8",
        )
        user = unprivileged(home)
        with subprocess.Popen(
            [program, "--quiet", written], user=user, stderr=subprocess.DEVNULL
        ) as process:
            try:
                _wait_for(socket)
                yield PostgresUrl(
                    f"postgresql://farkle@{parts.path}?host={home}&port=6432&statement_cache_size=0"
                )
            finally:
                process.kill()


def _wait_for(socket: Path) -> None:
    until = time.monotonic() + _WITHIN
    while not socket.exists():
        assert time.monotonic() < until, "PgBouncer does not start"
        time.sleep(0.02)
