"""A database of PostgreSQL for several processes, and a process on it."""

from collections.abc import AsyncIterator

import pytest

from bot.config import PostgresUrl
from bot.database.ports import Database
from bot.storage import open_up_to_date


@pytest.fixture
async def database(url: PostgresUrl) -> AsyncIterator[Database]:
    """Return an empty database as one process has it."""
    async with open_up_to_date(url) as database:
        yield database
