"""What people who watch can do: look at a game, follow it, guess, and see who guesses best."""

from dataclasses import replace
from typing import Final

from bot.features.standings.service.leaderboards import Leaderboards
from bot.features.watching.model.guessing import (
    Guess,
    GuessBoard,
    sides_in_game,
    takes_guesses,
)
from bot.features.watching.model.scene import Scene
from bot.features.watching.ports import WatcherScreen
from bot.features.watching.refusals import WatchingRefusal
from bot.features.watching.service.audience import Audiences
from bot.features.watching.service.live_view import LiveView
from bot.features.watching.store import SqlGuessStore
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person
from bot.match.ports import Clock

_ROWS: Final = 10
"""How many people stand on a page of the board."""


class Watching:
    """The use cases of watching. Each returns what to show; `follow` is called once it is shown."""

    def __init__(
        self,
        live_view: LiveView,
        audiences: Audiences,
        guesses: SqlGuessStore,
        members: Leaderboards,
        clock: Clock,
    ) -> None:
        """Let people watch the games that `live_view` finds."""
        self._live_view = live_view
        self._audiences = audiences
        self._guesses = guesses
        self._members = members
        self._clock = clock

    async def look(self, match_id: int, screen: WatcherScreen) -> Scene:
        """Return a game as a person sees it who does not play; raises `Refused`."""
        return await self._scene(await self._live_view.find(match_id, screen), screen)

    async def tv(self, guild_id: int, match_id: int, screen: WatcherScreen) -> Scene | None:
        """Return game `match_id` while it is played, and else the best running game.

        None when there is none; raises `Refused` where nobody watches.
        """
        self._live_view.require_on(guild_id)
        before = await self._last(match_id, screen)
        if before is not None and before.is_open:
            return await self._scene(before, screen, tv=True)
        best = await self._live_view.best(guild_id, screen, pressed=True)
        if best is None:
            self._audiences.leave(screen.user_id)
            return None
        return replace(await self._scene(best, screen, tv=True), before=before)

    async def guess(
        self, match_id: int, person: Person, side: int, screen: WatcherScreen, *, tv: bool
    ) -> Scene:
        """Store a person's guess who wins, in place of their last one; raises `Refused`."""
        match = await self._live_view.find(match_id, screen)
        if not self._live_view.has_guesses(match.place.guild_id):
            raise Refused(WatchingRefusal.GUESSES_OFF)
        if not takes_guesses(match) or side not in sides_in_game(match):
            raise Refused(WatchingRefusal.GUESSES_CLOSED)
        if not await self._guesses.put(match, Guess(person, side), self._clock.now()):
            raise Refused(WatchingRefusal.GUESSES_CLOSED)
        return await self._scene(match, screen, tv=tv)

    async def board(self, guild_id: int, user_id: int, page: int) -> GuessBoard:
        """Return a page of the server's best guessers; raises `Refused` where guesses are off."""
        if not self._live_view.has_guesses(guild_id):
            raise Refused(WatchingRefusal.GUESSES_OFF)
        await self._members.note_present(guild_id, user_id)
        board = await self._guesses.board(guild_id, user_id, page, _ROWS)
        people = [row.person.user_id for row in board.rows]
        if people and await self._members.have_left(guild_id, people):
            return await self._guesses.board(guild_id, user_id, page, _ROWS)
        return board

    def follow(self, screen: WatcherScreen, shown: Scene) -> None:
        """Let the view that shows `shown` follow its game."""
        self._audiences.join(screen, shown)

    async def _last(self, match_id: int, screen: WatcherScreen) -> Match | None:
        """Return the game that a person has watched so far, None if they cannot any more."""
        try:
            return await self._live_view.find(match_id, screen)
        except Refused:
            return None

    async def _scene(self, match: Match, screen: WatcherScreen, *, tv: bool = False) -> Scene:
        scene = await self._live_view.scene(match, tv=tv)
        if not match.is_open:
            return scene
        has_room = self._audiences.has_room(match, screen.user_id)
        follows = has_room and screen.still_reads(match.place)
        until = self._audiences.until() if follows else None
        return replace(scene, follows_until=until, crowded=not has_room)
