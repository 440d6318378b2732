"""A private message to whoever wants to be reminded of the daily game before a streak ends."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from bot.features.daily.model import EndingStreak, day_of, end_of
from bot.features.daily.service import DailyGames
from bot.features.settings.service.settings import SettingsBook
from bot.match.clocks.downtime import DownTime
from bot.match.ports import Clock
from bot.match.service.tasks import Tasks
from bot.sharding import EVERYTHING, Share

LEFT: Final = 4 * 3600
"""Seconds of the day (UTC) that are left when people are reminded."""

AGAIN: Final = 60
"""Seconds until the next attempt when reminding has come to nothing, or somebody is left."""

_DAY: Final = 24 * 3600

Remind = Callable[[EndingStreak, int], Awaitable[bool]]
"""Tells somebody of a streak that ends at a time; False if they cannot be told at all."""


class StreakReminders:
    """Reminds people once a day, one after another; it is `Timed` beside the matches.

    Whom it is about to tell is noted first: who was told is never told twice, and a restart leaves
    one person out at most. Nobody is told on the day after, or while they are on vacation.
    """

    def __init__(
        self,
        games: DailyGames,
        book: SettingsBook,
        remind: Remind,
        *,
        is_away: Callable[[int], bool],
        ring: Callable[[int], None],
        clock: Clock,
        tasks: Tasks,
        share: Share = EVERYTHING,
    ) -> None:
        """Remind by `remind` whoever is not `is_away`; `ring` moves the timer of all deadlines."""
        self._games = games
        self._book = book
        self._remind = remind
        self._is_away = is_away
        self._ring = ring
        self._clock = clock
        self._tasks = tasks
        self._share = share
        self._at_work = False

    async def next_deadline(self) -> int | None:
        """Return when people are to be reminded next, None while nobody wants to be."""
        wanting = self._wanting()
        if not wanting:
            return None
        due = self._due()
        waits = (
            not self._at_work
            and await self._games.ending_streak(self._present(wanting)) is not None
        )
        return due if waits else due + _DAY

    async def pass_due(self, now: int) -> None:
        """Remind people in the background if it is time."""
        if now >= self._due() and not self._at_work and self._wanting():
            self._at_work = True
            self._tasks.start(self._go_through(), "reminders of streaks")

    async def postpone(self, down: DownTime) -> None:
        """Give nothing back: days end whether the bot is there or not."""

    async def look(self) -> None:
        """Take note that somebody may want to be reminded now."""
        if (deadline := await self.next_deadline()) is not None:
            self._ring(deadline)

    async def _go_through(self) -> None:
        try:
            while self._clock.now() >= self._due():
                user_id = await self._games.ending_streak(self._present(self._wanting()))
                if user_id is None:
                    return
                streak = await self._games.note_reminded(user_id)
                if streak is not None and not await self._remind(streak, self._ends()):
                    await self._book.set_for_person(user_id, "daily_reminder", value=False)
        finally:
            self._at_work = False
            self._ring(self._clock.now() + AGAIN)

    def _wanting(self) -> list[int]:
        return self._book.reminded() if self._share.is_first else []

    def _present(self, user_ids: Iterable[int]) -> list[int]:
        return [user_id for user_id in user_ids if not self._is_away(user_id)]

    def _ends(self) -> int:
        return end_of(day_of(self._clock.now()))

    def _due(self) -> int:
        return self._ends() - LEFT
