"""The daily game: begun once a day, played in private."""

from collections.abc import Collection
from datetime import date

from bot.engine import RuleSet
from bot.features.daily.model import DailyBoard, DailyStanding, EndingStreak, day_of
from bot.features.daily.store import SqlDailyStore
from bot.match.model.errors import AlreadyPlayedError, Refused
from bot.match.model.match import NOBODY, Match, Person, Place
from bot.match.model.phases import Finished
from bot.match.model.refusals import MatchRefusal
from bot.match.model.variants import Daily
from bot.match.ports import Clock
from bot.match.service.dice_cup import new_seed
from bot.match.service.registry import MatchRegistry, View
from bot.match.service.shared_games import SharedGames

DAILY_RULESET = "ten_turns"
"""All players have as many turns, and there is little to know. By rules with a target, games would
end sooner for some, and the number of turns would count more than the points.
"""

ROWS = 10
"""Rows on a page of the leaderboard: what a phone shows without scrolling."""


class DailyGames:
    """Everybody's game of the day."""

    def __init__(
        self,
        daily: SqlDailyStore,
        registry: MatchRegistry,
        shared: SharedGames,
        rules: RuleSet,
        *,
        clock: Clock,
    ) -> None:
        """Play by `rules`."""
        self._daily = daily
        self._registry = registry
        self._shared = shared
        self._rules = rules
        self._clock = clock

    async def open(self, place: Place, person: Person) -> View:
        """Return the person's game of today, which begins when they first ask for it."""
        today = day_of(self._clock.now())
        match = await self._daily.last_game(person.user_id, today)
        if match is not None and match.variant != Daily(today):
            await self._shared.end(match.id)
            match = None
        match = match or await self._begin(place, person, today)
        async with self._registry.lock(match.id) as locked:
            return locked.view

    async def waits_for(self, user_id: int) -> bool:
        """Tell whether somebody has not finished their game of today."""
        today = day_of(self._clock.now())
        match = await self._daily.last_game(user_id, today)
        return match is None or match.variant != Daily(today) or match.is_open

    async def ending_streak(self, user_ids: Collection[int]) -> int | None:
        """Return somebody of `user_ids` whose days in a row end today, and who was not told yet."""
        return await self._daily.ending_streak(day_of(self._clock.now()), user_ids)

    async def note_reminded(self, user_id: int) -> EndingStreak | None:
        """Note that somebody is told so today; None if there is nothing to tell any more."""
        return await self._daily.note_reminded(day_of(self._clock.now()), user_id)

    async def standing(self, match: Match, day: date) -> DailyStanding | None:
        """Return how the player of `match`, the daily game of `day`, did.

        None for one that was closed without a result.
        """
        return await self._daily.standing(day, match.host.user_id)

    async def finished(self, match_id: int, user_id: int) -> tuple[Match, date]:
        """Return somebody's own finished game, and its day; raises `Refused` for any other."""
        async with self._registry.lock(match_id) as locked:
            match = locked.match
        if not isinstance(match.variant, Daily) or not match.concerns(user_id):
            raise Refused(MatchRefusal.GAME_GONE)
        if not isinstance(match.phase, Finished):
            raise Refused(MatchRefusal.NOT_ALLOWED_NOW)
        return match, match.variant.day

    async def board(self, day: date, guild_id: int | None, user_id: int, page: int) -> DailyBoard:
        """Return a page of a server's board of `day`, or of that of all, as `user_id` sees it."""
        return await self._daily.board(day, guild_id, user_id, page, ROWS)

    async def board_until(self, guild_id: int, ends: int) -> DailyBoard:
        """Return the first page of a server's board of the day that ended at `ends`."""
        return await self.board(day_of(ends - 1), guild_id, NOBODY, page=1)

    async def _begin(self, place: Place, person: Person, day: date) -> Match:
        seed = await self._daily.seed(day, new_seed())
        try:
            return await self._shared.begin(Daily(day), self._rules, seed, place, person)
        except AlreadyPlayedError:  # opened twice at once
            begun = await self._daily.last_game(person.user_id, day)
            assert begun is not None  # it is why there was no room for another
            return begun
