"""Games whose channel is gone, parked games, and games that move."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from bot.features.tables.refusals import TableRefusal
from bot.features.tables.service.channel_capacity import ChannelCapacity
from bot.match.clocks.turn_clock import brought_back, parked
from bot.match.model.errors import ChannelBusyError, DamagedMatchError, Refused
from bot.match.model.match import Match, Place
from bot.match.model.phases import Closing
from bot.match.model.refusals import MatchRefusal
from bot.match.ports import Clock
from bot.match.service.presses import Outdated, Press
from bot.match.service.registry import LockedMatch, MatchRegistry
from bot.match.store.matches import SqlMatchStore


class GameRelocation:
    """Closes what can no longer be played in its place, and moves games."""

    def __init__(
        self,
        store: SqlMatchStore,
        registry: MatchRegistry,
        room: ChannelCapacity,
        *,
        clock: Clock,
    ) -> None:
        """Move games to where there is `room`."""
        self._store = store
        self._registry = registry
        self._room = room
        self._clock = clock

    async def lose_channel(self, channel_id: int) -> None:
        """Close the tables of a deleted channel; running games wait to be shown elsewhere."""
        for match in await self._store.open_in(channel_id):
            async with self._registry.lock(match.id) as locked:
                if locked.match.place.channel_id != channel_id:
                    continue  # it has moved meanwhile
                if locked.match.is_playing and locked.match.tournament is not None:
                    # Its tournament shows it again; until then nobody's time runs.
                    await locked.park(parked(locked.match, self._clock.now()))
                elif locked.match.is_playing:
                    await locked.show_on(None)
                elif locked.match.is_open:
                    locked.leave_board()  # it is gone
                    await locked.close(Closing.CHANNEL_DELETED, self._clock.now())

    async def lose_server(self, guild_id: int) -> None:
        """Close all matches on a server, unrated: nobody could play on."""
        for match_id in await self._store.open_on(guild_id):
            try:
                async with self._registry.lock(match_id) as locked:
                    if locked.match.is_open:
                        locked.leave_board()  # it is out of reach
                        await locked.close(Closing.BOT_REMOVED, self._clock.now())
            except DamagedMatchError as damaged:
                await self._room.give_up(damaged)

    async def movable(self, user_id: int, place: Place) -> list[Match]:
        """Return somebody's games that they may show at `place`, the newest first."""
        theirs = await self._store.open_of(user_id, self._clock.now())
        return [match for match in theirs if _may_move(match, user_id, place)]

    async def homeless(
        self, user_id: int, place: Place, is_there: Callable[[Place], bool]
    ) -> list[Match]:
        """Return a person's games on this server that no channel shows, newest first.

        `is_there` tells whether a channel still exists.
        """
        movable = await self.movable(user_id, place)
        return [match for match in movable if match.parked or not is_there(match.place)]

    async def move(self, match_id: int, user_id: int, place: Place) -> Match:
        """Let a game go on at `place` of the same server; return it as it was before.

        Raises `Refused` for whom it does not concern, and when there is no room in the channel.
        """

        async def enter(most: int) -> Match:
            async with self._registry.lock(match_id) as locked:
                before = locked.match
                if not _may_move(before, user_id, place):
                    raise Refused(TableRefusal.CANNOT_MOVE, number=str(match_id))
                if before.parked or before.place != place:
                    await self._go_on(locked, place, None, most)
                locked.note_act(user_id)
                return before

        # No game is locked while others make room: two that change places would wait for ever.
        return await self._room.take(place, [user_id], enter)

    async def bring_back(self, press: Press, place: Place) -> Match:
        """Let a parked game go on at `place`; return it as it was before.

        Raises `Outdated` when it goes on already, or is over, and `Refused` as `move` does.
        """
        async with self._registry.lock(press.match_id) as locked:
            match = locked.match
            if match.concerns(press.user_id) and not (match.is_open and match.parked):
                raise Outdated(
                    locked.view, None if match.is_open else Refused(MatchRefusal.GAME_ENDED)
                )
        return await self.move(press.match_id, press.user_id, place)

    async def settle(self, match_id: int, place: Place, message_id: int) -> Match:
        """Let a game go on at its own `place`, with the board there; return it."""
        async with self._registry.lock(match_id) as locked:
            with suppress(ChannelBusyError):  # it was parked meanwhile
                await self._go_on(locked, place, message_id, self._room.most(place))
            return locked.match

    async def _go_on(
        self, locked: LockedMatch, place: Place, message_id: int | None, most: int
    ) -> None:
        match, now = locked.match, self._clock.now()
        moved = replace(match, place=place, message_id=message_id)
        if match.parked:
            moved = brought_back(moved, now)
        elif match.reminder_id is not None and match.place != place:
            moved = replace(moved, remind_at=now, reminder_id=None)  # anew, where the board is
        await locked.move(moved, most)


def _may_move(match: Match, user_id: int, place: Place) -> bool:
    """Tell whether `user_id` may show `match` at `place`: private games stay where they are."""
    return (
        (match.is_playing or match.parked)
        and match.is_open
        and match.has_board
        and match.seat_of(user_id) is not None
        and (match.place == place or place.guild_id is not None)
        and match.place.guild_id == place.guild_id
    )
