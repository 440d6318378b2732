"""A restart in good order, while somebody presses ten times a second."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Act, Table
from tests.support.wire.helpers import openapi
from tests.wire_server import InteractionFailed, WireServer

EVERY = 0.1
"""Seconds between two presses."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press `at` some second; whether a bot was connected then, and whether it was answered."""

    at: float
    connected: bool
    answered: bool


@pytest.fixture
async def server() -> AsyncIterator[WireServer]:
    """Run a wire server for one test."""
    async with WireServer(openapi=openapi()) as server:
        yield server
        server.check()


class Presser:
    """Chooses and unchooses a die without end, whether or not there is an answer."""

    def __init__(self, server: WireServer, table: Table) -> None:
        self.pressed: list[Pressed] = []
        self._server = server
        self._table = table
        self._stopped = False

    async def go_on(self) -> None:
        waiting = []
        while not self._stopped:
            waiting.append(asyncio.create_task(self._press()))
            await asyncio.sleep(EVERY)
        await asyncio.gather(*waiting)

    def stop(self) -> None:
        self._stopped = True

    async def _press(self) -> None:
        at, connected = time.monotonic(), self._server.connected
        try:
            await self._table.send(Act("die", 0), by=self._table.ann)
            self.pressed.append(Pressed(at, connected, answered=True))
        except InteractionFailed:
            self.pressed.append(Pressed(at, connected, answered=False))


async def test_no_press_is_lost_but_where_no_bot_is_connected(
    server: WireServer, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    bot, table = BotProcess(server, tmp_path), Table(server)
    await bot.start()
    try:
        await table.sit_down()
        await table.press("roll")
        presser = Presser(server, table)
        pressing = asyncio.create_task(presser.go_on())
        await asyncio.sleep(1.0)

        assert await bot.stop() == 0
        await bot.start()

        await asyncio.sleep(1.0)
        presser.stop()
        await pressing
    finally:
        await bot.kill()
    made = sorted(presser.pressed, key=lambda each: each.at)
    lost = [each.at for each in made if not each.answered]
    record_property("presses", len(made))
    record_property("not answered", len(lost))
    record_property("gap in seconds", max(lost) - min(lost) + EVERY if lost else 0.0)
    assert not [each for each in made if each.connected and not each.answered]
    assert all(each.answered for each in made[-5:])
    server.failures.clear()
    assert bot.complaints() == []
