"""How the bot does, over HTTP: for service managers, containers and whoever watches it."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, Protocol

from aiohttp import web

from bot.cli.running.health import Health
from bot.config import Settings

_log = logging.getLogger(__name__)

LIVE: Final = "/livez"
READY: Final = "/readyz"
METRICS: Final = "/metrics"

_NOT_COUNTED: Final = (
    "nothing is counted: install the extra metrics (prometheus_client), as `make bot` does"
)

_Answer = Callable[[web.Request], Awaitable[web.Response]]


class Figures(Protocol):
    """What was counted."""

    content_type: str

    async def told(self, health: Health, settings: Settings) -> bytes:
        """Return it as text of the `content_type`."""


@asynccontextmanager
async def serving(
    health: Health, settings: Settings, figures: Figures | None
) -> AsyncIterator[None]:
    """Tell, if the settings say where, how the bot does and its `figures`, until the block ends.

    An address that cannot be had is told in the log; games go on all the same.
    """
    if settings.status is None:
        yield
        return
    host, port = settings.status
    application = _application(health)
    application.add_routes([web.get(METRICS, _telling(figures, health, settings))])
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0)
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


def _application(health: Health) -> web.Application:
    async def live(request: web.Request) -> web.Response:
        del request
        return web.Response(text="ok\n")

    async def ready(request: web.Request) -> web.Response:
        del request
        missing = await health.missing()
        return web.json_response({"missing": missing}, status=503 if missing else 200)

    application = web.Application(client_max_size=0)
    application.add_routes([web.get(LIVE, live), web.get(READY, ready)])
    return application


def _telling(figures: Figures | None, health: Health, settings: Settings) -> _Answer:
    """Return what answers who wants the `figures`, or why there are none."""
    is_told = False

    async def none(request: web.Request) -> web.Response:
        nonlocal is_told
        del request
        if not is_told:
            is_told = True
            _log.warning("somebody asks for %s, but %s", METRICS, _NOT_COUNTED)
        return web.Response(text=f"{_NOT_COUNTED}\n", status=501)

    if figures is None:
        return none
    counted = figures

    async def tell(request: web.Request) -> web.Response:
        del request
        body = await counted.told(health, settings)
        return web.Response(body=body, headers={"Content-Type": counted.content_type})

    return tell
