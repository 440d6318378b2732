"""Ending games and removing players, for moderators and hosts."""

from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager

from bot.engine import Exit, Resign
from bot.features.board.refusals import BoardRefusal
from bot.features.tables.service.gathering import Gathering
from bot.features.tables.service.open_games import OpenGames
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.model.open_games import listed
from bot.match.model.phases import Closing
from bot.match.model.refusals import MatchRefusal
from bot.match.ports import Clock
from bot.match.service.moves import Moves
from bot.match.service.presses import Press, pressed_beside
from bot.match.service.registry import LockedMatch, MatchRegistry


class Moderation:
    """Ends games and removes players. Nobody wins by it."""

    def __init__(
        self,
        open_games: OpenGames,
        registry: MatchRegistry,
        gathering: Gathering,
        moves: Moves,
        clock: Clock,
    ) -> None:
        """Share the gathering and the moves with everybody else."""
        self._open_games = open_games
        self._registry = registry
        self._gathering = gathering
        self._moves = moves
        self._clock = clock

    async def end(
        self, channel_id: int, number: int | None = None, threads: Sequence[int] = ()
    ) -> Match:
        """Close a game of a channel without a result: the one with a number, or the only one.

        Where there is none, games in `threads` of the channel are named.
        """
        match = await self._open_games.to_end(channel_id, number, threads)
        async with self._hold(match.id, channel_id) as locked:
            return await self._end(locked)

    async def kick(self, channel_id: int, user_id: int, number: int | None = None) -> Match:
        """Remove a person from a game of a channel: the one with a number, or their only one."""
        match = await self._open_games.to_kick_from(channel_id, user_id, number)
        async with self._hold(match.id, channel_id) as locked:
            return await self._kick(locked, user_id)

    async def end_as_host(self, press: Press) -> Match:
        """Close an unrated game for its host."""
        async with pressed_beside(self._registry, press) as locked:
            _require_host(locked.match, press.user_id)
            return await self._end(locked)

    async def expel(self, match_id: int, channel_id: int, seat: int) -> Match:
        """Remove the player at a `seat` from a game in a channel, for a moderator."""
        async with self._hold(match_id, channel_id) as locked:
            _require_among(locked.match.people_in_game, seat, locked.match)
            return await self._kick(locked, locked.match.players[seat].user_id)

    async def removable_as_host(self, press: Press, seat: int) -> Match:
        """Return an unrated game from which its host may remove the player at a `seat`."""
        async with pressed_beside(self._registry, press) as locked:
            _require_host(locked.match, press.user_id)
            _require_among(removable(locked.match), seat, locked.match)
            return locked.match

    async def remove_as_host(self, press: Press, seat: int) -> Match:
        """Remove the player at a `seat` from an unrated game, for its host."""
        async with pressed_beside(self._registry, press) as locked:
            _require_host(locked.match, press.user_id)
            _require_among(removable(locked.match), seat, locked.match)
            return await self._kick(locked, locked.match.players[seat].user_id)

    @asynccontextmanager
    async def _hold(self, match_id: int, channel_id: int) -> AsyncIterator[LockedMatch]:
        """Lock a game of a channel; raises `Refused` when it is no longer open there."""
        async with self._registry.lock(match_id) as locked:
            match = locked.match
            at_board = match.place.channel_id == channel_id and match.has_board
            if not at_board or match.parked or not match.is_open:
                raise Refused(MatchRefusal.NO_GAME_HERE)
            yield locked

    async def _end(self, locked: LockedMatch) -> Match:
        await locked.close(Closing.ENDED, self._clock.now())
        return locked.match

    async def _kick(self, locked: LockedMatch, user_id: int) -> Match:
        """Take a player out; a game that would be won by that is closed instead."""
        match = locked.match
        if not match.concerns(user_id):
            raise Refused(MatchRefusal.NOT_AT_TABLE, games=listed([match]))
        seat = match.seat_of(user_id)
        if not match.is_playing or seat is None:
            await self._gathering.remove(locked, user_id)
        elif goes_on_without(match, seat):
            removal = Resign(seat, Exit.REMOVED)
            await self._moves.end_turn(locked, removal, match.presence.unchanged())
        else:
            return await self._end(locked)
        return locked.match


def removable(match: Match) -> tuple[int, ...]:
    """Return the seats that the host can clear: of the other people in the game."""
    return tuple([seat for seat in match.people_in_game if match.players[seat] != match.host])


def goes_on_without(match: Match, seat: int) -> bool:
    """Tell whether people of two sides, or a person and an opponent, are left to play."""
    left = [
        remaining
        for remaining, gone in enumerate(match.state.out)
        if not gone and remaining != seat
    ]
    sides = {match.setup.side_of(remaining) for remaining in left}
    return len(sides) > 1 and any(not match.players[remaining].is_bot for remaining in left)


def _require_among(seats: Collection[int], seat: int, match: Match) -> None:
    """Raise `Refused` unless `match` is being played, and the `seat` can be cleared."""
    if not match.is_playing:
        raise Refused(MatchRefusal.GAME_ENDED)
    if seat not in seats:
        raise Refused(MatchRefusal.BUTTON_OUTDATED)


def _require_host(match: Match, user_id: int) -> None:
    """Raise `Refused` unless it is the host of an unrated game.

    In rated ones, hosts could dodge a loss that way.
    """
    if not match.is_playing:
        raise Refused(MatchRefusal.GAME_ENDED)
    if match.host.user_id != user_id:
        raise Refused(BoardRefusal.NOT_HOST, name=match.host)
    if match.tournament is not None:
        raise Refused(BoardRefusal.TOURNAMENT_GAME)
    if match.rated:
        raise Refused(BoardRefusal.RATED_GAME)
