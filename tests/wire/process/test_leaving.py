"""Told to stop while Discord is away, the bot leaves all the same."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.database.opening import Address
from tests.support.wire.bot_process import STOP_WITHIN, BotProcess
from tests.support.wire.helpers import openapi
from tests.wire_server import WireServer


@pytest.fixture
async def server() -> AsyncIterator[WireServer]:
    """Run a wire server for one test."""
    async with WireServer(openapi=openapi()) as server:
        yield server


@pytest.mark.parametrize("away", [0.0, 2.0], ids=["just now", "for a while"])
async def test_it_leaves_in_time_while_the_gateway_is_gone(
    server: WireServer, tmp_path: Path, address: Address, away: float
) -> None:
    bot = BotProcess(server, tmp_path, address)
    await bot.start()
    try:
        await server.refuse()
        await server.drop_gateway()
        await asyncio.sleep(away)
        assert await bot.stop(STOP_WITHIN) == 0
        assert bot.left_nothing_open()
    finally:
        await bot.kill()
