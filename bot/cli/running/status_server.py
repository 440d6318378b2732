"""How the bot does, over HTTP: for service managers, containers and whoever watches it."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Final, Protocol

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web_protocol import RequestHandler

from bot.cli.running.clusters import LEASH
from bot.cli.running.health import Health
from bot.cli.status import READY
from bot.config import Settings

_log = logging.getLogger(__name__)

LIVE: Final = "/livez"
METRICS: Final = "/metrics"

_NOT_COUNTED: Final = (
    "nothing is counted: install the extra metrics (prometheus_client), as `make bot` does"
)

MOST_CONNECTIONS: Final = 50
"""How many may ask at once: each takes a descriptor that the bot needs for its own connections."""

_WITHIN: Final = 10.0
"""Seconds in which somebody has to ask and to hear the answer."""

_Answer = Callable[[web.BaseRequest], Awaitable[web.Response]]


class MetricsSource(Protocol):
    """What was counted."""

    content_type: str

    async def told(self, health: Health, settings: Settings) -> bytes:
        """Return it as text of the `content_type`."""


@asynccontextmanager
async def serving(
    health: Health, settings: Settings, figures: MetricsSource | None
) -> AsyncIterator[None]:
    """Tell, if the settings say where, how the bot does and its `figures`, until the block ends.

    An address that cannot be had is told in the log; games go on all the same.
    """
    if settings.status is None:
        yield
        return
    host, port = settings.status
    answers = {**_answers(health, settings), METRICS: _telling(figures, health, settings)}
    server = _BoundedServer(_routing(answers), access_log=None, logger=_requests)
    runner = web.ServerRunner(server, shutdown_timeout=1.0)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            _log.error(
                "nobody can ask at %s:%d how the bot does (%s): free the port, or name another one "
                "in FARKLE_STATUS",
                host,
                port,
                error.strerror,
            )
        else:
            _log.info("how the bot does is told at %s:%d", host, port)
        yield
    finally:
        await runner.cleanup()


class _BoundedServer(web.Server):
    """Lets few people ask at once, and nobody for long: who sends half a request gets no more."""

    def connection_made(self, handler: RequestHandler, transport: asyncio.Transport) -> None:
        """Take a connection in for a while, which is no time where there are too many."""
        super().connection_made(handler, transport)
        within = _WITHIN if len(self.connections) <= MOST_CONNECTIONS else 0
        asyncio.get_running_loop().call_later(within, transport.abort)


def _in_one_line(record: logging.LogRecord) -> bool:
    """Tell of a request that cannot be read in a line of the log, without a traceback."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, HttpProcessingError):
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.msg, record.args = "a request that cannot be read was refused (%d)", (error.code,)
    return True


_requests: Final = logging.getLogger(f"{__name__}.requests")
_requests.addFilter(_in_one_line)


def _routing(answers: Mapping[str, _Answer]) -> _Answer:
    """Return what answers each path by its own of `answers`."""

    async def route(request: web.BaseRequest) -> web.Response:
        answer = answers.get(request.path)
        if answer is None:
            raise web.HTTPNotFound
        if request.method not in {"GET", "HEAD"}:
            raise web.HTTPMethodNotAllowed(request.method, ["GET", "HEAD"])
        return await answer(request)

    return route


def _answers(health: Health, settings: Settings) -> Mapping[str, _Answer]:
    """Return what tells whether the bot lives, and whether people can play.

    A process that was started with others, by `farkle run --clusters`, says how many there are.
    """
    others = {"processes": settings.cluster.of} if LEASH in os.environ else {}

    async def live(request: web.BaseRequest) -> web.Response:
        del request
        return web.Response(text="ok\n")

    async def ready(request: web.BaseRequest) -> web.Response:
        del request
        missing = await health.missing()
        return web.json_response({"missing": missing, **others}, status=503 if missing else 200)

    return {LIVE: live, READY: ready}


def _telling(figures: MetricsSource | None, health: Health, settings: Settings) -> _Answer:
    """Return what answers who wants the `figures`, or why there are none."""
    is_told = False

    async def none(request: web.BaseRequest) -> web.Response:
        nonlocal is_told
        del request
        if not is_told:
            is_told = True
            _log.warning("somebody asks for %s, but %s", METRICS, _NOT_COUNTED)
        return web.Response(text=f"{_NOT_COUNTED}\n", status=501)

    if figures is None:
        return none
    counted = figures

    async def tell(request: web.BaseRequest) -> web.Response:
        del request
        body = await counted.told(health, settings)
        return web.Response(body=body, headers={"Content-Type": counted.content_type})

    return tell
