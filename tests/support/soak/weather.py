"""What goes wrong on Discord's side, and with the connection to it."""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from tests.support.wire.small_disk import SmallDisk
from tests.wire_server import (
    Drop,
    Fault,
    InteractionFailed,
    Late,
    RateLimit,
    Refusal,
    Rule,
    Silence,
    WireServer,
)

from .figures import Figures, Trouble

ANSWERS: Final = ("POST", "/interactions/*/callback")
FOLLOW_UPS: Final = ("POST", "/webhooks/*")
EDITS: Final = ("PATCH", "/channels/*/messages/*")
POSTS: Final = ("POST", "/channels/*/messages")
THREADS: Final = ("POST", "/channels/*/threads")

Route: TypeAlias = tuple[str, str]
"""A method, and a pattern of paths."""

ROUTES: Final[Sequence[Route]] = (ANSWERS, ANSWERS, ANSWERS, EDITS, EDITS, EDITS, FOLLOW_UPS, POSTS)
"""Where faults strike: most requests are answers, most boards that nobody pressed are edits."""

_TOO_LATE = 3.2
"""Seconds after which Discord takes no answer to a press any more."""


_STALL = 0.5
"""Seconds for which this process was not let run, so that the bot's may have been kept, too."""


class Weather:
    """Draws what goes wrong next.

    `breaks` counts how often the connection to the bot broke, or the machine itself stood still.
    """

    def __init__(
        self,
        server: WireServer,
        figures: Figures,
        seed: int,
        routes: Sequence[Route] = ROUTES,
        disk: SmallDisk | None = None,
    ) -> None:
        self.breaks = 0
        self._server = server
        self._figures = figures
        self._routes = routes
        self._disk = disk
        self._random = random.Random(seed)
        self._rules: list[tuple[Trouble, Rule]] = []
        self._faults: dict[Trouble, Callable[[], Fault]] = {
            Trouble.ROUTE_LIMIT: lambda: RateLimit(self._random.uniform(0.1, 1.5)),
            Trouble.GLOBAL_LIMIT: lambda: RateLimit(self._random.uniform(0.1, 1.5), True),
            Trouble.ERROR: lambda: Refusal(self._random.choice((500, 502, 503))),
            Trouble.BROKEN: lambda: Drop(handled=self._random.random() < 0.5),
            Trouble.SILENT: lambda: Silence(handled=self._random.random() < 0.5),
            Trouble.LATE: lambda: Late(_TOO_LATE),
        }

    async def strike(self) -> None:
        """Let something go wrong: with one of the next requests, the connection or the disk."""
        kinds = (*self._faults, Trouble.RESUME, Trouble.IDENTIFY, Trouble.FULL)
        full = 1 if self._disk else 0
        trouble = self._random.choices(kinds, weights=(3, 2, 3, 3, 2, 2, 1.5, 0.3, full))[0]
        if trouble in self._faults:
            self._put_in_the_way(trouble)
        elif trouble is Trouble.FULL and self._disk:
            await self._fill(self._disk)
        else:
            await self._drop(trouble)

    async def watch_the_machine(self) -> None:
        """Note whenever the machine has no time for us: then nobody can answer within 3 s."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(_STALL)
            if time.monotonic() - began > 2 * _STALL:
                self.breaks += 1
                self._figures.troubles[Trouble.STALL] += 1

    def excuses(self, failure: InteractionFailed, breaks: int) -> bool:
        """Tell whether something went wrong that makes an answer fail.

        `breaks`: how often the connection had broken when the person acted.
        """
        struck = any(request.fault is not None for request in failure.interaction.requests)
        return struck or breaks != self.breaks or not self._server.connected

    def clear(self) -> None:
        """Let nothing go wrong any more, and count what did."""
        self._server.clear_faults()
        for trouble, rule in self._rules:
            self._figures.troubles[trouble] += rule.hits
        self._rules.clear()

    def _put_in_the_way(self, trouble: Trouble) -> None:
        method, pattern = self._random.choice(self._routes)
        if trouble is Trouble.GLOBAL_LIMIT:
            method, pattern = self._random.choice((EDITS, POSTS))  # answers are exempt from it
        times = self._random.choice((1, 1, 1, 2))
        rule = self._server.inject(method, pattern, self._faults[trouble](), times)
        self._rules.append((trouble, rule))

    async def _fill(self, disk: SmallDisk) -> None:
        """Fill the disk for a moment."""
        self._figures.troubles[Trouble.FULL] += 1
        try:
            disk.fill()
            await asyncio.sleep(self._random.uniform(0.2, 1.0))
        finally:
            disk.free()

    async def _drop(self, trouble: Trouble) -> None:
        """Drop the connection; it takes a moment, or some seconds for a new session, to return."""
        self.breaks += 1
        self._figures.troubles[trouble] += 1
        async with self._server.expect_ready():
            await self._server.drop_gateway(resumable=trouble is Trouble.RESUME)
