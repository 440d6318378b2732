"""A fresh database for each test, of each engine.

A test that asks for the `path` of the database is about a file, and so about SQLite alone, as are
those in `sqlite/`.
"""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from bot.database.opening import Address
from bot.database.ports import Engine
from tests.support.postgres.outsider import Outsider, PostgresOutsider
from tests.support.storage.stores import Storage, open_storage


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Let what asks for a database be run once with each engine."""
    if "engine" in metafunc.fixturenames:
        is_of_file = "path" in metafunc.fixturenames or "sqlite" in metafunc.definition.path.parts
        engines = [Engine.SQLITE] if is_of_file else list(Engine)
        metafunc.parametrize("engine", engines, indirect=True)


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> Engine:
    """Return which engine the test is run with."""
    engine: Engine = request.param
    return engine


@pytest.fixture
def address(engine: Engine, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Address]:
    """Return where the database of the test is."""
    if engine is Engine.SQLITE:
        yield tmp_path / "farkle.db"
    else:
        with request.getfixturevalue("postgres").lend() as url:
            yield url


@pytest.fixture
def path(address: Address) -> Path:
    """Return the file of the database of the test."""
    assert isinstance(address, Path)  # see above
    return address


@pytest_asyncio.fixture
async def storage(address: Address, tmp_path: Path) -> AsyncIterator[Storage]:
    """Return the ports on an empty database."""
    async with open_storage(address, tmp_path / "farkle.db") as storage:
        yield storage


@pytest.fixture
def outsider(address: Address, storage: Storage) -> Iterator[Outsider]:
    """Return another connection to the same database, as another program would have."""
    if isinstance(address, Path):
        with closing(sqlite3.connect(address, isolation_level=None)) as connection:
            yield connection
    else:
        with closing(PostgresOutsider(address)) as connection:
            yield connection
