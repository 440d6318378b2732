"""One timer for all deadlines: it waits for the earliest one in the database."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from bot.database.errors import StorageError
from bot.match.clocks.downtime import DownTime
from bot.match.clocks.heartbeat import Heartbeat
from bot.match.model.errors import StaleError
from bot.match.model.match import Match
from bot.match.model.phases import Phase
from bot.match.model.variant import Variant
from bot.match.ports import Clock, MatchWatch, Timed
from bot.match.service.tasks import Tasks
from bot.match.store.matches import SqlMatchStore

_log = logging.getLogger(__name__)

HEARD = 3
"""Seconds after a deadline until it is passed. Discord gives up on a press after as many, so a
press that came in time was received by then, however slow the connection.
"""

SHORTEST_WAIT = 1
"""Seconds between two checks, so that a deadline that fails cannot spin."""

GRACE = 10
"""Seconds that everyone has at least after the bot has started."""

BEAT = 60
"""Seconds between two notes that the bot is alive, while a deadline is near."""

BEATS = 100
"""How often such a note is written until the next deadline, when that is far."""

PassDeadline = Callable[[Match], Awaitable[None]]
"""What is done with a match whose deadline has come."""

PassDeadlines = Mapping[type[Phase | Variant], PassDeadline]
"""The same by the variant of a match, which comes first, or by its phase."""


class Deadlines(MatchWatch):
    """Passes the deadline of each match when it comes, and its reminder before.

    Waiting is a timer handle, not a task, so that a bot without work is idle. While anything has a
    deadline, the bot notes now and then that it is alive, and when it stops. So the next start
    knows how long it was down, and gives that time back: exactly after an orderly stop, and at most
    by a beat too much after a crash.
    """

    def __init__(
        self, store: SqlMatchStore, heartbeat: Heartbeat, clock: Clock, tasks: Tasks
    ) -> None:
        """Wait for nothing yet; `start` begins."""
        self._store = store
        self._heartbeat = heartbeat
        self._clock = clock
        self._tasks = tasks
        self._pass: PassDeadline | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._next: int | None = None
        self._alive = 0
        self.was_down = 0
        """Seconds for which the bot was down before it started."""
        self._others: tuple[Timed, ...] = ()

    def also(self, other: Timed) -> None:
        """Pass the deadlines of something else too, such as tournaments."""
        self._others += (other,)

    async def start(self, pass_deadline: PassDeadline) -> None:
        """Give back the time that the bot was down, and wait for the earliest deadline.

        Nobody runs out of time while the bot is down, nor right after the start. Until all have
        their time back nothing is passed, and the bot counts as down.
        """
        now = self._clock.now()
        last = await self._heartbeat.last()
        down = DownTime(now if last is None else last, now, now + GRACE)
        self.was_down = down.seconds
        await self._store.postpone_deadlines(down)
        for timed in self._others:
            await timed.postpone(down)
        self._pass = pass_deadline
        await self._note_alive()
        await self._note_next()

    async def stop(self) -> None:
        """Stop the timer, and note the time."""
        self.pause()
        try:
            await self._note_alive()
        except StorageError as error:
            _log.warning("nobody will know how long the bot was down: %s", error)

    def pause(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._next = None

    def added(self, match: Match) -> None:
        """Take the deadline of a new match into account."""
        self.note(match.deadline)

    def changed(self, before: Match, after: Match) -> None:
        """Take the changed times of a match into account."""
        del before
        self.note(after.deadline)
        self.note(after.remind_at)

    def note(self, deadline: int | None, shortest: int = 0) -> None:
        """Move the timer if `deadline` (Unix seconds) is now the earliest."""
        if deadline is None or (self._next is not None and self._next <= deadline):
            return
        self.pause()
        self._next = deadline
        now = self._clock.now()
        next_beat = self._alive + max(BEAT, (deadline - now) // BEATS)
        wait = max(min(deadline + HEARD, next_beat) - now, shortest)
        self._timer = asyncio.get_running_loop().call_later(wait, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = self._next = None
        if self._pass is not None:
            self._tasks.start(self._pass_due(self._pass), "deadlines")

    async def _pass_due(self, pass_deadline: PassDeadline) -> None:
        try:
            await self._note_alive()
            for match in await self._store.due(self._clock.now() - HEARD):
                try:
                    await pass_deadline(match)
                except StaleError:
                    _log.info("match %d has gone on in another process", match.id)
                except Exception:  # noqa: BLE001 - any error concerns this match alone
                    # This one is tried again, and the others do not wait for it.
                    _log.exception("the deadline of match %d could not be passed", match.id)
            for timed in self._others:
                try:
                    await timed.pass_due(self._clock.now() - HEARD)
                except Exception:  # noqa: BLE001 - as above
                    _log.exception("deadlines of %s could not be passed", type(timed).__name__)
        finally:
            try:
                await self._note_next(SHORTEST_WAIT)
            except StorageError:  # else nothing would ring any more once the database is there
                self.note(self._clock.now() + BEAT)
                raise

    async def _note_next(self, shortest: int = 0) -> None:
        self.note(await self._store.next_deadline(), shortest)
        for timed in self._others:
            self.note(await timed.next_deadline(), shortest)

    async def _note_alive(self) -> None:
        self._alive = self._clock.now()
        await self._heartbeat.record(self._alive)


async def pass_by_kind(passing: PassDeadlines, match: Match) -> None:
    """Pass the deadline of a match, as the features declare it for its phase or variant."""
    pass_deadline = passing.get(type(match.variant)) or passing[type(match.phase)]
    await pass_deadline(match)
