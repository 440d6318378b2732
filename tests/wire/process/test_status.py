"""`FARKLE_STATUS`: what the bot tells of itself, and `farkle status`, which asks."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest

from bot.cli.running.status_server import MOST_CONNECTIONS
from bot.cli.status import EXAMPLE
from bot.database.opening import Address
from bot.kit.texts.texts import catalogue
from tests.support.command_line import HereFarkle, complaint
from tests.support.storage.engines import written
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.helpers import free_port, openapi
from tests.wire_server import WireServer

say = catalogue().english


@pytest.fixture
async def server() -> AsyncIterator[WireServer]:
    """Run a wire server for one test."""
    async with WireServer(openapi=openapi()) as server:
        yield server
        server.check()


@pytest.fixture
def port() -> int:
    """Return a port that nobody has."""
    return free_port()


async def ask(port: int, path: str) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{path}") as response,
    ):
        return response.status, await response.text()


async def until_ready(port: int, *missing: str) -> None:
    """Wait until the bot says that so much is missing."""
    told = ", ".join(f'"{name}"' for name in missing)
    async with asyncio.timeout(60):
        while (await ask(port, "/readyz"))[1] != f'{{"missing": [{told}]}}':  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def test_it_is_ready_as_long_as_people_can_play(
    server: WireServer, port: int, tmp_path: Path, address: Address
) -> None:
    async with BotProcess(server, tmp_path, address, FARKLE_STATUS=f"127.0.0.1:{port}") as bot:
        await until_ready(port)
        assert await ask(port, "/livez") == (200, "ok\n")
        assert (await ask(port, "/readyz"))[0] == 200
        assert (await ask(port, "/"))[0] == 404

        server.refuse_gateway(1000)
        await server.drop_gateway(resumable=False)
        await until_ready(port, "discord")
        assert (await ask(port, "/readyz"))[0] == 503
        server.refuse_gateway(0)
        await until_ready(port)

        with written(bot.database):
            await until_ready(port)


async def test_it_waits_for_discord_alive_but_not_ready(
    server: WireServer, port: int, tmp_path: Path, address: Address
) -> None:
    bot = BotProcess(server, tmp_path, address, FARKLE_STATUS=f"127.0.0.1:{port}")
    await server.refuse()
    await bot.spawn()
    await bot.expect_log("how the bot does is told at")
    assert await ask(port, "/livez") == (200, "ok\n")
    assert await ask(port, "/readyz") == (503, '{"missing": ["start"]}')
    async with server.expect_ready():
        await server.listen()
    await until_ready(port)
    await bot.stop()


async def test_a_port_that_is_taken_stops_nothing(
    server: WireServer, tmp_path: Path, address: Address
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        status = f"127.0.0.1:{taken.getsockname()[1]}"
        async with BotProcess(server, tmp_path, address, FARKLE_STATUS=status) as bot:
            await bot.expect_log(f"nobody can ask at {status} how the bot does")
            assert bot.complaints() == []


async def test_the_command_says_it_in_words(
    server: WireServer,
    port: int,
    tmp_path: Path,
    address: Address,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    status = f"127.0.0.1:{port}"
    here = HereFarkle(capsys)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FARKLE_STATUS", status)
    async with BotProcess(server, tmp_path, address, FARKLE_STATUS=status):
        await until_ready(port)
        ended = await asyncio.to_thread(here, "status")
        assert (ended.code, ended.output.strip()) == (0, say("cli-status-ready"))
    silent = await asyncio.to_thread(here, "status")
    assert complaint(silent, 1) == say("cli-status-silent", address=status)
    monkeypatch.delenv("FARKLE_STATUS")
    assert complaint(await asyncio.to_thread(here, "status"), 2) == say(
        "cli-status-off", example=EXAMPLE
    )


async def test_who_never_finishes_a_request_is_let_go(
    server: WireServer, port: int, tmp_path: Path, address: Address
) -> None:
    """Each connection is a descriptor that the bot needs to speak with Discord."""
    async with BotProcess(server, tmp_path, address, FARKLE_STATUS=f"127.0.0.1:{port}") as bot:
        await until_ready(port)
        before = bot.descriptors()
        half = [await asyncio.open_connection("127.0.0.1", port) for _ in range(200)]
        for _, writer in half:
            writer.write(b"GET /readyz HTTP/1.1\r\nHost: x\r\n")
        await asyncio.sleep(0.5)
        assert bot.descriptors() <= before + MOST_CONNECTIONS
        async with asyncio.timeout(15):
            for reader, _ in half:
                with suppress(ConnectionError):
                    assert await reader.read() == b""
        for _, writer in half:
            writer.close()
        await until_ready(port)
        assert bot.descriptors() <= before + 1
        assert bot.complaints() == []


async def test_a_request_that_cannot_be_read_is_one_line_of_the_log(
    server: WireServer, port: int, tmp_path: Path, address: Address
) -> None:
    async with BotProcess(server, tmp_path, address, FARKLE_STATUS=f"127.0.0.1:{port}") as bot:
        await until_ready(port)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /readyz HTTP/1.1\r\nHost: x\r\nbad\x00header\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.0 400")
        writer.close()
        await bot.expect_log("a request that cannot be read was refused (400)")
        assert "Traceback" not in bot.log()
