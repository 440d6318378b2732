"""How the bot does, over HTTP: for service managers, containers and whoever watches it."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web

from bot.cli.running.health import Health

_log = logging.getLogger(__name__)

LIVE: Final = "/livez"
READY: Final = "/readyz"


@asynccontextmanager
async def serving(health: Health, address: tuple[str, int] | None) -> AsyncIterator[None]:
    """Tell at `address`, if there is one, how the bot does, until the block ends.

    An address that cannot be had is told in the log; games go on all the same.
    """
    if address is None:
        yield
        return
    host, port = address
    runner = web.AppRunner(_application(health), access_log=None, shutdown_timeout=1.0)
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
