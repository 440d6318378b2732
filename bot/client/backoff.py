"""Backoff while Discord is in trouble: pauses that grow, and a line in the log once a minute."""

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

from discord.http import HTTPClient

from bot.client.boards.discord_errors import REQUEST_WITHIN, TROUBLE, in_short
from bot.match.service.tasks import Tasks

_log = logging.getLogger(__name__)

LONGEST_PAUSE: Final = 60.0
"""Seconds between two attempts at most, while nobody can play."""

LONGEST_ASIDE: Final = 600.0
"""Seconds between two attempts at most at what the games can do without."""

SAID_EVERY: Final = 60.0
"""Seconds from one line of the log to the next."""

LONGEST_LIMIT: Final = 5.0
"""Seconds for which nobody asks Discord for anything, once it has limited the whole bot."""

_uniform = secrets.SystemRandom().uniform


class GlobalLimit(asyncio.Event):
    """Set while the whole bot may ask Discord for something, and again soon after it may not.

    discord.py 2.7.1 clears it for the sleep of the request that met the limit. If that request is
    given up meanwhile, nobody sets it, and no later request would ever be sent.
    """

    _over: asyncio.TimerHandle | None = None

    def clear(self) -> None:
        """Hold back all requests, for `LONGEST_LIMIT` seconds at most."""
        super().clear()
        self._stop_waiting()
        self._over = asyncio.get_running_loop().call_later(LONGEST_LIMIT, self.set)

    def set(self) -> None:
        """Let requests be sent again."""
        super().set()
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._over is not None:
            self._over.cancel()


def outlive_global_limits(http: HTTPClient) -> None:
    """Let no request that is given up hold back all others for ever, once one has logged in."""
    limit = GlobalLimit()
    limit.set()
    http._global_over = limit  # noqa: SLF001 - there is no other way to it


class GaveUp(Exception):
    """The trouble has lasted for longer than the limit; `last` is its last error."""

    def __init__(self, last: Exception) -> None:
        """Keep the last error."""
        super().__init__()
        self.last = last


class Backoff:
    """Pauses between attempts: a second at first, then twice as long each time.

    Each is cut by up to a half at random, so that not all bots that Discord has lost come back in
    the same moment. After a long time without trouble the next pause is short again.
    """

    def __init__(
        self, trouble: str, *, longest: float = LONGEST_PAUSE, limit: float = math.inf
    ) -> None:
        """Say in the log what `trouble` there is; give up after `limit` seconds of it."""
        self._trouble = trouble
        self._longest = longest
        self._limit = limit
        self._failures = 0
        self._began = self._failed = self._said = -math.inf

    async def pause(self, error: Exception) -> None:
        """Wait before the next attempt, the last of which ended in `error`.

        Raises `GaveUp` when that would be too long.
        """
        now = time.monotonic()
        if now - self._failed > 5 * self._longest:
            self._began, self._failures = now, 0
        pause = min(2.0 ** min(self._failures, 10), self._longest) * _uniform(0.5, 1)
        if now + pause - self._began > self._limit:
            raise GaveUp(error)
        if now - self._said >= SAID_EVERY:
            self._said = now
            minutes = (now - self._began) / 60
            _log.warning("%s: %s (for %.0f min)", self._trouble, in_short(error), minutes)
        self._failed = now
        self._failures += 1
        await asyncio.sleep(pause)


async def try_or_persist(tasks: Tasks, work: Callable[[], Awaitable[None]], trouble: str) -> None:
    """Do `work`, or leave it to a background task that goes on until Discord lets it.

    Whoever waits for this waits for one attempt, and no longer than a request may take.
    """
    try:
        async with asyncio.timeout(REQUEST_WITHIN):
            await work()
    except TROUBLE as error:
        tasks.start(_persist(work, trouble, error), trouble)


async def _persist(work: Callable[[], Awaitable[None]], trouble: str, error: Exception) -> None:
    backoff = Backoff(trouble, longest=LONGEST_ASIDE)
    while True:
        await backoff.pause(error)
        try:
            await work()
        except TROUBLE as again:
            error = again
        else:
            return
