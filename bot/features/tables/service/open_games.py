"""Finding the game that is meant when several are open in a channel."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from bot.features.tables.refusals import TableRefusal
from bot.features.tables.service.relocation import GameRelocation
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Place
from bot.match.model.open_games import listed, takes_part
from bot.match.model.phases import Lobby
from bot.match.model.refusals import MatchRefusal
from bot.match.ports import Clock
from bot.match.store.matches import SqlMatchStore

MOST_LISTED: Final = 5
"""How many games are named to somebody who looks for one where it is not."""

MOST_THREADS: Final = 25
"""How many threads of a channel are looked into for them."""


class OpenGames:
    """Finds games by the channel they are open in: one's own come first.

    If several could be meant, `Refused` lists them, and the person names one by its number.
    """

    def __init__(self, store: SqlMatchStore, places: GameRelocation, clock: Clock) -> None:
        """Look among the matches of `store`."""
        self._store = store
        self._places = places
        self._clock = clock

    async def here(self, channel_id: int) -> list[Match]:
        """Return the games that are open in a channel, the oldest first."""
        return await self._store.open_in(channel_id)

    async def waiting(self, channel_id: int, user_id: int) -> Match | None:
        """Return an open table of a channel that waits for somebody; one's own comes first."""
        lobbies = [
            match
            for match in await self.here(channel_id)
            if isinstance(match.phase, Lobby) and match.free_seats and match.message_id is not None
        ]
        lobbies.sort(key=lambda match: match.seat_of(user_id) is None)
        return lobbies[0] if lobbies else None

    async def own(self, user_id: int) -> list[Match]:
        """Return the open games in which somebody takes part, wherever, the newest first."""
        found = await self._store.open_of(user_id, self._clock.now())
        return [match for match in found if match.has_board and takes_part(match, user_id)]

    async def shown_by(self, channel_id: int, message_id: int) -> Match | None:
        """Return the open game of a channel whose board is the message, None without one."""
        for match in await self.here(channel_id):
            if match.message_id == message_id:
                return match
        return None

    async def looked_at(self, channel_id: int, user_id: int) -> Match | None:
        """Return the game of a channel that `user_id` wants to see, None without one."""
        here = await self.here(channel_id)
        return _only([match for match in here if takes_part(match, user_id)]) or _only(here)

    async def to_show(
        self, place: Place, user_id: int, number: int | None, is_there: Callable[[Place], bool]
    ) -> Match:
        """Return the game whose board `user_id` wants at `place`: open there, or to be brought.

        A game of theirs that no channel shows comes before those of others here; `is_there` tells
        whether a channel can still be found. Raises `Refused` when there is none, which names
        theirs that are elsewhere.
        """
        here = await self.here(place.channel_id)
        if number is not None:
            wanted = [*here, *await self._places.movable(user_id, place)]
            found = _numbered(wanted, number)
            if found is None:
                await self._refuse_damaged(place.channel_id, number)
                raise Refused(TableRefusal.CANNOT_MOVE, number=str(number))
            return found
        found = _only([match for match in here if takes_part(match, user_id)])
        if found is None:
            found = _only(await self._places.homeless(user_id, place, is_there)) or _only(here)
        if found is None:
            await self._refuse_damaged(place.channel_id)
            await self._refuse_elsewhere(user_id)
            raise Refused(MatchRefusal.NO_GAME_HERE)
        return found

    async def to_leave(self, channel_id: int, user_id: int, number: int | None) -> Match:
        """Return the game that `user_id` wants to leave: of a channel, or of any by its number."""
        if number is not None:
            found = _numbered(await self.own(user_id), number)
            if found is None:
                await self._refuse_damaged(channel_id, number)
                raise Refused(TableRefusal.NOT_OWN_GAME, number=str(number))
            return found
        here = await self.here(channel_id)
        found = _only([match for match in here if takes_part(match, user_id)])
        found = found or _only([match for match in here if match.concerns(user_id)])
        if found is not None:
            return found
        if not here:
            await self._refuse_damaged(channel_id)
        await self._refuse_elsewhere(user_id)
        if not here:
            raise Refused(MatchRefusal.NO_GAME_HERE)
        if len(here) > 1:
            raise Refused(TableRefusal.NO_OWN_GAME_HERE, games=listed(here))
        raise Refused(MatchRefusal.NOT_A_PLAYER, players=here[0].people)

    async def to_end(
        self, channel_id: int, number: int | None, threads: Sequence[int] = ()
    ) -> Match:
        """Return the game of a channel that a moderator wants to end.

        Raises `Refused` when there is none, which names those in `threads`: the ids of those of the
        channel that the moderator can read.
        """
        here = await self._looked_after(channel_id, number, threads)
        return _required(here, number)

    async def to_kick_from(
        self, channel_id: int, user_id: int, number: int | None, threads: Sequence[int] = ()
    ) -> Match:
        """Return the game of a channel from which a moderator wants `user_id` removed.

        Raises `Refused` as `to_end` does.
        """
        here = await self._looked_after(channel_id, number, threads)
        if number is not None:
            here = [_required(here, number)]
        theirs = [match for match in here if match.concerns(user_id)]
        if here and not theirs:
            raise Refused(MatchRefusal.NOT_AT_TABLE, games=listed(here))
        return _required(theirs)

    async def _looked_after(
        self, channel_id: int, number: int | None, threads: Sequence[int]
    ) -> list[Match]:
        """Return the games of a channel for its moderator; raises for those that are not there."""
        here = await self.here(channel_id)
        if number is not None or not here:
            await self._refuse_damaged(channel_id, number)
        if not here:
            await self._refuse_in_threads(threads)
        return here

    async def _refuse_elsewhere(self, user_id: int) -> None:
        """Raise `Refused` if somebody plays elsewhere, which leads them there."""
        if own := await self.own(user_id):
            raise Refused(TableRefusal.GAMES_ELSEWHERE, games=listed(own[:MOST_LISTED]))

    async def _refuse_in_threads(self, threads: Sequence[int]) -> None:
        """Raise `Refused` if games are open in any of `threads`, which leads there."""
        found: list[Match] = []
        for thread_id in threads[:MOST_THREADS]:
            found += await self.here(thread_id)
            if len(found) >= MOST_LISTED:
                break
        if found:
            raise Refused(TableRefusal.GAMES_IN_THREADS, games=listed(found[:MOST_LISTED]))

    async def _refuse_damaged(self, channel_id: int, number: int | None = None) -> None:
        """Raise `DamagedMatchError` if there is a game that cannot be read, or the one meant is."""
        for damaged in await self._store.damaged_in(channel_id):
            if number is None or damaged.match_id == number:
                raise damaged


def _required(games: list[Match], number: int | None = None) -> Match:
    """Return the one of `games` that has the `number`, or the only one; raises `Refused`."""
    if number is not None:
        found = _numbered(games, number)
        if found is None:
            raise Refused(TableRefusal.NOT_OPEN_HERE, number=str(number))
        return found
    only = _only(games)
    if only is None:
        raise Refused(MatchRefusal.NO_GAME_HERE)
    return only


def _numbered(games: Iterable[Match], number: int) -> Match | None:
    return next((game for game in games if game.id == number), None)


def _only(games: list[Match]) -> Match | None:
    """Return the only one of `games`, None when there is none; raises `Refused` for several."""
    if len(games) > 1:
        raise Refused(TableRefusal.SEVERAL_GAMES, games=listed(games))
    return games[0] if games else None
