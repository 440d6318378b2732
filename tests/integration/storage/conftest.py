"""A fresh database for each test."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from tests.support.storage.stores import Storage, open_storage


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the database of the test is."""
    return tmp_path / "farkle.db"


@pytest_asyncio.fixture
async def storage(path: Path) -> AsyncIterator[Storage]:
    """Return the ports on an empty database."""
    async with open_storage(path) as storage:
        yield storage


@pytest.fixture
def outsider(path: Path, storage: Storage) -> Iterator[sqlite3.Connection]:
    """Return another connection to the same database, as another program would have."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection
