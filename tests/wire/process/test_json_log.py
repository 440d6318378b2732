"""`FARKLE_LOG_FORMAT=json`: the reference that somebody was told leads to the entry."""

import json
import re
from pathlib import Path

from bot.database.opening import Address
from tests.support.storage.engines import mislaid
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Table
from tests.support.wire.helpers import openapi
from tests.wire_server import WireServer


async def test_the_reference_in_the_apology_finds_the_entry(
    tmp_path: Path, address: Address
) -> None:
    async with (
        WireServer(openapi=openapi()) as server,
        BotProcess(server, tmp_path, address, FARKLE_LOG_FORMAT="json") as bot,
    ):
        table = Table(server)
        with mislaid(address, "ledgers"):
            told = await server.command(table.ann, table.channel, "farkle leaderboard")
        found = re.search(r"\b[0-9a-f]{6}\b", told.message.text)
        assert found is not None
        await bot.expect_log(found[0])

        entries = [json.loads(line) for line in bot.log().splitlines()]

        [entry] = [entry for entry in entries if entry.get("reference") == found[0]]
        assert entry["message"] == f"unforeseen error {found[0]}"
        assert re.search(r'(no such table: |relation ")ledgers\b', entry["traceback"])
        assert server.token not in bot.log()
        assert str(table.ann.id) not in bot.log()
