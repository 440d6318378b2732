"""A restart while somebody presses ten times a second."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import pytest

from bot.database.opening import Address
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Act, Table
from tests.support.wire.helpers import openapi
from tests.wire_server import InteractionFailed, WireServer

EVERY = 0.1
"""Seconds between two presses."""


class Phase(StrEnum):
    """What the bot was doing when somebody pressed."""

    PLAYING = "before it was told to leave"
    LEAVING = "told to leave, and still connected"
    AWAY = "not connected"
    BACK = "connected again"


class Fate(StrEnum):
    """What became of a press."""

    ANSWERED = "answered"
    NOT_SENT = "not sent: no bot was there to take it"
    LOST = "lost: a bot took it and did not answer in time"


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press `at` some second."""

    at: float
    phase: Phase
    fate: Fate


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
        self.is_told_to_leave = False
        self._server = server
        self._table = table
        self._sessions = server.identified
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
        at, phase, fate = time.monotonic(), self._phase(), Fate.ANSWERED
        try:
            await self._table.send(Act("die", 0), by=self._table.ann)
        except InteractionFailed as failure:
            fate = Fate.LOST if failure.has_reached_bot else Fate.NOT_SENT
        self.pressed.append(Pressed(at, phase, fate))

    def _phase(self) -> Phase:
        if not self._server.connected:
            return Phase.AWAY
        if self._server.identified > self._sessions:
            return Phase.BACK
        return Phase.LEAVING if self.is_told_to_leave else Phase.PLAYING


async def test_no_press_is_lost_but_where_no_bot_is_connected(
    server: WireServer,
    tmp_path: Path,
    address: Address,
    record_property: Callable[[str, object], None],
) -> None:
    bot, table = BotProcess(server, tmp_path, address), Table(server)
    await bot.start()
    try:
        await table.sit_down()
        await table.roll()
        presser = Presser(server, table)
        pressing = asyncio.create_task(presser.go_on())
        await asyncio.sleep(1.0)

        presser.is_told_to_leave = True
        assert await bot.stop() == 0
        assert server.connections == 1, "the bot has connected once more as it left"
        await bot.start()

        await asyncio.sleep(1.0)
        presser.stop()
        await pressing
    finally:
        await bot.kill()
    made = sorted(presser.pressed, key=lambda press: press.at)
    missed = [press.at for press in made if press.fate is not Fate.ANSWERED]
    record_property("presses", len(made))
    record_property("not answered", len(missed))
    record_property("gap in seconds", max(missed) - min(missed) + EVERY if missed else 0.0)
    assert [press for press in made if press.fate is Fate.LOST] == []
    assert {press.phase for press in made if press.fate is Fate.NOT_SENT} <= {
        Phase.LEAVING,  # as the bot's good-bye came in
        Phase.AWAY,
    }
    assert all(press.fate is Fate.ANSWERED for press in made[-5:])
    server.failures.clear()
    assert bot.complaints() == []
