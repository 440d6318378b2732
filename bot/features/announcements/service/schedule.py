"""Boards at their times: each day, when a day, a week or a season of a server is over."""

import asyncio
import logging
from typing import Final

from bot.database.notes import SqlNotes
from bot.features.announcements.model.announcement import DayOver, SeasonOver, WeekOver
from bot.features.announcements.model.role_awards import RoleAwardKind, honoured
from bot.features.announcements.model.times import Due, due, ends_week, next_time
from bot.features.announcements.ports import Announcer
from bot.features.announcements.service.posting import AnnouncementPosting
from bot.features.announcements.service.role_awards import RoleAwards
from bot.features.daily.service import DailyGames
from bot.features.settings.model import Announced
from bot.features.settings.service.settings import SettingsBook
from bot.features.standings.model.leaderboards import Podium
from bot.features.standings.service.leaderboards import Leaderboards
from bot.match.ports import Clock
from bot.match.service.tasks import Tasks
from bot.sharding import EVERYTHING, Share

_log = logging.getLogger(__name__)

AGAIN: Final = 60
"""Seconds until the next attempt while Discord cannot be reached: so few that it would still know
what has arrived without an answer.
"""

ENOUGH: Final = 3
"""After so many servers in a row that cannot be reached the others wait for the next attempt."""

SHORTEST_WAIT: Final = 1
"""Seconds between two rounds."""

ANNOUNCED: Final = "announced"
"""The key of the note until when (Unix seconds) everything is announced; each share has its own."""


class Boards:
    """The boards of one server, of what is over there."""

    def __init__(
        self,
        announcing: AnnouncementPosting,
        honours: RoleAwards,
        seasons: Leaderboards,
        daily: DailyGames,
    ) -> None:
        """Read boards from `seasons` and `daily`."""
        self._announcing = announcing
        self._honours = honours
        self._seasons = seasons
        self._daily = daily

    async def post(self, due: Due) -> bool:
        """Post all that a server wants to have posted; False if Discord was not there."""
        self._honours.catch_up(due.guild_id)
        reached = await self._season(due)
        if due.fresh and ends_week(due.midnight):
            reached &= await self._week(due)
        if due.fresh:
            reached &= await self._day(due)
        return reached

    async def season_over(
        self, guild_id: int, podium: Podium, next_ends: int | None, shown_in: int | None = None
    ) -> bool:
        """Give the roles of a podium, and announce it unless it was `shown_in` that channel.

        Returns False if Discord was not there: the next round announces it.
        """
        await self._honours.crown(guild_id, RoleAwardKind.PODIUM, honoured(podium))
        news = SeasonOver(podium, next_ends)
        return await self._announcing.announce(guild_id, news, shown_in=shown_in)

    async def _season(self, due: Due) -> bool:
        is_wanted = self._announcing.wants(due.guild_id, Announced.SEASON)
        if not (is_wanted or self._honours.role_of(due.guild_id, RoleAwardKind.PODIUM)):
            return True
        ended = await self._seasons.ended_season(due.guild_id, due.since, due.midnight)
        return ended is None or await self.season_over(due.guild_id, *ended)

    async def _week(self, due: Due) -> bool:
        if not self._announcing.wants(due.guild_id, Announced.WEEK):
            return True
        board = await self._seasons.week_until(due.guild_id, due.midnight)
        return not board.rows or await self._announcing.announce(due.guild_id, WeekOver(board))

    async def _day(self, due: Due) -> bool:
        if not self._announcing.wants(due.guild_id, Announced.DAILY):
            return True
        board = await self._daily.board_until(due.guild_id, due.midnight)
        return not board.rows or await self._announcing.announce(due.guild_id, DayOver(board))


class AnnouncementSchedule:
    """Goes through the servers whose time has come, one after another.

    Waiting is a timer handle, not a task, so that a bot without work is idle. A note says until
    when all is done, so that a restart leaves nothing out.
    """

    def __init__(
        self,
        boards: Boards,
        book: SettingsBook,
        announcer: Announcer,
        *,
        notes: SqlNotes,
        clock: Clock,
        tasks: Tasks,
        share: Share = EVERYTHING,
    ) -> None:
        """Wait for nothing yet; `start` begins."""
        self._note = ANNOUNCED if share.is_whole else f"{ANNOUNCED} {share}"
        self._boards = boards
        self._book = book
        self._announcer = announcer
        self._notes = notes
        self._clock = clock
        self._tasks = tasks
        self._timer: asyncio.TimerHandle | None = None
        self._done: int | None = None
        self._at_work = False

    async def start(self) -> None:
        """Post what was due while the bot was away, and wait for the next time.

        The servers must be known by then. May be called again.
        """
        if self._done is None:
            now = self._clock.now()
            done = _time_in(await self._notes.read(self._note))
            if done is None or done > now:
                done = now
                await self._notes.write(self._note, str(now))
            self._done = done
        self.look()

    def stop(self) -> None:
        """Wait no longer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def look(self, shortest: int = 0) -> None:
        """Take note that a server may have chosen something."""
        if self._done is not None and not self._at_work:
            due_in = next_time(self._book.announcing(), self._done) - self._clock.now()
            self._wait(max(due_in, shortest))

    def _wait(self, seconds: float) -> None:
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._on_timer)

    def _on_timer(self) -> None:
        self._timer, self._at_work = None, True
        self._tasks.start(self._go_round(), "announcements")

    async def _go_round(self) -> None:
        reached = False
        try:
            reached = await self._post_due()
        finally:
            self._at_work = False
            if reached:
                self.look(SHORTEST_WAIT)
            else:
                self._wait(AGAIN)

    async def _post_due(self) -> bool:
        """Post what is due; tell whether Discord was there for all of it."""
        assert self._done is not None  # it is set by the start
        now, missed, in_a_row = self._clock.now(), 0, 0
        for announcement in due(self._book.announcing(), self._done, now):
            if not self._announcer.is_on(announcement.guild_id):
                continue
            try:
                in_a_row = 0 if await self._boards.post(announcement) else in_a_row + 1
            except Exception:  # noqa: BLE001 - any error concerns this server alone
                _log.exception("nothing could be announced on the server %d", announcement.guild_id)
            missed += in_a_row > 0
            if in_a_row == ENOUGH:
                break
        if missed:
            return False
        await self._notes.write(self._note, str(now))
        self._done = now
        return True


def _time_in(note: str | None) -> int | None:
    """Return the time in a note, None if there is none or it cannot be read."""
    try:
        return None if note is None else int(note)
    except ValueError:
        _log.error("nobody knows what was announced, the note says %.20r", note)
        return None
