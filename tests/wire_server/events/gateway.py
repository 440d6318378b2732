"""Gateway v10: HELLO, IDENTIFY, RESUME, heartbeats, and events to the sessions that want them."""

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Callable, Iterator
from enum import IntEnum

from aiohttp import WSMsgType, web

from tests.wire_server.errors import JsonObject
from tests.wire_server.model.entities import Channel, Guild
from tests.wire_server.model.state import State

from .link import Change, Link, Op, Session

_MAX_PAYLOAD = 4_096
_MAX_EVENTS_SENT = 120
_EVENT_WINDOW = 60.0
_MOST_MEMBERS_ASKED = 100
_COMPRESSIONS = (None, "zlib-stream", "zstd-stream")
_GUILDS = 1 << 0
_GUILD_MESSAGES = 1 << 9
_DIRECT_MESSAGES = 1 << 12
_PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
_ALL_INTENTS = (1 << 26) - 1
_ENDS = {WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED}
_GOOD_BYES = {1000, 1001}
"""The codes with which a client ends its session too."""


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


class Gateway:
    """Accepts connections and hands out events; the newest session of each shard gets them."""

    def __init__(
        self, state: State, token: str, shards: int, *, at_once: int, between: float, beat: float
    ) -> None:
        """See `WireServer`."""
        self.url = ""
        self.shards = shards
        self.connections = self.identified = self.too_soon = 0
        self.at_once = at_once
        self.ready = asyncio.Event()
        self.refusals = 0
        self.changes: dict[str, Change] = {}
        self._state = state
        self._token = token
        self._heartbeat = beat
        self._sessions: dict[int, Session] = {}
        self._links: set[Link] = set()
        self._between = between
        self._begun: dict[int, float] = {}
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

    def live_shards(self) -> set[int]:
        """Return the shards whose session has a live connection."""
        return {shard for shard, session in self._sessions.items() if session.link is not None}

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

    def send_raw(self, text: str) -> None:
        """Send a text that need not be a packet on every connection."""
        for link in self._links:
            link.send(text)

    async def handle(self, http: web.Request) -> web.StreamResponse:
        """Serve one connection until it ends, unless the next ones are to be refused."""
        self.connections += 1
        if self.refusals:
            self.refusals -= 1
            return web.Response(status=503)
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
        while (message := await link.socket.receive()).type not in _ENDS:
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
        if message.type is WSMsgType.CLOSE and message.data in _GOOD_BYES:
            self._sessions = {
                shard: kept for shard, kept in self._sessions.items() if kept.link is not link
            }

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
        if not self._may_begin(shard):
            link.send_op(Op.INVALID_SESSION, data=False)
            return
        session = Session(
            secrets.token_hex(16), shard, count, intents, link=link, changes=self.changes
        )
        self._sessions[shard] = session
        self._greet(session)
        self.identified += 1
        if self.connected():
            self.ready.set()

    def _may_begin(self, shard: int) -> bool:
        """Tell whether no shard of its bucket has begun a session just before."""
        now, bucket = asyncio.get_running_loop().time(), shard % self.at_once
        if now - self._begun.get(bucket, now - self._between) < self._between:
            self.too_soon += 1
            return False
        self._begun[bucket] = now
        return True

    def _tell_members(self, link: Link, data: JsonObject) -> None:
        """Send the members asked for by their ids: all else needs an intent that is privileged."""
        asked = data.get("user_ids")
        ids = [int(text) for text in (asked if isinstance(asked, list) else [asked]) if text]
        if not ids or len(ids) > _MOST_MEMBERS_ASKED:
            raise _Refused(Close.DECODE_ERROR)
        [session] = [session for session in self._sessions.values() if session.link is link]
        guilds = {guild.id: guild for guild in self._guilds_of(session)}
        guild = guilds.get(int(data["guild_id"]))
        if guild is None:
            return
        found = [guild.members[user_id] for user_id in ids if user_id in guild.members]
        session.emit(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": str(guild.id),
                "members": [
                    {**member.payload(), "user": member.user.payload()} for member in found
                ],
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
                "user": {
                    **self._state.bot.payload(),
                    "mfa_enabled": self._state.application.owner_has_two_factor,
                    "verified": True,
                },
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
