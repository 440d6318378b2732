"""The bot's process: how it starts, what keeps it from starting, and how it leaves."""

import asyncio
import json
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot.database.opening import Address
from tests.support.processes import runs
from tests.support.wire.bot_process import STOP_WITHIN, BotProcess
from tests.support.wire.game import Act, Table
from tests.support.wire.helpers import openapi
from tests.support.wire.stored import change_database, check_nothing_lost, stored_games
from tests.wire_server import InteractionFailed, Late, Silence, WireServer


@pytest.fixture
async def server() -> AsyncIterator[WireServer]:
    """Run a wire server for one test."""
    async with WireServer(openapi=openapi()) as server:
        yield server
        server.check()


def said(output: str) -> str:
    """Return the one line beside the log; there is no traceback."""
    assert "Traceback" not in output
    [line] = [line for line in output.splitlines() if not _is_log(line)]
    return line


def _is_log(line: str) -> bool:
    return any(f" {name}." in line or f"m{name}." in line for name in ("discord", "bot"))


@pytest.mark.parametrize(
    ("settings", "code", "told"),
    [
        ({"DISCORD_TOKEN": "wrong.token.here"}, 2, "token"),
        ({"DISCORD_TOKEN": ""}, 2, "DISCORD_TOKEN"),
        ({"DISCORD_API_BASE": "discord.com"}, 2, "DISCORD_API_BASE"),
        ({"FARKLE_INVITATION_MINUTES": "soon"}, 2, "FARKLE_INVITATION_MINUTES"),
        ({"FARKLE_DATABASE": "/proc/farkle/farkle.db"}, 2, "FARKLE_DATABASE"),
        ({"FARKLE_START_MINUTES": "-1"}, 2, "FARKLE_START_MINUTES"),
    ],
    ids=["wrong token", "no token", "bad address", "bad minutes", "bad folder", "bad patience"],
)
async def test_what_keeps_it_from_starting_is_said_in_one_line(
    server: WireServer, tmp_path: Path, settings: dict[str, str], code: int, told: str
) -> None:
    ended = await BotProcess(server, tmp_path, **settings).run_to_end()
    assert ended.code == code
    assert told in said(ended.output)


async def test_a_newer_database_is_left_alone(server: WireServer, tmp_path: Path) -> None:
    bot = BotProcess(server, tmp_path)
    change_database(bot.file, "PRAGMA user_version = 999")
    ended = await bot.run_to_end()
    assert ended.code == 2
    assert "newer version" in said(ended.output)
    with closing(sqlite3.connect(bot.file)) as database:
        assert database.execute("PRAGMA user_version").fetchall() == [(999,)]
        assert database.execute("SELECT name FROM sqlite_schema").fetchall() == []


@pytest.mark.parametrize("call", [None, Path.symlink_to, Path.hardlink_to])
async def test_a_second_copy_is_noticed_and_a_killed_one_is_not_in_the_way(
    server: WireServer, tmp_path: Path, call: Callable[[Path, Path], None] | None
) -> None:
    bot = BotProcess(server, tmp_path)
    await bot.start()
    second = tmp_path / "second"
    second.mkdir()
    database = bot.file if call is None else second / "another-name.db"
    if call is not None:
        call(database, bot.file)
    ended = await BotProcess(server, second, FARKLE_DATABASE=str(database)).run_to_end()
    assert ended.code == 1
    assert "Another copy of the bot is running" in said(ended.output)
    assert server.connected
    await bot.kill()
    await bot.start()
    await bot.kill()


async def test_it_leaves_in_good_order_and_comes_back_without_registering_again(
    server: WireServer, tmp_path: Path, address: Address
) -> None:
    bot = BotProcess(server, tmp_path, address)
    bot.fresh = True
    table = Table(server)
    await bot.start()
    await table.sit_down()
    for _ in range(10):
        await table.step()
    assert await bot.stop(STOP_WITHIN) == 0
    assert bot.left_nothing_open()  # closed, not merely left

    server.requests.clear()
    async with bot:
        assert {request.method for request in server.requests} == {"GET"}
        for _ in range(10):
            await table.step()
        assert bot.complaints() == []


async def test_what_is_being_solved_does_not_keep_it_from_leaving(
    server: WireServer, tmp_path: Path, address: Address
) -> None:
    bot = BotProcess(server, tmp_path, address, FARKLE_SOLVE_MINUTES="10")
    table = Table(server)
    await bot.start()
    await table.sit_down(target=20_000)
    await table.roll()
    await table.send(Act("hint"))
    await bot.expect_log("Solving tavern in process")
    [solving] = re.findall(r"Solving tavern in process (\d+)", bot.log())
    assert runs(int(solving))

    assert await bot.stop() == 0

    assert not runs(int(solving))
    assert bot.complaints() == []


async def test_it_finishes_what_is_in_hand_before_it_leaves(
    server: WireServer, tmp_path: Path, address: Address
) -> None:
    bot = BotProcess(server, tmp_path, address)
    tables = [Table(server), Table(server)]
    await bot.start()
    await tables[0].sit_down()
    server.inject("POST", "/interactions/*/callback", Late(1.0), times=2)
    in_hand = [
        asyncio.create_task(tables[0].press("roll")),
        asyncio.create_task(tables[1].challenge()),
    ]
    await asyncio.sleep(0.5)

    assert await bot.stop() == 0

    await asyncio.gather(*in_hand)
    for table, stored in zip(tables, stored_games(bot.database).values(), strict=True):
        assert stored.message_id == table.seen.id
        check_nothing_lost(stored, table.notes)
    assert bot.complaints() == []


async def test_it_leaves_in_time_though_discord_hangs(
    server: WireServer, tmp_path: Path, address: Address
) -> None:
    bot = BotProcess(server, tmp_path, address)
    table = Table(server)
    await bot.start()
    await table.sit_down()
    version = table.notes.version
    server.inject("POST", "/interactions/*/callback", Silence())
    pressing = asyncio.create_task(table.send(Act("roll")))
    await server.until(lambda: server.requests[-1].status == 0)  # it is not answered

    assert await bot.stop(STOP_WITHIN) == 0

    with pytest.raises(InteractionFailed):
        await pressing
    server.failures.clear()
    assert bot.left_nothing_open()
    [stored] = stored_games(bot.database).values()
    assert stored.version == version + 1, "what was in hand is saved"
    await bot.expect_log("could not be answered any more")
    assert bot.complaints() == []


async def test_an_invitation_expires_though_the_bot_was_away(
    server: WireServer, tmp_path: Path, address: Address
) -> None:
    bot = BotProcess(server, tmp_path, address)
    table = Table(server)
    await bot.start()
    await table.challenge()
    await bot.stop()
    # The shortest time that can be set is a minute; once back, the bot leaves everyone a moment.
    change_database(bot.database, "UPDATE matches SET deadline = ?", int(time.time()) + 1)

    async with bot:
        await server.until(lambda: server.refresh(table.seen) != table.seen)
        assert not table.read_again().buttons
        assert "didn't start in time" in table.board.text
        await table.challenge()
        assert [game.phase for game in stored_games(bot.database).values()] == [
            "closed",
            "invited",
        ]
        assert bot.complaints() == []


async def test_a_kill_while_it_starts_for_the_first_time_is_no_harm(
    server: WireServer, tmp_path: Path, address: Address
) -> None:
    bot = BotProcess(server, tmp_path, address)
    bot.fresh = True
    table = Table(server)
    for last_sign in ("die_3_tavern", "/commands"):
        server.requests.clear()
        await bot.spawn()
        await server.until(partial(_has_sent, server, last_sign))
        await bot.kill()
    async with bot:
        await table.sit_down()
        await table.step()
    uploaded = [emoji.name for emoji in server.emojis]
    assert len(uploaded) == len(set(uploaded))


def _has_sent(server: WireServer, words: str) -> bool:
    return any(
        words in request.path or words in json.dumps(request.body) for request in server.requests
    )
