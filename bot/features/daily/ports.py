"""Where the daily game is kept."""

from datetime import date
from typing import Protocol

from bot.features.daily.model import DailyBoard, DailyStanding
from bot.match.model.match import Match


class DailyStore(Protocol):
    """Keeps the seeds of days, and answers questions about daily games that have ended."""

    async def seed(self, day: date, fresh: bytes) -> bytes:
        """Return the seed of `day`: `fresh` for whoever asks first, and the same for all others."""

    async def last_game(self, user_id: int, until: date) -> Match | None:
        """Return the person's newest daily game, finished or not, None when there was none.

        Games of days after `until` are left out: the clock was wrong when they began.
        """

    async def standing(self, day: date, user_id: int) -> DailyStanding | None:
        """Return how somebody did on `day`, None when they have no result."""

    async def board(
        self, day: date, guild_id: int | None, user_id: int, page: int, rows: int
    ) -> DailyBoard:
        """Return a page of `rows` rows of a server's board, as `user_id` sees it.

        Without a server: of all who agreed to be listed. The highest score comes first, equal ones
        share a rank; pages past the end give the last.
        """
