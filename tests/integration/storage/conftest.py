"""The stores on a fresh database for each test, of each engine."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.database.opening import Address
from tests.support.postgres.outsider import Outsider
from tests.support.storage.engines import outside
from tests.support.storage.stores import Storage, open_storage


@pytest_asyncio.fixture
async def storage(migrated: Address, tmp_path: Path) -> AsyncIterator[Storage]:
    """Return the ports on an empty database."""
    async with open_storage(migrated, tmp_path / "farkle.db") as storage:
        yield storage


@pytest.fixture
def outsider(address: Address, storage: Storage) -> Iterator[Outsider]:
    """Return another connection to the same database, as another program would have."""
    with outside(address) as outsider:
        yield outsider
