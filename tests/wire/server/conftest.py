"""A connected bot on the wire server, and one that posts whatever it is told to."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.support.wire.desk import Desk, desk_of
from tests.support.wire.helpers import RawBot, openapi, probe_process
from tests.support.wire.probe_table import Table, set_table
from tests.support.wire.stage import ADMIN, PLAY, Stage
from tests.wire_server import WireServer


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running() -> AsyncIterator[WireServer]:
    """Run one server with a connected probe bot for all tests of this file."""
    async with WireServer(openapi=openapi()) as server, probe_process(server):
        yield server


@pytest.fixture
def table(running: WireServer) -> Table:
    """Set up a guild of its own for each test and forget earlier violations."""
    running.violations.clear()
    return set_table(running)


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    """Set up a server with short deadlines, on which the commands are registered."""
    async with WireServer(answer_within=0.5, history=50) as server, RawBot(server) as bot:
        stage = Stage(server, bot)
        await bot.call("PUT", f"/applications/{server.bot.id}/commands", [PLAY, ADMIN])
        yield stage


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    """Open a desk on a server that has no description: its own checks alone."""
    async with WireServer() as server:
        async for desk in desk_of(server):
            yield desk


@pytest.fixture
async def described_desk() -> AsyncIterator[Desk]:
    """Open a desk on a server that checks bodies against Discord's description."""
    async with WireServer(openapi=openapi()) as server:
        async for desk in desk_of(server):
            yield desk
