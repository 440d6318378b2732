"""One timer for all deadlines: it waits for the earliest, which the database remembers."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.domain.match import Match
from bot.domain.ports import Clock, MatchStore
from bot.service.tasks import Tasks

_log = logging.getLogger(__name__)

LONGEST_WAIT = 3600
"""Seconds after which the timer looks again in any case: clocks of machines are set."""


SHORTEST_WAIT = 1
"""Seconds between two looks at what is due, so that a deadline that fails cannot spin."""

GRACE = 10
"""Seconds that everyone has at least, once the bot has started."""

PassDeadline = Callable[[Match], Awaitable[None]]
"""What is done with a match whose deadline has come."""


class Deadlines:
    """Passes the deadline of each match when it comes.

    Waiting is a timer handle, not a task, so that a bot without work is at rest.
    """

    def __init__(self, store: MatchStore, clock: Clock, tasks: Tasks) -> None:
        """Wait for nothing yet; `start` begins."""
        self._store = store
        self._clock = clock
        self._tasks = tasks
        self._pass: PassDeadline | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._next: int | None = None

    async def start(self, pass_deadline: PassDeadline) -> None:
        """Wait for the earliest stored deadline.

        Nobody runs out of time while the bot is down, nor in the first moments after it.
        """
        self._pass = pass_deadline
        await self._store.postpone_deadlines(self._clock.now() + GRACE)
        self.note(await self._store.next_deadline())

    def stop(self) -> None:
        """Wait no longer."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._next = None

    def note(self, deadline: int | None, shortest: int = 0) -> None:
        """Take `deadline` (unix seconds) into account: the timer moves when it is the earliest."""
        if deadline is None or (self._next is not None and self._next <= deadline):
            return
        self.stop()
        self._next = deadline
        wait = min(max(deadline - self._clock.now(), shortest), LONGEST_WAIT)
        self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._timer = self._next = None
        if self._pass is not None:
            self._tasks.start(self._pass_due(self._pass), "deadlines")

    async def _pass_due(self, pass_deadline: PassDeadline) -> None:
        try:
            for match in await self._store.due(self._clock.now()):
                try:
                    await pass_deadline(match)
                except Exception:  # noqa: BLE001 - whatever it is, it concerns this match alone
                    # The others must not wait for this one, which is tried again.
                    _log.exception("the deadline of match %d could not be passed", match.id)
        finally:
            self.note(await self._store.next_deadline(), SHORTEST_WAIT)
