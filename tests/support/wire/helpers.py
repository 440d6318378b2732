"""What the tests on the wire share: Discord's description, a bot process, and a bot by hand."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

import aiohttp
import pytest

from tests.wire_server import JsonObject, WireServer

ROOT = Path(__file__).parents[3]
DESCRIPTION = ROOT.parent / "shared" / "discord" / "openapi.json"
PROBE = Path(__file__).with_name("probe_bot.py")

needs_description = pytest.mark.skipif(
    not DESCRIPTION.exists(), reason=f"Discord's API description is not at {DESCRIPTION}"
)


def openapi() -> Path | None:
    """Return where Discord's API description is, when it is there."""
    return DESCRIPTION if DESCRIPTION.exists() else None


def free_port() -> int:
    """Return a port of 127.0.0.1 that nobody has."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


@asynccontextmanager
async def probe_process(server: WireServer) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the probe bot until the end of the block; it is connected at the beginning."""
    async with server.expect_ready():
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            PROBE,
            server.token,
            env={**os.environ, "DISCORD_API_BASE": server.api_base},
        )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGKILL)
        await process.wait()


@dataclass
class Reply:
    """A status and a JSON body."""

    status: int
    body: JsonObject


class RawBot:
    """A bot without a library: the test itself sends each request and reads each event."""

    def __init__(self, server: WireServer) -> None:
        self.server = server
        self._http = aiohttp.ClientSession(headers={"Authorization": f"Bot {server.token}"})
        # One that only the garbage collector ends may be reported in the middle of another test.
        self._open = AsyncExitStack()

    async def __aenter__(self) -> Self:
        await self._open.enter_async_context(self._http)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self._open.aclose()

    async def call(self, method: str, path: str, body: object = None, **headers: str) -> Reply:
        """Send one request."""
        url = self.server.api_base + path
        async with self._http.request(method, url, json=body, headers=headers) as response:
            return Reply(response.status, await response.json() if response.status != 204 else {})

    async def answer(self, event: JsonObject, kind: int, **data: object) -> Reply:
        """Send the callback of an interaction that came over the gateway."""
        path = f"/interactions/{event['id']}/{event['token']}/callback?with_response=true"
        return await self.call("POST", path, {"type": kind, "data": data})

    def webhook(self, event: JsonObject) -> str:
        """Return the path for the later answers to an interaction."""
        return f"/webhooks/{self.server.bot.id}/{event['token']}"

    async def connect(self, **query: str) -> "RawGateway":
        """Open a gateway connection and read its HELLO."""
        gateway = await self.call("GET", "/gateway/bot")
        socket = await self._open.enter_async_context(
            self._http.ws_connect(
                gateway.body["url"], params={"v": "10", "encoding": "json", **query}
            )
        )
        return RawGateway(socket, self.server.token)

    async def identified(self, intents: int = 1) -> "RawGateway":
        """Open a gateway connection and begin a session."""
        gateway = await self.connect()
        await gateway.next_op(10)
        await gateway.identify(intents=intents)
        await gateway.event("READY")
        return gateway


class RawGateway:
    """One gateway connection of a RawBot."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, token: str) -> None:
        self.socket = socket
        self.token = token

    async def send(self, op: int, data: object) -> None:
        """Send a packet."""
        await self.socket.send_json({"op": op, "d": data})

    async def identify(self, **fields: object) -> None:
        """Send IDENTIFY."""
        await self.send(2, {"token": self.token, "intents": 1, "properties": {}, **fields})

    async def next_op(self, op: int) -> JsonObject:
        """Return the next packet with this opcode; skip the others."""
        async with asyncio.timeout(30):
            while True:
                packet: JsonObject = await self.socket.receive_json()
                if packet["op"] == op:
                    return packet

    async def event(self, name: str) -> JsonObject:
        """Return the data of the next event with this name; skip the others."""
        while True:
            packet = await self.next_op(0)
            if packet["t"] == name:
                data: JsonObject = packet["d"]
                return data

    async def closed(self) -> int | None:
        """Return the code with which the server closes the connection."""
        async with asyncio.timeout(30):
            async for _packet in self.socket:
                pass
        return self.socket.close_code
