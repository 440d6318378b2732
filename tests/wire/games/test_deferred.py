"""What follows a deferral is an edit of the message that was promised."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.database.opening import Address
from tests.support.wire import deferring_bot
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Table
from tests.support.wire.helpers import openapi
from tests.wire_server import Outcome, WireServer


@pytest.fixture
async def table(tmp_path: Path, address: Address) -> AsyncIterator[Table]:
    """Seat two people where every answer comes late."""
    async with WireServer(openapi=openapi()) as server:
        bot = BotProcess(server, tmp_path, address)
        bot.module = deferring_bot.__name__
        async with bot:
            yield Table(server)
            assert bot.complaints() == []
        server.check()


async def answered(table: Table, outcome: Outcome) -> str:
    """Return what the message says that was promised, once it says something."""
    assert outcome.message.loading
    await table.server.until(lambda: not table.server.refresh(outcome.message).loading)
    assert [request.method for request in outcome.requests] == ["POST", "PATCH"]
    assert outcome.requests[1].path.endswith("/messages/@original")
    return table.server.refresh(outcome.message).text


async def test_what_was_deferred_is_filled_in(table: Table) -> None:
    outcome = await table.server.command(table.ann, table.channel, "farkle puzzle")
    assert "Puzzle" in await answered(table, outcome)
