"""Several shards in one process: begun as fast as Discord allows, each with its own servers."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from bot.database.opening import Address
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Table
from tests.support.wire.helpers import openapi
from tests.wire_server import WireServer


async def test_shards_begin_together_where_they_may_and_in_turn_where_they_must(
    tmp_path: Path, address: Address, record_property: Callable[[str, object], None]
) -> None:
    async with WireServer(openapi=openapi(), shards=4, at_once=2, between=5.0) as server:
        bot = BotProcess(server, tmp_path, address)
        began = time.monotonic()
        await bot.spawn()
        async with asyncio.timeout(60):
            while server.identified < 2:  # noqa: ASYNC110 - the server rings for the last alone
                await asyncio.sleep(0.01)
            first = time.monotonic()
            while not server.connected:  # noqa: ASYNC110 - see above
                await asyncio.sleep(0.01)
        last = time.monotonic()
        record_property("seconds of the start", round(last - began, 1))
        try:
            assert 4 < last - first < 8
            assert server.too_soon == 0
            table = Table(server)
            await table.sit_down()
            await table.press("roll")
        finally:
            await bot.stop()
        server.check()
        assert bot.complaints() == []
