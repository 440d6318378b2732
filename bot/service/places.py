"""Games whose place is gone: their channel was deleted, or the bot removed from their server."""

from collections.abc import Callable, Collection

from bot.domain.errors import ChannelBusyError, Refusal, Refused
from bot.domain.match import Closing, Match, Phase, Place
from bot.domain.ports import Clock, MatchStore
from bot.service.desk import Desk, Held
from bot.service.gathering import Gathering, channel_busy

MOST = 100
"""The newest games of a person are looked at."""


class Places:
    """Closes what can no longer be played where it was, and lets games move."""

    def __init__(self, store: MatchStore, desk: Desk, gathering: Gathering, clock: Clock) -> None:
        """Share the gathering with invitations and lobbies."""
        self._store = store
        self._desk = desk
        self._gathering = gathering
        self._clock = clock

    async def lose_channel(self, channel_id: int) -> None:
        """Close a table in a channel that was deleted; a game waits to be shown elsewhere."""
        match = await self._store.open_in(channel_id)
        if match is None:
            return
        async with self._desk.hold(match.id) as held:
            if held.match.place.channel_id != channel_id:
                return  # it has moved meanwhile
            if held.match.phase is Phase.PLAYING:
                await held.show_on(None)
            elif held.match.is_open:
                await self._gathering.close(held, Closing.CHANNEL_DELETED)

    async def lose_server(self, guild_id: int) -> None:
        """Close everything that was going on on a server, unrated: nobody could play on there."""
        for match_id in await self._store.open_on(guild_id):
            async with self._desk.hold(match_id) as held:
                if held.match.is_open:
                    await self._gathering.close(held, Closing.BOT_REMOVED)

    async def keep_servers(self, present: Collection[int]) -> None:
        """Do as `lose_server` for each server but those that are `present`."""
        for guild_id in await self._store.servers():
            if guild_id not in present:
                await self.lose_server(guild_id)

    async def movable(self, user_id: int, place: Place) -> list[Match]:
        """Return somebody's games that they may show at `place`, the newest first."""
        theirs = await self._store.open_of(user_id, self._clock.now(), MOST)
        return [match for match in theirs if _may_move(match, user_id, place)]

    async def stranded(
        self, user_id: int, place: Place, is_there: Callable[[Place], bool]
    ) -> Match | None:
        """Return somebody's newest game of this server that no channel shows, None without one.

        `is_there` tells whether a channel can still be found.
        """
        for match in await self.movable(user_id, place):
            if not is_there(match.place):
                return match
        return None

    async def move(self, match_id: int, user_id: int, place: Place) -> Match:
        """Let a game go on at `place` of the same server; return it as it was before.

        Raises `Refused` for whom it does not concern, and when the channel has an open game.
        """
        async with self._desk.hold(match_id) as held:
            before = held.match
            if not _may_move(before, user_id, place):
                raise Refused(Refusal.CANNOT_MOVE, number=str(match_id))
            if before.place != place:
                await self._move(held, place)
            return before

    async def settle(self, match_id: int, place: Place, message_id: int) -> Match:
        """Let a game go on at a `place` that is its own, on the board there; return it as it is."""
        async with self._desk.hold(match_id) as held:
            await held.move_to(place, message_id)
            return held.match

    async def _move(self, held: Held, place: Place) -> None:
        try:
            await held.move_to(place)
        except ChannelBusyError:
            raise channel_busy(await self._store.open_in(place.channel_id)) from None


def _may_move(match: Match, user_id: int, place: Place) -> bool:
    """Tell whether `user_id` may show `match` at `place`: private games stay where they are."""
    return (
        match.phase is Phase.PLAYING
        and match.daily is None
        and match.seat_of(user_id) is not None
        and (match.place == place or place.guild_id is not None)
        and match.place.guild_id == place.guild_id
    )
