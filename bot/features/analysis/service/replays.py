"""Finished games and their reviews, and who may see them."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from bot.advice.review import Review
from bot.features.analysis.model.game_line import read_line
from bot.features.analysis.model.visibility import (
    Viewer,
    never_began,
    require_over,
    require_visible,
)
from bot.features.analysis.refusals import AnalysisRefusal
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.model.replay import Replay
from bot.match.model.requester import Requester
from bot.match.ports import Clock
from bot.match.results.figures import PastGame
from bot.match.store.matches import SqlMatchStore

T = TypeVar("T")

_REMEMBERED = 64
_MOST_PAST = 25
"""How many games of a channel are offered: as many as Discord shows."""


ReviewLine = Callable[[str, Sequence[int], Requester], Awaitable[Review]]
"""Reviews the finished game of a line, which these sides have won."""


class Replays:
    """Finished games and their reviews.

    A game that has ended does not change any more, except for the names of people whose data is
    deleted.
    """

    def __init__(self, store: SqlMatchStore, review: ReviewLine, clock: Clock) -> None:
        """Have games reviewed by `review`."""
        self._store = store
        self._clock = clock
        self._review = review
        self._replays = _Latest[Replay]()
        self._reviews = _Latest[Review]()

    async def find(self, number: int, viewer: Viewer) -> Replay:
        """Return the game of a number.

        Raises `Refused` when there is none, it is still being played (or its dice are, by others),
        or `viewer` may not see it: they may see their own games, and those of places they can read,
        but those without a board.
        """
        replay = self._replays.get(number)
        if replay is None:
            match = await self._store.get(number)
            if match is None or never_began(match):
                raise Refused(AnalysisRefusal.NO_SUCH_GAME, number=str(number))
            replay = Replay.of(match)
        match = replay.match
        require_visible(match, viewer)
        require_over(match, self._clock.now())
        self._replays.put(number, replay)
        return replay

    async def past(self, channel_id: int) -> list[PastGame]:
        """Return the games that ended last in a channel, the newest first."""
        return await self._store.past_in(channel_id, most=_MOST_PAST)

    async def latest(self, channel_id: int, viewer: Viewer) -> Replay:
        """Return the game that ended last in a channel; raises `Refused` without one."""
        past = await self.past(channel_id)
        if not past:
            raise Refused(AnalysisRefusal.NO_GAME_TO_REPLAY)
        return await self.find(past[0].id, viewer)

    async def read(self, line: str, names: tuple[str, ...]) -> Replay:
        """Return the game of a line, with `names` by seat; raises `Refused` or `InvalidRules`."""
        # The scores of new rules are worked out first.
        return await asyncio.to_thread(lambda: Replay.of(read_line(line, names)))

    def read_anew(self) -> None:
        """Forget the games in memory, because names in them were deleted."""
        self._replays = _Latest[Replay]()

    def known_review(self, match: Match) -> Review | None:
        """Return the review of a stored game if it is in memory."""
        return self._reviews.get(match.id)

    async def review(self, match: Match, requester: Requester) -> Review:
        """Return the review of a stored game, which may take a second.

        Raises `Refused` for a game that was closed without a result, and when `requester` has asked
        for too much.
        """
        if not match.state.over:
            raise Refused(AnalysisRefusal.GAME_CLOSED)
        review = self.known_review(match)
        if review is None:
            review = await self._review(match.log, match.winners, requester)
            self._reviews.put(match.id, review)
        return review


class _Latest(Generic[T]):
    """A cache of the things used last, by number."""

    def __init__(self) -> None:
        self._things: OrderedDict[int, T] = OrderedDict()

    def get(self, number: int) -> T | None:
        """Return a thing, None when it is not in the cache."""
        return self._things.get(number)

    def put(self, number: int, thing: T) -> None:
        """Add a thing, and drop the oldest if there are too many."""
        self._things[number] = thing
        self._things.move_to_end(number)
        if len(self._things) > _REMEMBERED:
            self._things.popitem(last=False)
