"""The room for games in a channel, and which games are parked when there is none."""

import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Final, TypeVar

from bot.features.settings.service.settings import SettingsBook
from bot.match.clocks.turn_clock import parked
from bot.match.model.errors import ChannelBusyError, DamagedMatchError, Refused
from bot.match.model.match import Match, Place
from bot.match.model.open_games import OpenGame
from bot.match.model.refusals import MatchRefusal
from bot.match.ports import BoardPost, Clock
from bot.match.service.activity import Activity
from bot.match.service.registry import MatchRegistry
from bot.match.store.matches import SqlMatchStore

IDLE: Final = 600
"""Seconds of inactivity after which a game that nobody else waits for may be parked.

Longer than the three turns of two minutes after which a player counts as away, and than most
interruptions; short enough for the next person to try again instead of going elsewhere.
"""

_TRIES: Final = 10
"""How often a place is tried for, since others may take one that was just made."""

_log = logging.getLogger(__name__)

T = TypeVar("T")

Enter = Callable[[int], Awaitable[T]]
"""Takes a place where so many games may be open, or raises `ChannelBusyError`."""


class ChannelCapacity:
    """Lets as many games be open in a channel as its server allows."""

    def __init__(
        self,
        store: SqlMatchStore,
        registry: MatchRegistry,
        activity: Activity,
        *,
        settings: SettingsBook,
        clock: Clock,
        boards: BoardPost,
    ) -> None:
        """Ask `activity` which games are idle."""
        self._store = store
        self._registry = registry
        self._activity = activity
        self._settings = settings
        self._clock = clock
        self._boards = boards

    def most(self, place: Place) -> int:
        """Return how many games may be open at `place`."""
        return self._settings.of_server(place.guild_id).games

    async def add(self, match: Match) -> Match:
        """Store a new match in the room of its channel, and return it with its id.

        Raises `Refused` when there is none.
        """
        people = [player.user_id for player in match.players]
        return await self.take(match.place, people, partial(self._registry.add, match))

    async def take(self, place: Place, people: Collection[int], enter: Enter[T]) -> T:
        """Return the result of `enter` at `place`, for `people` (user ids) who want to play there.

        If there is no room, idle games are parked. Raises `Refused` when none can be.
        """
        most = self.most(place)
        for _ in range(_TRIES):
            try:
                return await enter(most)
            except ChannelBusyError:
                for match in await self._giving_way(place, people):
                    await self._park(match, people)
        raise await self._busy(place)

    async def require(self, place: Place, people: Collection[int]) -> None:
        """Raise `Refused` unless there is room for `people` at `place`, or can be made."""
        await self._giving_way(place, people)

    async def give_up(self, damaged: DamagedMatchError, user_id: int | None = None) -> None:
        """Close a match that cannot be read; for a `user_id` only one that is theirs to give up.

        Raises what it was given when there is nothing to close.
        """
        if not await self._store.give_up(damaged.match_id, self._clock.now(), user_id):
            raise damaged
        _log.warning("match %d could not be read, and was given up", damaged.match_id)

    async def _giving_way(self, place: Place, people: Collection[int]) -> list[Match]:
        """Return the games to park for one more: first those of `people`, then the idlest.

        Raises `Refused` when they are not enough; then none is parked.
        """
        here = await self._store.open_in(place.channel_id)
        needed = max(0, len(here) + 1 - self.most(place))
        may = [match for match in here if self._gives_way(match, people)]
        if len(may) < needed:
            raise await self._busy(place)
        may.sort(key=lambda match: (not _is_of(match, people), self._activity.since(match)))
        return may[:needed]

    def _gives_way(self, match: Match, people: Collection[int]) -> bool:
        """Tell whether `match` may be parked for `people`; for its own player at once."""
        if not match.is_solitary or match.parked:
            return False
        return _is_of(match, people) or self._idle_at(match) <= self._clock.now()

    def _idle_at(self, match: Match) -> int:
        """Return from when on a game that nobody else waits for may be parked."""
        return self._activity.since(match) + IDLE

    async def _park(self, match: Match, people: Collection[int]) -> None:
        """Park a game, unless its player has come back just now."""
        async with self._registry.lock(match.id) as locked:
            before = locked.match
            if before.place != match.place or not self._gives_way(before, people):
                return
            await locked.park(parked(before, self._clock.now()))
            self._boards.retire(before, locked.match)

    async def _busy(self, place: Place) -> Refused | DamagedMatchError:
        """Return the refusal of a game at `place`, which tells of those that are open there.

        One that cannot be read comes first: there is something to be done about it.
        """
        for damaged in await self._store.damaged_in(place.channel_id):
            return damaged
        here = await self._store.open_in(place.channel_id)
        return Refused(MatchRefusal.CHANNEL_BUSY, games=[self._told(match) for match in here])

    def _told(self, match: Match) -> OpenGame:
        idle_at = self._idle_at(match)
        waits = match.is_solitary and idle_at > self._clock.now()
        return OpenGame(match, idle_at if waits else None)


def _is_of(match: Match, people: Collection[int]) -> bool:
    """Tell whether nobody plays in `match` but `people`."""
    return all(match.players[seat].user_id in people for seat in match.people_in_game)
