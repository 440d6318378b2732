"""Leaving all games and ladders: those of a person, or everybody's on a server."""

from contextlib import AbstractContextManager

from bot.features.privacy.model import takes_part
from bot.features.privacy.ports import Events, GiveUp, LadderPlaces, LeaveGame
from bot.match.model.errors import DamagedMatchError
from bot.match.model.match import Match, Person
from bot.match.model.open_games import MOST_OWN
from bot.match.model.phases import Closing
from bot.match.ports import BoardPost, Clock, MatchStore
from bot.match.service.registry import MatchRegistry


class Leaving:
    """Ends what goes on, so that data which is to be deleted is no longer in use."""

    def __init__(
        self,
        matches: MatchStore,
        registry: MatchRegistry,
        *,
        leave: LeaveGame,
        give_up: GiveUp,
        events: Events,
        ladders: LadderPlaces,
        boards: BoardPost,
        clock: Clock,
    ) -> None:
        """Look among `matches`."""
        self._matches = matches
        self._registry = registry
        self._leave = leave
        self._give_up = give_up
        self._events = events
        self._ladders = ladders
        self._boards = boards
        self._clock = clock

    async def open_games(self, user_id: int) -> list[Match]:
        """Return the newest matches in which somebody takes part, `MOST_OWN` at most."""
        return [match for match in await self._open_of(user_id) if takes_part(match, user_id)]

    async def leave_all(self, user_id: int) -> set[int]:
        """Let a person resign, withdraw or decline in all their matches.

        A match that nobody else sees is closed without a result. Returns the matches whose
        boards name them, also those that they had left before; pass them to `show` later.
        """
        await self._events.withdraw_everywhere(user_id)
        theirs = {match.id for match in await self._open_of(user_id)}
        for match_id in theirs:
            async with self._registry.lock(match_id) as locked:
                if not takes_part(locked.match, user_id):
                    continue
                locked.leave_board()  # it still names them
                if locked.match.has_board:
                    await self._leave(locked, user_id)
                else:
                    await locked.close(Closing.WITHDRAWN, self._clock.now())
        return theirs

    def silence(self, user_id: int) -> AbstractContextManager[None]:
        """Post no news that names a person until the block ends."""
        return self._ladders.silence(user_id)

    async def leave_ladders(self, user_id: int, former: Person) -> None:
        """Take a person off all ladders, on which `former` has been in their challenges."""
        await self._ladders.forget_person(user_id, former)

    async def close_all(self, guild_id: int) -> None:
        """Close all matches on a server without a result, those without a board excepted.

        And all challenges that wait there.
        """
        await self._ladders.close_all(guild_id)
        await self._events.lose_server(guild_id)
        for match_id in await self._matches.open_on(guild_id):
            try:
                async with self._registry.lock(match_id) as locked:
                    if locked.match.is_open:
                        await locked.close(Closing.ENDED, self._clock.now())
            except DamagedMatchError as damaged:
                await self._give_up(damaged)

    async def show(self, match_ids: set[int]) -> None:
        """Redraw the boards of these matches."""
        for match_id in match_ids:
            async with self._registry.lock(match_id) as locked:
                self._boards.redraw(locked.match)

    async def _open_of(self, user_id: int) -> list[Match]:
        found = await self._matches.open_of(user_id, self._clock.now(), MOST_OWN)
        return [match for match in found if match.is_open]
