"""Databases of both engines for benchmarks, each on this machine."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Final

from bot.config import PostgresUrl
from bot.database.opening import Address
from bot.database.ports import Engine
from tests.support.postgres.databases import Databases
from tests.support.postgres.server import MISSING, VARIABLE, programs, running_server

_LIKE_A_REAL_ONE: Final = (
    "fsync=on",
    "full_page_writes=on",
    "synchronous_commit=on",
    "autovacuum=on",
    "shared_buffers=256MB",
    "max_wal_size=4GB",
)
"""What servers of tests spare themselves."""


@contextmanager
def databases() -> Iterator[Databases]:
    """Run a server of PostgreSQL that waits for the disk, or use the one that is named."""
    named, installed = os.environ.get(VARIABLE), programs()
    if not named and installed is None:
        raise SystemExit(MISSING)
    with ExitStack() as until_done:
        if named:
            server = PostgresUrl(named)
        else:
            assert installed is not None  # see above
            running = running_server(installed, *_LIKE_A_REAL_ONE)
            server = until_done.enter_context(running).url
        yield until_done.enter_context(closing(Databases(server)))


@contextmanager
def database(engine: Engine, folder: Path) -> Iterator[Address]:
    """Yield where a new database is: a file in `folder`, or on a server of its own."""
    if engine is Engine.SQLITE:
        yield folder / "farkle.db"
    else:
        with databases() as made, made.new() as url:
            yield url


def setting(address: Address) -> str:
    """Return what FARKLE_DATABASE is for a database."""
    return address.url if isinstance(address, PostgresUrl) else str(address)
