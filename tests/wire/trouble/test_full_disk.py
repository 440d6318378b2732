"""A full disk: people are told, nothing that was shown is lost, and with room all goes on."""

import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Table
from tests.support.wire.helpers import openapi
from tests.support.wire.small_disk import SmallDisk, small_disk
from tests.support.wire.stored import check_nothing_lost, stored_games
from tests.wire_server import CallbackKind, WireServer

MEGABYTES = 12
"""Room for a database and the log beside it, and filled in no time."""

FULL = "The database {} cannot grow: the disk is full. Free some space and try again."

NOT_SAVED = re.compile(
    r"I couldn't read or save the game, so nothing has changed \(reference [0-9a-f]{6}\)\. "
    "Please try again in a minute. If it happens again, tell the people who run this bot."
)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    with small_disk(tmp_path / "disk", MEGABYTES) as disk:
        yield disk


@pytest.fixture
async def server() -> AsyncIterator[WireServer]:
    async with WireServer(openapi=openapi()) as server:
        yield server
        server.check()
        assert server.failures == []


@pytest.fixture
async def bot(server: WireServer, tmp_path: Path, disk: SmallDisk) -> AsyncIterator[BotProcess]:
    """Start a bot whose database is on the small disk, and its log elsewhere."""
    async with BotProcess(server, tmp_path, disk.folder / "farkle.db") as bot:
        yield bot


class StubbornTable(Table):
    """Two people who play on until they are told that nothing can be saved."""

    async def play_until_refused(self) -> None:
        while (told := await self.try_step()) is None:
            continue
        assert NOT_SAVED.fullmatch(told), told

    async def try_step(self) -> str | None:
        """Press what these people would press now; return what they are told instead."""
        outcome = await self.send(self.next_act())
        assert len(outcome.requests) == 1
        assert outcome.latency < 3
        if outcome.kind is CallbackKind.UPDATE:
            self.read(outcome.message)
            return None
        assert outcome.message.ephemeral
        return outcome.message.text

    def check(self, bot: BotProcess) -> None:
        """Check that all is stored that was shown of the game, and the board is as it was."""
        game = self.board.game
        assert game is not None
        assert self.read_again() == self.board
        check_nothing_lost(stored_games(bot.database)[game], self.notes)


async def test_games_go_on_until_nothing_can_be_saved_and_when_there_is_room_again(
    server: WireServer, bot: BotProcess, disk: SmallDisk
) -> None:
    tables = [StubbornTable(server, seed=seed) for seed in range(3)]
    for table in tables:
        await table.sit_down(target=50_000)
    await tables[0].roll()
    with closing(sqlite3.connect(bot.file, isolation_level=None)) as reader:
        reader.execute("BEGIN")  # while somebody reads, the log of the database has to grow
        reader.execute("SELECT count(*) FROM matches").fetchone()
        disk.fill()
        await tables[0].press("die", 0)  # choosing dice saves nothing
        for table in tables:
            await table.play_until_refused()
            assert NOT_SAVED.fullmatch(await table.try_step() or ""), "asked again, told again"
        new = await server.command(table.ann, table.channel, "farkle challenge", opponent=table.ben)
        assert new.message.ephemeral
        assert NOT_SAVED.fullmatch(new.message.text)
    for table in tables:
        table.check(bot)

    disk.free()

    for table in tables:
        assert await table.try_step() is None
        table.check(bot)
    await bot.expect_log(FULL.format(bot.database))
    assert "Traceback" not in bot.log()


async def test_a_crash_and_a_start_on_a_full_disk_lose_nothing(
    server: WireServer, bot: BotProcess, disk: SmallDisk
) -> None:
    table = StubbornTable(server)
    await table.sit_down(target=50_000)
    await table.roll()
    disk.fill()
    await table.play_until_refused()
    await bot.kill()
    table.check(bot)
    disk.free()
    await bot.start()
    assert await table.try_step() is None
    assert await bot.stop() == 0
    disk.fill()
    before = bot.log()

    ended = await bot.run_to_end()

    assert ended.code == 1, "the service manager tries again"
    said = [line for line in ended.output.removeprefix(before).splitlines() if "INFO" not in line]
    assert said == [FULL.format(bot.database)]
    disk.free()
    await bot.start()
    table.check(bot)
    assert await table.try_step() is None
