"""Connections to the gateway: their packets, and the sessions that outlive them."""

import asyncio
import json
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TypeAlias

from aiohttp import web

from tests.wire_server.errors import JsonObject

_KEPT_EVENTS = 2_000


class Op(IntEnum):
    """Gateway opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    REQUEST_GUILD_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


Change: TypeAlias = Callable[[JsonObject], object]
"""What a test makes of an event before it goes out; this need not be what Discord would send."""


@dataclass(slots=True, eq=False)
class Packet:
    """A text for the bot, and whether it went out while the connection stood."""

    text: str
    is_sent: bool = False


@dataclass(slots=True, eq=False)
class Session:
    """What IDENTIFY began. It outlives its connection, so that RESUME can carry it on.

    `changes`: what the next event of a name goes out as, once.
    """

    id: str
    shard: int
    shard_count: int
    intents: int
    seq: int = 0
    events: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=_KEPT_EVENTS))
    link: "Link | None" = None
    changes: dict[str, Change] = field(default_factory=dict)

    def emit(self, event: str, data: JsonObject) -> Packet:
        """Send a numbered event when there is a connection, and keep it for a RESUME."""
        self.seq += 1
        change = self.changes.pop(event, None)
        sent = data if change is None else change(data)
        packet = {"op": Op.DISPATCH, "t": event, "s": self.seq, "d": sent}
        text = json.dumps(packet, separators=(",", ":"))
        self.events.append((self.seq, text))
        return Packet(text) if self.link is None else self.link.send(text)

    def missed(self, seq: int) -> list[str] | None:
        """Return the events after `seq`; None when they are no longer known."""
        if seq > self.seq or (self.events and seq < self.events[0][0] - 1):
            return None
        return [text for number, text in self.events if number > seq]


class Link:
    """One websocket: a queue in front of it keeps packets in order and senders from waiting."""

    def __init__(self, socket: web.WebSocketResponse, compression: str | None) -> None:
        self.socket = socket
        self._encode = _encoder(compression)
        self._queue: asyncio.Queue[Packet] = asyncio.Queue()
        self._closing = False
        self._writer = asyncio.create_task(self._write())

    def send(self, text: str) -> Packet:
        """Send a packet after all those before it; on a closing connection it is lost."""
        packet = Packet(text)
        if not self._closing:
            self._queue.put_nowait(packet)
        return packet

    def send_op(self, op: Op, data: object = None) -> None:
        """Send a packet that is not an event."""
        self.send(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    async def close(self, code: int) -> None:
        """Close the connection with a code, after what is already queued."""
        self._closing = True
        await self._queue.join()
        self._writer.cancel()
        await self.socket.close(code=code)

    async def _write(self) -> None:
        while True:
            packet = await self._queue.get()
            try:
                if self._encode is None:
                    await self.socket.send_str(packet.text)
                else:
                    await self.socket.send_bytes(self._encode(packet.text.encode()))
                packet.is_sent = True
            except ConnectionError:
                # The other side is gone; a RESUME will ask for what it did not get.
                pass
            finally:
                self._queue.task_done()


def _encoder(compression: str | None) -> Callable[[bytes], bytes] | None:
    """Return a compressor that keeps its state over the packets of one connection."""
    match compression:
        case None:
            return None
        case "zlib-stream":
            deflate = zlib.compressobj()
            return lambda data: deflate.compress(data) + deflate.flush(zlib.Z_SYNC_FLUSH)
        case "zstd-stream":
            # Comes with discord.py[speed], and only then does discord.py ask for it.
            import zstandard  # noqa: PLC0415 - see above

            stream = zstandard.ZstdCompressor().compressobj()
            block = zstandard.COMPRESSOBJ_FLUSH_BLOCK
            return lambda data: stream.compress(data) + stream.flush(block)
        case _:
            raise ValueError(f"unknown compression {compression}")
