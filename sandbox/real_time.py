"""simcord in real time, for people instead of tests.

simcord lets a test decide what time it is: its clock stands still until the bot is at rest, and
whoever acts waits for that, and for every timer that is due within its patience. People cannot live
so. Here clock and timers are the machine's, an action waits for the bot's answer alone, and several
people act at once. It overrides methods that simcord does not promise to keep;
tests/integration/sandbox/test_real_time.py notices if they go.
"""

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

from discord.ext import commands
from simcord import Env, HttpLogEntry
from simcord._clock import Clock
from simcord._dpy_internals import release_clocks
from simcord._runtime import _restore_loop
from simcord.backend import Backend
from simcord.backend.models import Interaction

from bot.engine import FarkleError
from bot.match.model.errors import Refused
from sandbox.bell import Bell
from sandbox.limits import refused_of
from sandbox.per_task import PerTask

_log = logging.getLogger(__name__)

ANSWERED_WITHIN: Final = 10.0
"""Seconds that whoever acted waits for the bot's answer; a later one is shown all the same."""


class _WallClock(Clock):
    """The clock of the machine."""

    def now(self) -> datetime:
        """Return the time."""
        return datetime.now(UTC)


class _Requests(list[HttpLogEntry]):
    """What the bot asked of Discord; after each that changes something `dealt_with` rings."""

    def __init__(self, dealt_with: Bell) -> None:
        super().__init__()
        self._dealt_with = dealt_with
        self.changes = 0

    def append(self, request: HttpLogEntry) -> None:
        """Note a request, which simcord does right before it deals with it, and what is wrong."""
        super().append(request)
        for problem in refused_of(request):
            _log.error("Discord would refuse %s %s: %s", request.method, request.path, problem)
        if request.method != "GET":
            self.changes += 1
            asyncio.get_running_loop().call_soon(self._dealt_with.ring)


class RealTimeEnv(Env):
    """A simulated Discord in which time passes as it does outside, also while nobody acts."""

    _operation_task = PerTask[asyncio.Task[Any] | None](None)
    _operation_depth = PerTask(0)
    _operation_label = PerTask[str | None](None)
    _asked = PerTask[Interaction | None](None)

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Let `bot` live here. What it raises is in its log; it does not end the world."""
        super().__init__(bot, check_errors=False, shard_count=None if bot.shard_count else 1)
        self.bot_acted = Bell()
        self._requests = _Requests(self.bot_acted)
        self.backend = Backend(clock=_WallClock())
        self.backend.http_requests = self._requests

    @property
    def changes(self) -> int:
        """Return how often the bot has changed something in this Discord."""
        return self._requests.changes

    def _capture_errors(self) -> None:
        """Give the event loop and the clocks back, which simcord has just taken for its own.

        This is the last thing that simcord does before the bot logs in.
        """
        super()._capture_errors()
        _restore_loop(self)
        release_clocks(self)

    def _notify_dispatch_observers(self, interaction: Interaction) -> None:
        """Take note of what is asked for right afterwards."""
        # Discord waits 3 seconds for the first answer. The bot has those, not a slow machine.
        interaction.initial_response_deadline = None
        self._asked = interaction
        super()._notify_dispatch_observers(interaction)

    async def _settle_internal(self, **_patience: object) -> None:
        """Wait until the bot has answered what this task has asked, if anything."""
        asked, self._asked = self._asked, None
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWERED_WITHIN):
                while asked is not None and not asked.responded:
                    await self.bot_acted.wait()

    def _record_error(self, error: BaseException) -> None:
        """Take a refusal for what it is: simcord counts it as a fault that the bot swallowed."""
        cause = getattr(error, "original", error)
        if not isinstance(cause, Refused | FarkleError):
            super()._record_error(error)
