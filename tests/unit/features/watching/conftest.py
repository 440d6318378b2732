"""Audiences on games as a test tells them, and messages that remember what they have shown."""

import asyncio
from collections.abc import AsyncIterator

import pytest_asyncio

from bot.features.watching.model.scene import Scene
from bot.features.watching.refusals import WatchingRefusal
from bot.features.watching.service.audience import Audiences
from bot.features.watching.service.live_view import LiveView
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Place
from bot.match.service.tasks import Tasks
from tests.support.matches.fakes import SetClock
from tests.support.matches.games import a_game
from tests.support.matches.table import ADA, BEN

EVERY = 0.02
LATER = 5 * EVERY


class Games(LiveView):
    """Games as a test tells them."""

    def __init__(self) -> None:
        self.games: dict[int, Match] = {}
        self.after: Match | None = None
        self.is_off = False
        self.scenes = 0

    async def current(self, match_id: int) -> Match | None:
        return self.games.get(match_id)

    async def scene(self, match: Match, *, tv: bool = False) -> Scene:
        self.scenes += 1
        return Scene(match, tv=tv)

    async def best(self, guild_id: int, screen: object, *, pressed: bool) -> Match | None:
        assert not pressed
        return self.after

    def is_newest(self, match: Match) -> bool:
        return self.games[match.id].version == match.version

    def require_still(self, match: Match, screen: object) -> None:
        assert isinstance(screen, Seen)
        if self.is_off or not screen.still_reads(match.place):
            raise Refused(WatchingRefusal.LOST)


class Seen:
    """A message, and what it has shown; it `breaks` once it cannot be changed any more."""

    def __init__(self, user_id: int) -> None:
        self.user_id = user_id
        self.shown: list[Scene] = []
        self.closed: list[Refused] = []
        self.breaks = False
        self.sees = True
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()

    def reads(self, place: Place) -> bool:
        return self.still_reads(place)

    def still_reads(self, place: Place) -> bool:
        del place
        return self.sees

    async def show(self, scene: Scene) -> bool:
        self.shown.append(scene)
        await self.may_go_on.wait()
        return not self.breaks

    async def close(self, why: Refused) -> None:
        self.closed.append(why)

    @property
    def version(self) -> int:
        """The newest version that was shown."""
        return self.shown[-1].match.version


class House:
    """The audiences of games 1 and up."""

    def __init__(self) -> None:
        self.games, self.tasks = Games(), Tasks()
        self.all = Audiences(self.games, SetClock(), self.tasks, EVERY)

    def game(self, number: int = 1, guild_id: int = 50) -> Match:
        """Begin a game."""
        match = a_game(ADA, BEN, id=number, place=Place(guild_id, 60))
        self.games.games[number] = match
        return match

    def join(self, screen: Seen, match: Match, *, tv: bool = False) -> bool:
        """Let somebody follow, if there is room; tell whether there was."""
        if not self.all.has_room(match, screen.user_id):
            return False
        self.all.join(screen, Scene(match, follows_until=self.all.until(), tv=tv))
        return True

    def change(self, number: int = 1, **changes: object) -> None:
        """Let a game go on."""
        before = self.games.games[number]
        after = before.next(**changes)
        self.games.games[number] = after
        self.all.changed(before, after)


@pytest_asyncio.fixture
async def house() -> AsyncIterator[House]:
    house = House()
    yield house
    house.all.close()
    await house.tasks.cancel()


async def later() -> None:
    await asyncio.sleep(LATER)
