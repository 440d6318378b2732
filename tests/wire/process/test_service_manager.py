"""The bot under systemd: it says when it is ready, and that its event loop runs."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.support.wire.bot_process import BotProcess
from tests.support.wire.helpers import openapi
from tests.wire_server import WireServer


@pytest.fixture
async def discord() -> AsyncIterator[WireServer]:
    """Run a wire server for one test."""
    async with WireServer(openapi=openapi()) as server:
        yield server
        server.check()


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[socket.socket]:
    """Listen as systemd does."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(str(tmp_path / "notify"))
        listener.setblocking(False)
        yield listener


async def hear(manager: socket.socket) -> str:
    async with asyncio.timeout(60):
        said = await asyncio.get_running_loop().sock_recv(manager, 100)
    return said.decode()


async def test_it_is_ready_once_people_can_play(
    discord: WireServer, manager: socket.socket, tmp_path: Path
) -> None:
    bot = BotProcess(discord, tmp_path, NOTIFY_SOCKET=str(tmp_path / "notify"))
    async with bot:
        assert await hear(manager) == "READY=1"
    with pytest.raises(BlockingIOError):
        manager.recv(100)


async def test_the_watchdog_hears_of_the_loop_twice_in_its_time(
    discord: WireServer, manager: socket.socket, tmp_path: Path
) -> None:
    settings = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "200000"}
    async with BotProcess(discord, tmp_path, **settings):
        assert await hear(manager) == "WATCHDOG=1"
        while await hear(manager) != "READY=1":
            pass
        assert {await hear(manager) for _ in range(3)} == {"WATCHDOG=1"}


async def test_a_watchdog_for_another_process_hears_nothing(
    discord: WireServer, manager: socket.socket, tmp_path: Path
) -> None:
    settings = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "1000"}
    async with BotProcess(discord, tmp_path, **settings, WATCHDOG_PID="1"):
        assert await hear(manager) == "READY=1"
        await asyncio.sleep(0.1)
        with pytest.raises(BlockingIOError):
            manager.recv(100)


async def test_a_manager_that_has_gone_stops_nothing(discord: WireServer, tmp_path: Path) -> None:
    async with BotProcess(discord, tmp_path, NOTIFY_SOCKET=str(tmp_path / "nobody")) as bot:
        await bot.expect_log("the service manager cannot be told READY=1")
        assert bot.complaints() == []
