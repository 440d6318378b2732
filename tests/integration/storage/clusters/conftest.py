"""A database of PostgreSQL for several processes, and a process on it."""

from collections.abc import AsyncIterator, Iterator

import pytest

from bot.config import PostgresUrl
from bot.database.ports import Database
from bot.storage import open_up_to_date
from tests.support.postgres.databases import Databases


@pytest.fixture
def url(postgres: Databases) -> Iterator[PostgresUrl]:
    """Return the address of an empty database."""
    with postgres.lend() as url:
        yield url


@pytest.fixture
async def database(url: PostgresUrl) -> AsyncIterator[Database]:
    """Return it as one process has it."""
    async with open_up_to_date(url) as database:
        yield database
