"""Boards after down time: each shows its true clock within a minute, though nobody presses."""

import re
import time
from pathlib import Path

from bot.database.notes import SqlNotes
from bot.match.clocks.heartbeat import ALIVE
from bot.storage import open_up_to_date
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Table
from tests.support.wire.helpers import openapi
from tests.wire_server import WireServer

DOWN = 130
"""Seconds for which the bot was down."""


def shown_end(table: Table) -> int:
    """Return when the table closes by the clock on its board, in Unix seconds."""
    found = re.search(r"<t:(\d+):R>", table.server.refresh(table.seen).text)
    assert found is not None
    return int(found[1])


async def was_down(database: Path, seconds: int) -> None:
    """Let the bot have been alive so many seconds ago for the last time."""
    async with open_up_to_date(database) as opened:
        await SqlNotes(opened).write(ALIVE, str(int(time.time()) - seconds))


async def test_clocks_are_right_after_down_time(tmp_path: Path) -> None:
    async with WireServer(openapi=openapi()) as server:
        bot, tables = BotProcess(server, tmp_path), [Table(server) for _ in range(3)]
        async with bot:
            for table in tables:
                await table.challenge()
            assert await bot.stop() == 0
            before = [shown_end(table) for table in tables]
            await was_down(bot.file, DOWN)
            requests = server.request_count
            await bot.start()
            began = time.monotonic()
            await server.until(
                lambda: all(
                    shown_end(table) >= ended + DOWN
                    for table, ended in zip(tables, before, strict=True)
                )
            )
            assert time.monotonic() - began < 60
            edits = [
                request
                for request in list(server.requests)[requests - server.request_count :]
                if request.method == "PATCH"
            ]
            assert len(edits) == len(tables), "each is drawn once"
            assert bot.complaints() == []
        server.check()


async def test_a_short_restart_draws_nothing(tmp_path: Path) -> None:
    async with WireServer(openapi=openapi()) as server:
        bot, table = BotProcess(server, tmp_path), Table(server)
        async with bot:
            await table.challenge()
            assert await bot.stop() == 0
            await was_down(bot.file, 0)
            requests = server.request_count
            await bot.start()
            await table.press("accept")
            sent = list(server.requests)[requests - server.request_count :]
            assert [request for request in sent if request.method == "PATCH"] == []
