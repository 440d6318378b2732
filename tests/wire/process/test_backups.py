"""Backups of a bot on which twenty games are played, and what comes of them once restored."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from hashlib import sha256
from pathlib import Path

import pytest

from bot.database.sqlite.backups import PARTIAL
from tests.support.command_line import ROOT, farkle
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Act, Table
from tests.support.wire.helpers import openapi
from tests.support.wire.stored import Stored, check_nothing_lost, check_shown, stored_games
from tests.wire_server import CallbackKind, WireServer

GAMES = 20

PAUSE = 0.2
"""Seconds between two presses at a table: the others need the machine too."""


@pytest.fixture
async def server() -> AsyncIterator[WireServer]:
    """Run a wire server for one test."""
    async with WireServer(openapi=openapi()) as server:
        yield server
        server.check()


@asynccontextmanager
async def all_playing(tables: Sequence[Table]) -> AsyncIterator[None]:
    """Let people play on at all tables until the block ends."""
    is_over = False

    async def play(table: Table) -> None:
        while not is_over:
            await table.step()
            await asyncio.sleep(PAUSE)

    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(play(table))
        try:
            yield
        finally:
            is_over = True


def check_was_shown(stored: Stored, table: Table) -> None:
    """Check that what is stored is a board that was on the table."""
    shown = [
        board for (version, _), board in table.notes.shown.items() if version == stored.version
    ]
    assert shown, "nobody has seen this board"
    for board in shown:
        check_shown(board, stored.states()[-1])


async def go_on(table: Table, stored: Stored) -> None:
    """Press on the board that is there, and play on.

    One that is newer than what is `stored` is drawn anew; the same one takes the press.
    """
    table.begin(table.server.refresh(table.seen))  # which the start may have drawn anew
    is_newer = table.board.version != stored.version
    act = Act("roll" if table.board.offers(Act("roll")) else "best")  # which only chooses dice
    outcome = await table.send(act)
    assert outcome.kind is CallbackKind.UPDATE, outcome.message.text
    table.begin(outcome.message)
    assert table.board.version == stored.version + (act.action == "roll" and not is_newer)
    for _ in range(4):
        await table.step()


def digest(file: Path) -> str:
    """Return what stands for the content of a file, which is too long to be compared in words."""
    return sha256(file.read_bytes()).hexdigest()


async def kill_while_it_copies(database: Path, backup: Path) -> str:
    """End `farkle backup` as a power cut would, in the middle of a copy; tell what was there."""
    partial = backup.with_name(backup.name + PARTIAL)
    partial.unlink(missing_ok=True)
    before = ""
    async with asyncio.timeout(60):
        while not partial.exists():  # else it was done before it could be killed
            before = digest(backup)
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "backup", str(backup)),
                env={**os.environ, "FARKLE_DATABASE": str(database), "PYTHONPATH": str(ROOT)},
                cwd=database.parent,
                stdout=asyncio.subprocess.DEVNULL,
            )
            ended = asyncio.create_task(process.wait())
            while not (partial.exists() or ended.done()):  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.001)
            with suppress(ProcessLookupError):
                process.kill()
            await ended
    return before


async def run(bot: BotProcess, *arguments: str) -> None:
    """Run a command beside `bot`."""
    folder, database = bot.file.parent, str(bot.database)
    ended = await asyncio.to_thread(farkle, *arguments, cwd=folder, FARKLE_DATABASE=database)
    assert (ended.code, ended.errors) == (0, "")


async def test_all_games_go_on_from_a_board_that_was_shown(
    server: WireServer, tmp_path: Path
) -> None:
    backup = tmp_path / "backup.db"
    bot, tables = BotProcess(server, tmp_path), [Table(server, seed=seed) for seed in range(GAMES)]
    await bot.start()
    try:
        with closing(sqlite3.connect(bot.file, isolation_level=None)) as outside:
            outside.execute("CREATE TABLE filler AS SELECT randomblob(20000000)")
        for seated in tables:
            await seated.sit_down(target=50_000)
        async with all_playing(tables):
            await run(bot, "backup", str(backup))
            before = await kill_while_it_copies(bot.file, backup)
        assert digest(backup) == before, "the one before is still there"
        saved, now = stored_games(backup), stored_games(bot.database)
        games = [table.board.game or 0 for table in tables]
        for game, table in zip(games, tables, strict=True):
            check_nothing_lost(now[game], table.notes)
            check_was_shown(saved[game], table)
        moved = sum(now[game].version - saved[game].version for game in games)
        assert moved > 0, "they went on meanwhile; how far depends on the machine"
        assert await bot.stop() == 0

        await run(bot, "restore", str(backup), "--force")

        await bot.start()
        for game, table in zip(games, tables, strict=True):
            await go_on(table, saved[game])
        after = stored_games(bot.database)
        for game, table in zip(games, tables, strict=True):
            assert after[game].log.startswith(saved[game].log)
            check_nothing_lost(after[game], table.notes)
        assert max(table.slowest for table in tables) < 3
        assert bot.complaints() == []
    finally:
        await bot.kill()
