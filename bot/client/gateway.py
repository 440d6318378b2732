"""The connection to Discord's gateway: discord.py's own, made to last."""

import asyncio
import json
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import ClassVar, Final, NoReturn, Self, TypedDict, Unpack
from weakref import WeakKeyDictionary, WeakSet

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from yarl import URL

from bot.client.backoff import Backoff
from bot.client.boards.discord_errors import TROUBLE
from bot.client.guard.refusals import fault_id

_log = logging.getLogger(__name__)

CONNECT_WITHIN: Final = 30.0
"""Seconds for the connection and Discord's first word on it."""

_connecting: ContextVar[asyncio.Timeout] = ContextVar("connecting")
"""The limit of the connection that is being made."""

HANG_UP_WITHIN: Final = 1.0
"""Seconds in which Discord has to end the connections."""

_GOOD_BYE: Final = (1000).to_bytes(2, "big")
"""The code of an end that was meant: Discord drops the session too."""

LONGEST_SPOILT: Final = 120.0
"""Seconds between two sessions at most that begin with what cannot be read: a session each minute
would be more than the thousand that Discord allows a day."""

_OPENINGS: Final = frozenset({"READY", "RESUMED"})
"""The events without which a session is of no use."""


def minimal_intents() -> discord.Intents:
    """Return the events that the bot asks Discord for; none of them is privileged."""
    intents = discord.Intents.none()
    intents.guilds = True  # servers and channels: names, languages, and what is deleted
    return intents


@contextmanager
def no_hurry() -> Iterator[None]:
    """Let the block take longer than `CONNECT_WITHIN`, since it does not wait for Discord."""
    limit = _connecting.get(None)
    if limit is None or (until := limit.when()) is None:
        yield
        return
    clock = asyncio.get_running_loop().time
    began = clock()
    limit.reschedule(None)
    try:
        yield
    finally:
        limit.reschedule(until + clock() - began)


class _Options(TypedDict, total=False):
    initial: bool
    gateway: URL | None
    shard_id: int | None
    session: str | None
    sequence: int | None
    encoding: str
    compress: bool


class SteadySocket(DiscordWebSocket):
    """A gateway connection that survives messages which it does not expect.

    discord.py takes anything that it cannot read, such as an event that lacks a field, for the end
    of the bot. Here such an event is left out, and told in the log: a server or a channel may then
    look to the bot as it did before, and whoever pressed a button gets no answer; the next event
    about it is read as ever. A session that cannot be read from its beginning, or not any more, is
    begun anew after a pause.

    And where discord.py calls itself once more for each attempt to reach the gateway, until Python
    allows no more of that, this tries for as long as it takes.
    """

    record: ClassVar[Callable[[str, str | bytes], None] | None] = None
    """Hears of all that is `received` and `sent`, in words, where somebody wants a record."""

    _unreachable: ClassVar = Backoff("Discord's gateway cannot be reached")
    _spoilt: ClassVar = Backoff("Discord's gateway cannot be read", longest=LONGEST_SPOILT)
    _told: ClassVar[set[tuple[str, str]]] = set()
    _connected: ClassVar[WeakKeyDictionary[discord.Client, WeakSet["SteadySocket"]]] = (
        WeakKeyDictionary()
    )
    _leaving: ClassVar[WeakSet[discord.Client]] = WeakSet()
    _heard: str | bytes | None = None
    _is_meant_to_end = False

    def __init__(
        self, socket: aiohttp.ClientWebSocketResponse, *, loop: asyncio.AbstractEventLoop
    ) -> None:
        """Speak over `socket`, which is open."""
        super().__init__(socket, loop=loop)
        self._ended = asyncio.Event()

    @classmethod
    async def from_client(
        cls, client: discord.Client, *, resume: bool = False, **options: Unpack[_Options]
    ) -> Self:
        """Connect `client`; a session that cannot be resumed at once is begun anew by discord.py.

        A client that has hung up waits here until it is closed.
        """
        while client not in cls._leaving:
            try:
                async with asyncio.timeout(CONNECT_WITHIN) as limit:
                    _connecting.set(limit)
                    socket = await super().from_client(client, resume=resume, **options)
            except (*TROUBLE, OSError, ReconnectWebSocket) as error:
                if resume:
                    raise
                hung_up = isinstance(error, ReconnectWebSocket)
                why = ConnectionError("it hung up") if hung_up else error
            else:
                if client not in cls._leaving:
                    cls._connected.setdefault(client, WeakSet()).add(socket)
                    return socket
                await socket.close()
                break
            await cls._unreachable.pause(why)
        return await _until_cancelled()

    @classmethod
    async def hang_up(cls, client: discord.Client) -> None:
        """Ask Discord to end all connections of `client`, and read what it sends until it does.

        discord.py would read no more: presses that were under way would get no answer. Nor would it
        leave it at that: it connects again whenever Discord ends a connection, and presses would
        come to a bot that answers none.
        """
        cls._leaving.add(client)
        ending = [websocket for websocket in cls._connected.get(client, ()) if websocket.open]
        with suppress(TimeoutError):
            async with asyncio.timeout(HANG_UP_WITHIN):
                await asyncio.gather(*(websocket.end() for websocket in ending))

    async def end(self) -> None:
        """Ask Discord to close this connection, and wait until it has."""
        self._is_meant_to_end = True
        with suppress(*TROUBLE, OSError):
            await self.socket.send_frame(_GOOD_BYE, aiohttp.WSMsgType.CLOSE)
            await self._ended.wait()

    async def poll_event(self) -> None:
        """Read one message; a connection that is meant to end waits here for its client."""
        try:
            await super().poll_event()
        except (ReconnectWebSocket, discord.ConnectionClosed):
            self._ended.set()
            if not self._is_meant_to_end:
                raise
            await _until_cancelled()

    def log_receive(self, data: str | bytes, /) -> None:  # type: ignore[override] # it does get text
        """Keep the unpacked message until it is read."""
        self._heard = data
        if SteadySocket.record is not None:
            SteadySocket.record("received", data)

    async def send(self, data: str, /) -> None:
        """Send a packet."""
        if SteadySocket.record is not None:
            SteadySocket.record("sent", data)
        await super().send(data)

    async def received_message(self, msg: str | bytes, /) -> None:
        """Handle a message, as far as it can be read."""
        try:
            await super().received_message(msg)
        except (ReconnectWebSocket, discord.ConnectionClosed, OSError, aiohttp.ClientError):
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is: Discord may send anything
            event = _event_in(self._heard)
            if event is None or event in _OPENINGS:
                await self._begin_anew(event, error)
            self._tell(event, error)
        finally:
            self._heard = None

    def _tell(self, event: str, error: Exception) -> None:
        """Log an event that is left out, with its traceback the first time for each kind."""
        kind = event, fault_id(error)
        level, traceback = (logging.INFO, None) if kind in self._told else (logging.ERROR, error)
        self._told.add(kind)
        _log.log(level, "an event that cannot be read is left out: %s", event, exc_info=traceback)

    async def _begin_anew(self, event: str | None, error: Exception) -> NoReturn:
        """Give this connection up; Discord repeats events if there is a session to resume."""
        await self.close()
        if event in _OPENINGS:
            self.session_id = self.sequence = None
        await self._spoilt.pause(error)
        raise ReconnectWebSocket(self.shard_id, resume=self.session_id is not None)


async def _until_cancelled() -> NoReturn:
    """Wait to be cancelled by discord.py, which would otherwise connect once more as it closes."""
    await asyncio.get_running_loop().create_future()
    raise AssertionError("nobody sets that future")


def _event_in(heard: str | bytes | None) -> str | None:
    """Return the name of the event in a message, None for one without a name, or no JSON."""
    try:
        event = json.loads(heard or "")["t"]
    except (ValueError, TypeError, LookupError, RecursionError):
        return None
    return event if isinstance(event, str) else None
