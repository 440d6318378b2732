"""A person's past: figures, games, rivals and achievements."""

from collections.abc import Callable
from dataclasses import replace

from bot.content.achievements import Showcase
from bot.features.standings.model.history import HeadToHead, OutcomePage, Profile
from bot.features.standings.model.leaderboards import Scope
from bot.features.standings.refusals import StandingsRefusal
from bot.features.standings.store.figures import SqlRecordStore
from bot.features.standings.store.history import SqlHistoryStore
from bot.features.standings.store.members import SqlMemberStore
from bot.match.model.errors import Refused
from bot.match.model.match import Person, Place
from bot.match.model.refusals import MatchRefusal
from bot.match.ports import Clock
from bot.match.results.figures import Rivalry

TREND = 100
"""How many games a chart shows."""
GAMES = 8
"""Games on a page."""
RIVALS = 10
"""How many rivals are listed."""


class Statistics:
    """Answers questions about one person."""

    def __init__(
        self,
        records: SqlRecordStore,
        history: SqlHistoryStore,
        members: SqlMemberStore,
        clock: Clock,
    ) -> None:
        """Read from these stores."""
        self._records = records
        self._history = history
        self._members = members
        self._clock = clock

    async def profile(self, guild_id: int, person: Person) -> Profile:
        """Return a person's games on a server.

        Raises `Refused` before the first one that counts, as do the others.
        """
        figures = await self._records.figures(Scope(guild_id), person.user_id, self._clock.now())
        if figures is None:
            raise Refused(StandingsRefusal.NO_FIGURES, name=person)
        favourite = await self._records.favourite(guild_id, person.user_id)
        trend = await self._history.trend(guild_id, person.user_id, TREND)
        return Profile(figures, favourite, tuple(trend))

    async def rivals(self, guild_id: int, user_id: int) -> list[Rivalry]:
        """Return whom a person has played most on a server; raises `Refused` without rivals."""
        rivals = await self._records.rivals(guild_id, user_id, RIVALS)
        if not rivals:
            raise Refused(StandingsRefusal.NO_RIVALS)
        return rivals

    async def rival(self, guild_id: int, user_id: int) -> Rivalry | None:
        """Return whom a person has played most on a server, None without rivals."""
        rivals = await self._records.rivals(guild_id, user_id, 1)
        return rivals[0] if rivals else None

    async def head_to_head(self, guild_id: int, user_id: int, rival: Person) -> HeadToHead:
        """Return how a person fared against `rival` on a server.

        Raises `Refused` for people who have never met.
        """
        found = await self._history.head_to_head(guild_id, user_id, rival.user_id)
        if found is None:
            raise Refused(StandingsRefusal.NEVER_MET, name=rival)
        return found

    async def own_games(self, user_id: int, page: int) -> OutcomePage:
        """Return a page of all games of the reader; raises `Refused` without any."""
        found = await self._history.games(user_id, None, page, GAMES)
        if not found.games:
            raise Refused(StandingsRefusal.NO_GAMES)
        return found

    async def rules_played(self, user_id: int) -> list[str]:
        """Return the names of the rules of somebody's last games, each once, the newest first."""
        page = await self._history.games(user_id, None, 1, GAMES)
        played = [game.state.setup.rules.name for game in page.games if game is not None]
        return list(dict.fromkeys(played))

    async def games_of(
        self, person: Person, guild_id: int, page: int, sees: Callable[[Place], bool]
    ) -> OutcomePage:
        """Return a page of another person's games on a server.

        Those at places that the reader cannot see are None. Raises `Refused` without any.
        """
        found = await self._history.games(person.user_id, guild_id, page, GAMES)
        if not found.games:
            raise Refused(StandingsRefusal.NO_FIGURES, name=person)
        shown = [game if game is not None and sees(game.place) else None for game in found.games]
        return replace(found, games=tuple(shown))

    async def person(self, user_id: int, guild_id: int | None) -> Person:
        """Return the person of a button that was pressed on a server, or in private.

        Raises `Refused` if they are only known elsewhere: an id must not lead to a name.
        """
        person = await self._history.person(user_id, guild_id)
        if person is None:
            raise Refused(MatchRefusal.BUTTON_OUTDATED)
        return person

    async def own_achievements(self, user_id: int) -> Showcase:
        """Return how far the reader is with each achievement."""
        return Showcase(await self._history.achievements(user_id))

    async def achievements_of(self, user_id: int, guild_id: int | None) -> Showcase:
        """Return another person's achievements: those earned on the server of the reader.

        All of them if the person is listed everywhere. Raises `Refused` outside servers if they are
        not.
        """
        if await self._members.is_listed(user_id):
            return await self.own_achievements(user_id)
        if guild_id is None:
            raise Refused(MatchRefusal.SERVER_ONLY)
        return Showcase(await self._history.achievements_on(user_id, guild_id), whole=False)
