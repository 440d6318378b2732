"""Leaving all games: those of a person, or everybody's on a server."""

from bot.features.privacy.ports import GiveUp, LeaveGame
from bot.match.model.errors import DamagedMatchError
from bot.match.model.match import Match
from bot.match.model.open_games import takes_part
from bot.match.model.phases import Closing
from bot.match.ports import BoardPost, Clock
from bot.match.service.registry import MatchRegistry
from bot.match.store.matches import SqlMatchStore


class GameDepartures:
    """Ends what goes on, so that data which is to be deleted is no longer in use."""

    def __init__(
        self,
        matches: SqlMatchStore,
        registry: MatchRegistry,
        *,
        leave: LeaveGame,
        get_up: LeaveGame,
        give_up: GiveUp,
        boards: BoardPost,
        clock: Clock,
    ) -> None:
        """Look among `matches`.

        With `leave` somebody resigns, withdraws or declines; with `get_up` they are taken from a
        game that has not begun, which was not their own doing.
        """
        self._matches = matches
        self._registry = registry
        self._leave = leave
        self._give_up = give_up
        self._get_up = get_up
        self._boards = boards
        self._left: dict[int, set[int]] = {}
        self._clock = clock

    async def open_games(self, user_id: int) -> list[Match]:
        """Return the matches in which somebody takes part, the newest first."""
        return [match for match in await self._open_of(user_id) if takes_part(match, user_id)]

    async def leave_all(self, user_id: int) -> None:
        """Let a person resign, withdraw or decline in all their matches.

        A match that nobody else sees is closed without a result. The boards that name them, also
        those of matches that they had left before, wait for `show`.
        """
        theirs = {match.id for match in await self._open_of(user_id)}
        self._left.setdefault(user_id, set()).update(theirs)
        for match_id in theirs:
            async with self._registry.lock(match_id) as locked:
                if not takes_part(locked.match, user_id):
                    continue
                locked.leave_board()  # it still names them
                if locked.match.has_board:
                    await self._leave(locked, user_id)
                else:
                    await locked.close(Closing.WITHDRAWN, self._clock.now())

    async def leave_server(self, guild_id: int, user_id: int) -> None:
        """Take somebody who has left a server from the tables there at which no game has begun.

        In a game their clock decides, as for anybody who is away: they may come back.
        """
        for match in await self._open_of(user_id):
            if match.place.guild_id != guild_id:
                continue
            async with self._registry.lock(match.id) as locked:
                waits = locked.match.is_open and not locked.match.is_playing
                if waits and takes_part(locked.match, user_id):
                    await self._get_up(locked, user_id)

    async def close_all(self, guild_id: int) -> None:
        """Close all matches on a server without a result, those without a board excepted."""
        for match_id in await self._matches.open_on(guild_id):
            try:
                async with self._registry.lock(match_id) as locked:
                    if locked.match.is_open:
                        await locked.close(Closing.ENDED, self._clock.now())
            except DamagedMatchError as damaged:
                await self._give_up(damaged)

    async def show(self, user_id: int) -> None:
        """Redraw the boards that have named somebody who is deleted now."""
        for match_id in self._left.pop(user_id, set()):
            async with self._registry.lock(match_id) as locked:
                self._boards.redraw(locked.match)

    async def _open_of(self, user_id: int) -> list[Match]:
        found = await self._matches.open_of(user_id, self._clock.now())
        return [match for match in found if match.is_open]
