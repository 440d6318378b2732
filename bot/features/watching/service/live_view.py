"""Live view: finding running games, who may watch them, and what they look like just now."""

from collections.abc import AsyncIterator
from typing import Final

from bot.features.settings.service.settings import SettingsBook
from bot.features.watching.model.ranking import RunningGame, best_game, is_shown
from bot.features.watching.model.scene import Scene
from bot.features.watching.ports import WatcherScreen
from bot.features.watching.refusals import WatchingRefusal
from bot.features.watching.service.analyst import Analyst
from bot.features.watching.store import SqlGuessStore, SqlRatings
from bot.match.core import Core
from bot.match.model.errors import DamagedMatchError, Refused
from bot.match.model.match import Match
from bot.match.model.refusals import MatchRefusal
from bot.match.results.ratings import MIDDLE

_MOST_LOOKED_AT: Final = 50
"""The newest open games of a server among which the best is looked for."""


class LiveView:
    """Finds games that can be watched, and makes scenes of them."""

    def __init__(
        self,
        core: Core,
        choices: SettingsBook,
        analyst: Analyst,
        guesses: SqlGuessStore,
        ratings: SqlRatings,
    ) -> None:
        """Show games as their servers have chosen."""
        self._core = core
        self._choices = choices
        self._analyst = analyst
        self._guesses = guesses
        self._ratings = ratings

    async def find(self, match_id: int, screen: WatcherScreen) -> Match:
        """Return a game for a watcher who has pressed something; raises `Refused`.

        Whoever cannot read where it is played is told that there is none.
        """
        match = await self.current(match_id)
        if match is None or not match.has_board or not screen.reads(match.place):
            raise Refused(MatchRefusal.GAME_GONE)
        self._require(match, screen)
        return match

    def require_still(self, match: Match, screen: WatcherScreen) -> None:
        """Raise `Refused` unless a watcher may still see `match`, long after their press."""
        if not screen.still_reads(match.place):
            raise Refused(WatchingRefusal.LOST)
        self._require(match, screen)

    def is_newest(self, match: Match) -> bool:
        """Tell whether `match` is the newest version in memory."""
        view = self._core.registry.peek(match.id)
        return view is None or view.match.version == match.version

    def require_on(self, guild_id: int | None) -> None:
        """Raise `Refused` where watching is off: outside servers, and by a server's settings."""
        if guild_id is None:
            raise Refused(MatchRefusal.SERVER_ONLY)
        if not self._choices.of_server(guild_id).watching:
            raise Refused(WatchingRefusal.OFF)

    def has_guesses(self, guild_id: int | None) -> bool:
        """Tell whether people guess on a server."""
        return self._choices.of_server(guild_id).guesses

    async def scene(self, match: Match, *, tv: bool = False) -> Scene:
        """Return what all watchers of `match` are shown.

        The chances are those of now where players may ask for hints themselves: they help nobody
        then. Elsewhere they are old, as what the coach says always is.
        """
        guild_id = match.place.guild_id
        live = match.allows_hints and self._choices.of_server(guild_id).hints
        figures = await self._analyst.figures(match, live=live)
        guesses = None
        if self.has_guesses(guild_id):
            guesses = await self._guesses.of_match(match.id)
        return Scene(match, figures, guesses, tv=tv)

    async def best(self, guild_id: int, screen: WatcherScreen, *, pressed: bool) -> Match | None:
        """Return the best running game of a server that a watcher may see, None without any.

        `pressed`: whether they have just pressed something.
        """
        reads = screen.reads if pressed else screen.still_reads
        found = [
            match
            async for match in self._running(guild_id)
            if reads(match.place) and not match.concerns(screen.user_id)
        ]
        people = {player.user_id for match in found for player in match.players}
        ratings = await self._ratings.ratings(guild_id, people) if found else {}
        now, since = self._core.clock.now(), self._core.activity.since
        return best_game(
            RunningGame(
                match,
                sum(ratings.get(player.user_id, MIDDLE) for player in match.players)
                / len(match.players),
                now - since(match),
            )
            for match in found
        )

    async def _running(self, guild_id: int) -> AsyncIterator[Match]:
        """Yield the newest games of a server that can be shown."""
        numbers = await self._core.matches.open_on(guild_id)
        for number in sorted(numbers)[-_MOST_LOOKED_AT:]:
            try:
                match = await self.current(number)
            except DamagedMatchError:
                continue
            if match is not None and is_shown(match):
                yield match

    async def current(self, match_id: int) -> Match | None:
        """Return the newest version of a game, None when there is none."""
        view = self._core.registry.peek(match_id)
        return view.match if view is not None else await self._core.matches.get(match_id)

    def _require(self, match: Match, screen: WatcherScreen) -> None:
        """Raise `Refused` unless `match` can be watched, by a person who does not play in it."""
        self.require_on(match.place.guild_id)
        if match.is_open and match.concerns(screen.user_id):
            raise Refused(WatchingRefusal.OWN_GAME)
        if match.is_gathering or match.is_choosing or len(match.players) < match.setup.seats:
            raise Refused(WatchingRefusal.NOT_BEGUN)
