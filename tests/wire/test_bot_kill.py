"""`kill -9` at random points of games: whatever was shown is still there, and the game goes on."""

import asyncio
import os
import random
from pathlib import Path

import pytest

from sandbox.wire import WireServer

from .bot_process import BotProcess
from .helpers import openapi
from .soak import Soak

GAMES = int(os.environ.get("FARKLE_SOAK_GAMES", "6"))
"""Each game brings two kills: a dozen in all, unless `make soak GAMES=...` asks for more."""


@pytest.mark.soak
async def test_nothing_that_was_shown_is_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seed = random.randrange(1_000_000)
    async with WireServer(openapi=openapi()) as server:
        bot = BotProcess(server, tmp_path)
        soak = Soak(server, bot, GAMES, seed)
        try:
            async with asyncio.timeout(120 + 30 * GAMES):
                await soak.run()
        finally:
            await bot.kill()
            with capsys.disabled():
                print(f"\nseed {seed}: {soak.figures.told(soak.tables)}")  # noqa: T201 - a report
        assert bot.complaints() == []
        assert server.failures == []
        server.check()
    assert soak.figures.kills >= 2 * GAMES
    assert max(table.slowest for table in soak.tables) < 3
