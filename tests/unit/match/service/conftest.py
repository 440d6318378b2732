"""What tests of opponents leave behind is put away."""

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.support.matches.table import Table


@pytest_asyncio.fixture
async def put_away(table: Table) -> AsyncIterator[None]:
    """Stop the opponents of the table at the end."""
    yield
    table.opponents.stop()
    await table.tasks.cancel()
