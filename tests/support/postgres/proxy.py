"""What stands between a process and its database, and can be cut."""

import asyncio
from pathlib import Path
from typing import Self


class Proxy:
    """Passes connections on to the socket of a server, until it is told otherwise."""

    def __init__(self, socket: Path) -> None:
        """Listen nowhere yet."""
        self.port = 0
        self._socket = socket
        self._closed = False
        self._lines: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_error: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()

    def cut(self) -> None:
        """Break every connection, without a word."""
        for line in list(self._lines):
            line.transport.abort()

    def refuse(self) -> None:
        """Break every connection, and each that is made until `let_through`."""
        self._closed = True
        self.cut()

    def let_through(self) -> None:
        """Pass connections on again."""
        self._closed = False

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._closed:
            writer.transport.abort()
            return
        try:
            there = await asyncio.open_unix_connection(str(self._socket))
        except OSError:
            writer.transport.abort()
            return
        self._lines |= {writer, there[1]}
        await asyncio.gather(_pass_on(reader, there[1]), _pass_on(there[0], writer))
        self._lines -= {writer, there[1]}


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.transport.abort()
