"""The engine of each test's database, and a look into that database from outside the bot."""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import pytest

from bot.database.opening import Address
from bot.database.ports import Engine
from bot.database.postgres.locks import Lock
from tests.support.postgres.outsider import Outsider, PostgresOutsider

VARIABLE: Final = "FARKLE_TEST_ENGINE"
"""The variable that chooses an engine for every test that has a database: see `_CHOICES`."""

_CHOICES: Final = {
    "sqlite": (Engine.SQLITE,),
    "postgres": (Engine.POSTGRES,),
    "both": tuple(Engine),
}


def engines_of(metafunc: pytest.Metafunc) -> Sequence[Engine]:
    """Return the engines that a test is run with.

    A test that asks for the `path` of the database is about a file, and so about SQLite alone, as
    are those in a folder `sqlite/`. Unless an engine is chosen, tests of the stores and those that
    are marked `both_engines` are run with each, and all others with SQLite.
    """
    test = metafunc.definition
    folders = test.path.relative_to(test.config.rootpath).parts
    if "path" in metafunc.fixturenames or "sqlite" in folders:
        return _CHOICES["sqlite"]
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return _CHOICES[chosen]
    on_both = "storage" in folders or test.get_closest_marker("both_engines") is not None
    return _CHOICES["both" if on_both else "sqlite"]


@contextmanager
def outside(address: Address) -> Iterator[Outsider]:
    """Open the database as another program would, in which each statement is a transaction."""
    if isinstance(address, Path):
        with closing(sqlite3.connect(address, isolation_level=None)) as file:
            yield file
    else:
        with closing(PostgresOutsider(address)) as server:
            yield server


def rows_of(outsider: Outsider) -> Iterator[tuple[str, Sequence[object]]]:
    """Yield each table by its name, with all its rows."""
    of_file = "SELECT name FROM sqlite_master WHERE type = 'table'"
    of_server = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    is_file = isinstance(outsider, sqlite3.Connection)
    for (name,) in outsider.execute(of_file if is_file else of_server).fetchall():
        yield name, outsider.execute(f"SELECT * FROM {name}").fetchall()  # noqa: S608 - names of ours


def leave_sign_of_life(address: Address, at: int) -> None:
    """Let the bot on a server have said `at` (Unix seconds) that it lives, and not since.

    It says so by the server's clock, which no test can set. In a file it notes the time by its own.
    """
    if not isinstance(address, Path):
        with outside(address) as server:
            server.execute("UPDATE shards SET alive = ?", [at])


@contextmanager
def written(address: Address) -> Iterator[None]:
    """Keep everybody else from changing games, until the block ends."""
    with outside(address) as other:
        if isinstance(address, Path):
            other.execute("BEGIN IMMEDIATE")
        else:
            other.execute("BEGIN")
            other.execute("SELECT pg_advisory_xact_lock(?)", [Lock.WRITING])
            other.execute("LOCK TABLE matches IN SHARE ROW EXCLUSIVE MODE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def mislaid(address: Address, table: str) -> Iterator[None]:
    """Let a table not be there, until the block ends."""
    with outside(address) as other:
        other.execute(f"ALTER TABLE {table} RENAME TO mislaid")
        try:
            yield
        finally:
            other.execute(f"ALTER TABLE mislaid RENAME TO {table}")
