"""Gateway v10: HELLO, IDENTIFY, RESUME, heartbeats, and events to the sessions that want them."""

import asyncio
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum

from aiohttp import WSMsgType, web

from .entities import Channel, Guild
from .errors import JsonObject
from .state import State

_MAX_PAYLOAD = 4_096
_MAX_EVENTS_SENT = 120
_EVENT_WINDOW = 60.0
_KEPT_EVENTS = 2_000
_MOST_MEMBERS_ASKED = 100
_COMPRESSIONS = (None, "zlib-stream", "zstd-stream")
_GUILDS = 1 << 0
_GUILD_MESSAGES = 1 << 9
_DIRECT_MESSAGES = 1 << 12
_PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
_ALL_INTENTS = (1 << 26) - 1


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


class Close(IntEnum):
    """Close codes of the gateway."""

    UNKNOWN_ERROR = 4000
    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQ = 4007
    RATE_LIMITED = 4008
    SESSION_TIMED_OUT = 4009
    INVALID_SHARD = 4010
    INVALID_VERSION = 4012
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


class _Refused(Exception):
    """Close the connection with this code."""

    def __init__(self, code: Close) -> None:
        super().__init__(code.name)
        self.code = code


@dataclass(slots=True, eq=False)
class Session:
    """What IDENTIFY began. It outlives its connection, so that RESUME can carry it on."""

    id: str
    shard: int
    shard_count: int
    intents: int
    seq: int = 0
    events: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=_KEPT_EVENTS))
    link: "Link | None" = None

    def emit(self, event: str, data: JsonObject) -> None:
        """Send a numbered event when there is a connection, and keep it for a RESUME."""
        self.seq += 1
        packet = {"op": Op.DISPATCH, "t": event, "s": self.seq, "d": data}
        text = json.dumps(packet, separators=(",", ":"))
        self.events.append((self.seq, text))
        if self.link is not None:
            self.link.send(text)

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
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._closing = False
        self._writer = asyncio.create_task(self._write())

    def send(self, text: str) -> None:
        """Send a packet after all those before it; on a closing connection it is lost."""
        if not self._closing:
            self._queue.put_nowait(text)

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
            text = await self._queue.get()
            try:
                if self._encode is None:
                    await self.socket.send_str(text)
                else:
                    await self.socket.send_bytes(self._encode(text.encode()))
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


class Gateway:
    """Accepts connections and hands out events; the newest session of each shard gets them."""

    def __init__(self, state: State, token: str, *, shards: int, heartbeat: float) -> None:
        """`heartbeat`: seconds between two heartbeats that clients are told to keep."""
        self.url = ""
        self.shards = shards
        self.identified = 0
        self.ready = asyncio.Event()
        self._state = state
        self._token = token
        self._heartbeat = heartbeat
        self._sessions: dict[int, Session] = {}
        self._links: set[Link] = set()
        state.publish = self.publish

    # Outwards ---------------------------------------------------------------------------

    def publish(self, event: str, where: Channel | Guild, data: Callable[[], JsonObject]) -> None:
        """Send an event to the session of its shard, when that asked for such events."""
        guild = where if isinstance(where, Guild) else where.guild
        if guild is not None and not guild.has_bot and event != "GUILD_DELETE":
            return
        session = self.session_of(guild)
        if session is not None and session.intents & _intent_of(event, guild):
            session.emit(event, data())

    def session_of(self, guild: Guild | None) -> Session | None:
        """Return the newest session of the shard that serves a guild, or private channels."""
        return self._sessions.get(0 if guild is None else (guild.id >> 22) % self.shards)

    def connected(self) -> bool:
        """Tell whether every shard has a session with a live connection."""
        links = [session.link for session in self._sessions.values()]
        return len(links) == self.shards and None not in links

    async def drop(self, code: int, *, forget: bool) -> None:
        """Close all connections; `forget` the sessions too, so that RESUME is refused."""
        if forget:
            self._sessions.clear()
        links = list(self._links)
        for session in self._sessions.values():
            session.link = None
        await asyncio.gather(*(link.close(code) for link in links))

    # Inwards ----------------------------------------------------------------------------

    async def handle(self, http: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(http)
        compression = http.query.get("compress")
        asked = http.query.get("v"), http.query.get("encoding")
        if asked != ("10", "json") or compression not in _COMPRESSIONS:
            await socket.close(code=Close.INVALID_VERSION)
            return socket
        link = Link(socket, compression)
        self._links.add(link)
        try:
            link.send_op(Op.HELLO, {"heartbeat_interval": int(self._heartbeat * 1000)})
            await self._converse(link)
        except _Refused as refusal:
            await link.close(refusal.code)
        finally:
            self._links.discard(link)
            for session in self._sessions.values():
                if session.link is link:
                    session.link = None
            await link.close(Close.UNKNOWN_ERROR)
        return socket

    async def _converse(self, link: Link) -> None:
        sent: deque[float] = deque(maxlen=_MAX_EVENTS_SENT)
        loop = asyncio.get_running_loop()
        async for message in link.socket:
            if message.type is not WSMsgType.TEXT or len(message.data) > _MAX_PAYLOAD:
                raise _Refused(Close.DECODE_ERROR)
            if len(sent) == _MAX_EVENTS_SENT and loop.time() - sent[0] < _EVENT_WINDOW:
                raise _Refused(Close.RATE_LIMITED)
            sent.append(loop.time())
            try:
                packet = json.loads(message.data)
            except ValueError as error:
                raise _Refused(Close.DECODE_ERROR) from error
            self._receive(link, packet["op"], packet.get("d"))

    def _receive(self, link: Link, op: int, data: JsonObject) -> None:
        known = any(session.link is link for session in self._sessions.values())
        match op:
            case Op.HEARTBEAT:
                link.send_op(Op.HEARTBEAT_ACK)
            case Op.IDENTIFY | Op.RESUME if known:
                raise _Refused(Close.ALREADY_AUTHENTICATED)
            case Op.IDENTIFY:
                self._identify(link, data)
            case Op.RESUME:
                self._resume(link, data)
            case Op.PRESENCE if known:
                pass
            case Op.REQUEST_GUILD_MEMBERS if known:
                self._tell_members(link, data)
            case _:
                raise _Refused(Close.UNKNOWN_OPCODE if known else Close.NOT_AUTHENTICATED)

    def _identify(self, link: Link, data: JsonObject) -> None:
        if data["token"] != self._token:
            raise _Refused(Close.AUTHENTICATION_FAILED)
        intents = data["intents"]
        if intents & ~_ALL_INTENTS:
            raise _Refused(Close.INVALID_INTENTS)
        if intents & _PRIVILEGED:
            raise _Refused(Close.DISALLOWED_INTENTS)
        shard, count = data.get("shard", (0, 1))
        if count != self.shards or not 0 <= shard < count:
            raise _Refused(Close.INVALID_SHARD)
        session = Session(secrets.token_hex(16), shard, count, intents, link=link)
        self._sessions[shard] = session
        self._greet(session)
        self.identified += 1
        if self.connected():
            self.ready.set()

    def _tell_members(self, link: Link, data: JsonObject) -> None:
        """Send the members asked for by their ids: all else needs an intent that is privileged."""
        asked = data.get("user_ids")
        ids = [int(each) for each in (asked if isinstance(asked, list) else [asked]) if each]
        if not ids or len(ids) > _MOST_MEMBERS_ASKED:
            raise _Refused(Close.DECODE_ERROR)
        [session] = [each for each in self._sessions.values() if each.link is link]
        guilds = {guild.id: guild for guild in self._guilds_of(session)}
        guild = guilds.get(int(data["guild_id"]))
        if guild is None:
            return
        found = [guild.members[user_id] for user_id in ids if user_id in guild.members]
        session.emit(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": str(guild.id),
                "members": [{**each.payload(), "user": each.user.payload()} for each in found],
                "not_found": [str(user_id) for user_id in ids if user_id not in guild.members],
                "chunk_index": 0,
                "chunk_count": 1,
                **({"nonce": data["nonce"]} if "nonce" in data else {}),
            },
        )

    def _greet(self, session: Session) -> None:
        guilds = list(self._guilds_of(session))
        session.emit(
            "READY",
            {
                "v": 10,
                "user": {**self._state.bot.payload(), "mfa_enabled": True, "verified": True},
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": f"{self.url}/resume",
                "shard": [session.shard, session.shard_count],
                "application": {"id": str(self._state.application_id), "flags": 0},
                "session_type": "normal",
                "private_channels": [],
                "relationships": [],
                "presences": [],
            },
        )
        for guild in guilds if session.intents & _GUILDS else ():
            session.emit("GUILD_CREATE", guild.create_payload(self._state.bot))

    def _guilds_of(self, session: Session) -> Iterator[Guild]:
        for guild in self._state.guilds.values():
            if guild.has_bot and (guild.id >> 22) % session.shard_count == session.shard:
                yield guild

    def _resume(self, link: Link, data: JsonObject) -> None:
        if data["token"] != self._token:
            raise _Refused(Close.AUTHENTICATION_FAILED)
        known = {session.id: session for session in self._sessions.values()}
        session = known.get(data["session_id"])
        missed = None if session is None else session.missed(data["seq"])
        if session is None or missed is None:
            link.send_op(Op.INVALID_SESSION, data=False)
            return
        for text in missed:
            link.send(text)
        session.link = link
        session.emit("RESUMED", {"_trace": []})
        if self.connected():
            self.ready.set()


def _intent_of(event: str, guild: Guild | None) -> int:
    """Return the intents with which an event is sent (Discord's list of gateway intents)."""
    if event == "INTERACTION_CREATE":
        return ~0
    if event.startswith("MESSAGE_"):
        return _DIRECT_MESSAGES if guild is None else _GUILD_MESSAGES
    return _GUILDS
