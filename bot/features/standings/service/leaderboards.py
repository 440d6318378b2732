"""Leaderboards without the people who have left the server."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from functools import partial

from bot.features.standings.model.leaderboards import LeaderboardPage, Podium, Ranking, Scope
from bot.features.standings.model.periods import Period, SeasonLength, Span
from bot.features.standings.refusals import StandingsRefusal
from bot.features.standings.store.figures import SqlRecordStore
from bot.features.standings.store.members import SqlMemberStore
from bot.features.standings.store.seasons import SqlSeasonStore
from bot.match.model.errors import Refused
from bot.match.model.match import NOBODY, Person
from bot.match.model.refusals import MatchRefusal
from bot.match.ports import Clock, MembershipProbe
from bot.match.service.departures import TellOfLeaver

ROWS = 10
"""Rows on a page: what a phone shows without scrolling."""

REMEMBERED = 6 * 60 * 60
"""Seconds for which a person who was seen on a server is assumed to be there."""

LOOKED_FOR = 20
"""How many people who seem to have left are asked for as well: some come back."""

_CAPACITY = 10_000
_MOST_LOOKS = 3
"""How many pages are tried to find one on which everybody is still there."""


class Leaderboards:
    """Answers who is best, and ends seasons."""

    def __init__(
        self,
        records: SqlRecordStore,
        seasons: SqlSeasonStore,
        members: SqlMemberStore,
        clock: Clock,
        membership: MembershipProbe,
    ) -> None:
        """Know of nobody on any server."""
        self._records = records
        self._seasons = seasons
        self._members = members
        self._clock = clock
        self._roll_call = membership
        self._tell: TellOfLeaver | None = None
        self._seen: OrderedDict[tuple[int, int], int] = OrderedDict()

    async def page(
        self, guild_id: int, scope: Scope, ranking: Ranking, number: int, user_id: int
    ) -> LeaderboardPage:
        """Return a page for `user_id`, who asks on the server `guild_id`.

        On a server's own leaderboards people who have left it are hidden until they return.
        """
        await self.note_present(guild_id, user_id)
        find = partial(self._page, scope, ranking, self._clock.now(), number, user_id)
        return await find() if scope.guild_id is None else await self._of_present(find)

    async def week_until(self, guild_id: int, ends: int) -> LeaderboardPage:
        """Return the first page of a server's week that ended at `ends` (unix seconds), by wins.

        It is there for a day after the week.
        """
        scope = Scope(guild_id, Period.WEEK)
        return await self._of_present(
            partial(self._page, scope, Ranking.WINS, ends - 1, number=1, user_id=NOBODY)
        )

    async def list_everywhere(self, person: Person, *, listed: bool) -> None:
        """Show or hide `person` on the leaderboards of all servers together."""
        await self._members.list_everywhere(person, self._clock.now(), listed=listed)

    async def is_listed(self, user_id: int) -> bool:
        """Tell whether somebody is shown on them."""
        return await self._members.is_listed(user_id)

    async def podium(self, guild_id: int) -> Podium | None:
        """Return the podium of the last season of a server that has ended, None without one."""
        return await self._seasons.podium(guild_id, self._clock.now())

    async def plan_seasons(self, guild_id: int, length: SeasonLength) -> None:
        """Give the seasons of a server another length from the next one on."""
        await self._seasons.plan(guild_id, length, self._clock.now())

    async def season(self, guild_id: int) -> Span:
        """Return the season of a server; raises `Refused` if it has no games."""
        span = await self._seasons.running(guild_id, self._clock.now())
        if span is None:
            raise Refused(StandingsRefusal.NO_SEASON_GAMES)
        return span

    async def ended_season(
        self, guild_id: int, since: int, until: int
    ) -> tuple[Podium, int | None] | None:
        """Return the podium of the last season that ended after `since` and until `until`.

        With it, when the next ends by itself. None if none ended, or nobody won in it.
        """
        ends = await self._seasons.ends(guild_id, since)
        if ends is None or ends > until:
            return None
        podium = await self._seasons.podium(guild_id, until)
        if podium is None or podium.span.ends is None or podium.span.ends <= since:
            return None
        return podium, await self._seasons.ends(guild_id, until)

    async def end_season(self, guild_id: int, starts: int) -> tuple[Podium, int | None]:
        """End the season of a server that began at `starts` (unix seconds).

        Returns its podium, and when the next one ends by itself. Raises `Refused` for a season
        without games, and when another one has begun meanwhile.
        """
        if (await self.season(guild_id)).starts != starts:
            raise Refused(MatchRefusal.BUTTON_OUTDATED)
        now = self._clock.now()
        podium = await self._seasons.end(guild_id, now)
        if podium is None:
            raise Refused(StandingsRefusal.NO_SEASON_GAMES)
        return podium, await self._seasons.ends(guild_id, now + 1)

    async def _page(
        self, scope: Scope, ranking: Ranking, moment: int, number: int, user_id: int
    ) -> LeaderboardPage:
        return await self._records.leaderboard(
            scope, ranking, moment, page=number, rows=ROWS, user_id=user_id
        )

    async def _of_present(self, find: Callable[[], Awaitable[LeaderboardPage]]) -> LeaderboardPage:
        """Return the page of a server that `find` finds, without people who have left."""
        page = await find()
        for _ in range(_MOST_LOOKS):
            ids = [row.figures.person.user_id for row in page.rows]
            assert page.scope.guild_id is not None  # nobody leaves all servers together
            if not await self.have_left(page.scope.guild_id, ids):
                break
            page = await find()
        return page

    def tell_of_leavers(self, tell: TellOfLeaver) -> None:
        """Let others be told of everybody who is found to have left a server."""
        self._tell = tell

    async def note_present(self, guild_id: int, user_id: int) -> None:
        """Note that a person acts on a server, and so has not left it."""
        if self._is_unsure(guild_id, user_id):
            await self._members.note(guild_id, here=[user_id], gone=[])
            self._see(guild_id, user_id)

    async def have_left(self, guild_id: int, user_ids: Collection[int]) -> bool:
        """Look for people who were not seen for long; tell whether one has left just now."""
        unsure = [user_id for user_id in user_ids if self._is_unsure(guild_id, user_id)]
        if not unsure:
            return False
        asked = {*unsure, *await self._members.absent(guild_id, LOOKED_FOR)}
        here = await self._roll_call.present(guild_id, asked)
        if here is None:
            return False
        gone = asked - here
        await self._members.note(guild_id, here=here, gone=gone)
        for user_id in here:
            self._see(guild_id, user_id)
        for user_id in gone.intersection(unsure):
            if self._tell is not None:
                self._tell(guild_id, user_id)
        return not gone.isdisjoint(user_ids)

    def _is_unsure(self, guild_id: int, user_id: int) -> bool:
        seen = self._seen.get((guild_id, user_id))
        return seen is None or seen < self._clock.now() - REMEMBERED

    def _see(self, guild_id: int, user_id: int) -> None:
        self._seen[guild_id, user_id] = self._clock.now()
        self._seen.move_to_end((guild_id, user_id))
        if len(self._seen) > _CAPACITY:
            self._seen.popitem(last=False)
