"""The server as tests drive it."""

import asyncio
import base64
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from tests.wire_server.events.gateway import Gateway
from tests.wire_server.events.link import Change
from tests.wire_server.model.application import Application
from tests.wire_server.model.entities import Guild, User
from tests.wire_server.model.state import Emoji, State
from tests.wire_server.people.acting import Acting
from tests.wire_server.people.building import Building
from tests.wire_server.people.interactions import Interactions
from tests.wire_server.rest.application import ApplicationRoutes
from tests.wire_server.rest.commands import Command, CommandBook
from tests.wire_server.rest.content import Composer
from tests.wire_server.rest.description import Description
from tests.wire_server.rest.guilds import GuildRoutes
from tests.wire_server.rest.http import PREFIX, Front, Violation
from tests.wire_server.rest.limits import MAX_REQUEST_BYTES
from tests.wire_server.rest.routes import Routes
from tests.wire_server.rest.threads import ThreadRoutes
from tests.wire_server.rest.traffic import Fault, Faults, Request, Rule

from .errors import WireViolations

_HOST = "127.0.0.1"
_GOING_AWAY = 1001
_RECONNECT = 4000
# Nobody fetches attachments from here; the address only has to be one.
_ATTACHMENTS = "https://attachments.wire.invalid"


class WireServer(Building, Acting):
    """Discord on a free port of 127.0.0.1, for one bot. Use it with `async with`.

    `openapi`: Discord's API description; without it bodies are checked against the limits only.
    `answer_within`: seconds until an interaction has failed. `history`: how many of the newest
    requests and interactions are remembered. `heartbeat`: seconds between heartbeats. `age`:
    seconds for which all that is made has been there. `at_once`: how many shards may begin a
    session together, `between` seconds after others of their buckets.
    """

    def __init__(
        self,
        *,
        openapi: Path | None = None,
        answer_within: float = 3.0,
        history: int = 2_000,
        shards: int = 1,
        at_once: int = 1,
        between: float = 0.0,
        heartbeat: float = 41.25,
        age: float = 0.0,
    ) -> None:
        state = State(age)
        self.token = _token(state.bot)
        book = CommandBook(state.new_id, state.application)
        gateway = Gateway(
            state, self.token, shards, at_once=at_once, between=between, beat=heartbeat
        )
        composer = Composer(state.new_id, state.emojis, _ATTACHMENTS)
        interactions = Interactions(state, composer, answer_within=answer_within, history=history)
        Building.__init__(self, state)
        Acting.__init__(self, state, book, gateway, interactions)
        self._faults = Faults()
        self._front = Front(
            interactions,
            self._faults,
            self.token,
            checker=None if openapi is None else Description(openapi),
            history=history,
        )
        routes = Routes(state, composer, interactions, gateway)
        app = web.Application(client_max_size=MAX_REQUEST_BYTES)
        app.router.add_get("/gateway", gateway.handle)
        app.router.add_get("/gateway/resume", gateway.handle)
        self._front.mount(
            app,
            [
                *routes.table(),
                *ApplicationRoutes(state, book).table(),
                *ThreadRoutes(state).table(),
                *GuildRoutes(state).table(),
            ],
        )
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        self._address = ""
        self._port = 0
        self._site: web.TCPSite | None = None

    async def __aenter__(self) -> Self:
        await self._runner.setup()
        await self.listen()
        self._address = f"{_HOST}:{self._port}"
        self._gateway.url = f"ws://{self._address}/gateway"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self._gateway.drop(_GOING_AWAY, forget=True)
        await self._runner.cleanup()

    # What the bot is told, and what became of it ----------------------------------------

    @property
    def api_base(self) -> str:
        """The address for `DISCORD_API_BASE`."""
        return f"http://{self._address}{PREFIX}"

    @property
    def bot(self) -> User:
        """The bot's user; its id is the application's, too."""
        return self._state.bot

    @property
    def application(self) -> Application:
        """What is set up for the application in the developer portal."""
        return self._state.application

    @property
    def connected(self) -> bool:
        """Whether the bot is connected with all its shards."""
        return self._gateway.connected()

    @property
    def connections(self) -> int:
        """How often the gateway was called, whatever came of it."""
        return self._gateway.connections

    @property
    def live_shards(self) -> set[int]:
        """The shards that are connected."""
        return self._gateway.live_shards()

    @property
    def identified(self) -> int:
        """How often a new session was begun (RESUME not counted)."""
        return self._gateway.identified

    @property
    def too_soon(self) -> int:
        """How often a session was refused since another had begun just before."""
        return self._gateway.too_soon

    @property
    def requests(self) -> deque[Request]:
        """The newest requests, oldest first."""
        return self._front.requests

    @property
    def request_count(self) -> int:
        """How many requests there were since the start."""
        return self._front.request_count

    @property
    def upload_count(self) -> int:
        """How many of them brought files."""
        return self._front.upload_count

    @property
    def violations(self) -> list[Violation]:
        """All that Discord would have refused as malformed, and all unknown routes."""
        return self._front.violations

    @property
    def emojis(self) -> list[Emoji]:
        """The application emojis."""
        return list(self._state.emojis.values())

    def commands(self, guild: Guild | None = None) -> list[Command]:
        """Return the global commands or those of one guild."""
        return self._book.within(None if guild is None else guild.id)

    def add_entry_point(self, name: str = "launch") -> Command:
        """Add the command that opens an Activity, as Discord does where these are turned on."""
        return self._book.add_entry_point(name)

    def check(self) -> None:
        """Raise WireViolations when there was a violation."""
        if self.violations:
            raise WireViolations("\n".join(map(str, self.violations)))

    async def until(self, condition: Callable[[], bool], within: float = 60.0) -> None:
        """Wait until a condition holds, asked after each request; else raise TimeoutError."""
        async with asyncio.timeout(within):
            while not condition():
                await self._front.changed()

    @asynccontextmanager
    async def expect_ready(self, within: float = 60.0) -> AsyncIterator[None]:
        """Wait at the end of the block for a connection (READY or RESUMED) begun inside it."""
        self._gateway.ready.clear()
        yield
        async with asyncio.timeout(within):
            await self._gateway.ready.wait()

    # Trouble ----------------------------------------------------------------------------

    def inject(self, method: str, pattern: str, fault: Fault, times: int = 1) -> Rule:
        """Let a fault strike the next requests whose path (after `/api/v10`) fits a glob pattern.

        For example `inject("POST", "/interactions/*/callback", RateLimit(0.2))`.
        """
        rule = Rule(method, pattern, fault, times)
        self._faults.rules.append(rule)
        return rule

    def clear_faults(self) -> None:
        """Take back all faults that have struck nothing yet."""
        self._faults.rules.clear()

    async def refuse(self) -> None:
        """Let new connections be refused, as if nothing were there, until `listen`."""
        assert self._site is not None
        await self._site.stop()

    async def listen(self) -> None:
        """Take connections again, at the same address."""
        self._site = web.TCPSite(self._runner, _HOST, self._port)
        await self._site.start()
        self._port = self._runner.addresses[0][1]

    def refuse_gateway(self, times: int) -> None:
        """Answer the next connections to the gateway with 503."""
        self._gateway.refusals = times

    def spoil(self, event: str, change: Change) -> None:
        """Let the next event of this name go out as what `change` makes of its data."""
        self._gateway.changes[event] = change

    def send_raw(self, text: str) -> None:
        """Send a text to the bot that need not be a packet of the gateway."""
        self._gateway.send_raw(text)

    async def drop_gateway(self, *, code: int = _RECONNECT, resumable: bool = True) -> None:
        """Close the bot's gateway connections; not `resumable`: refuse to RESUME, too."""
        await self._gateway.drop(code, forget=not resumable)


def _token(bot: User) -> str:
    """Return a secret in the form of Discord's: the bot's id, a time, a signature."""
    owner = base64.urlsafe_b64encode(str(bot.id).encode()).decode().rstrip("=")
    return f"{owner}.{secrets.token_urlsafe(4)}.{secrets.token_urlsafe(28)}"
