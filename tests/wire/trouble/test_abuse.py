"""One person who asks for too much, and the processes that work it out, as the others feel it."""

import asyncio
import os
import re
import signal
from pathlib import Path

import pytest

from benchmarks.abuse import run
from bot.database.opening import Address
from tests.support.processes import runs, wait_for
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Table
from tests.support.wire.helpers import openapi
from tests.wire_server import CallbackKind, Outcome, WireServer

ANSWERED_WITHIN = 15_000
"""Milliseconds, on whatever machine: how quick it is, the benchmark tells."""


@pytest.mark.parametrize("rate", [0, 5])
async def test_one_abuser_is_not_felt_by_others(rate: int) -> None:
    alone, abused = await run(seconds=8, rate=rate, settle=2)

    for answered in (alone, abused):
        assert answered.presses
        assert answered.hints
        assert answered.house_hints
        every = answered.presses + answered.hints + answered.house_hints
        assert max(every) < ANSWERED_WITHIN
    assert (abused.refused > 0) == (rate > 0)


async def finished(server: WireServer, outcome: Outcome) -> str:
    """Wait until an answer that was put off is there, and return it."""
    if outcome.kind is CallbackKind.DEFERRED_MESSAGE:
        await server.until(lambda: not server.refresh(outcome.message).loading)
    return server.refresh(outcome.message).text


def worker(bot: BotProcess, host: str, number: int = 0) -> int:
    """Return the number of a process that the bot has started, as its log says."""
    return int(re.findall(rf"{host} works in process (\d+)", bot.log())[number])


async def ask_for_odds(table: Table) -> str:
    outcome = await table.server.command(table.ann, table.channel, "farkle odds", dice=3, turn=450)
    return await finished(table.server, outcome)


async def test_a_worker_that_is_killed_is_replaced_and_none_stays_behind(
    tmp_path: Path, address: Address
) -> None:
    async with WireServer(openapi=openapi()) as server:
        bot, table = BotProcess(server, tmp_path, address), Table(server)
        await bot.start()
        assert "works in process" not in bot.log(), "it is started when somebody asks"

        odds = await ask_for_odds(table)
        first = worker(bot, "Thinking")
        os.kill(first, signal.SIGKILL)
        assert await ask_for_odds(table) == odds
        second = worker(bot, "Thinking", 1)
        assert runs(second)
        assert not runs(first)
        await bot.expect_log(f"process {first} is replaced")

        assert await bot.stop() == 0
        assert not runs(second)
        assert bot.complaints() == []


async def test_workers_end_with_a_bot_that_is_killed(tmp_path: Path, address: Address) -> None:
    async with WireServer(openapi=openapi()) as server:
        bot, table = BotProcess(server, tmp_path, address), Table(server)
        await bot.start()
        await ask_for_odds(table)
        pid = worker(bot, "Thinking")
        await bot.kill()
        await asyncio.to_thread(wait_for, lambda: not runs(pid))


async def test_the_bot_itself_loads_nothing_to_work_things_out_or_draw(
    tmp_path: Path, address: Address
) -> None:
    async with WireServer(openapi=openapi()) as server:
        bot, table = BotProcess(server, tmp_path, address), Table(server)
        async with bot:
            await table.sit_down(turns=1)
            await table.play_to_the_end()
            command = await server.command(table.ann, table.channel, "farkle fairness")
            await finished(server, command)
            await ask_for_odds(table)
            loaded = Path(f"/proc/{bot.pid}/maps").read_text(encoding="utf-8")
            for library in ("numpy", "matplotlib"):
                assert f"/{library}/" not in loaded
            drawing = Path(f"/proc/{worker(bot, 'Studio')}/maps").read_text(encoding="utf-8")
            assert "/matplotlib/" in drawing
            assert bot.complaints() == []
        server.check()
