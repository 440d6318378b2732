"""Votes to skip the turn of a player who does not act."""

from bot.engine import AcceptFarkle, Bank, Move, Roll, State, legal_moves
from bot.features.board.model.skips import Vote, allows_skips
from bot.features.board.refusals import BoardRefusal
from bot.match.clocks.absences import Absences
from bot.match.clocks.turn_clock import GIVEN_UP_AFTER, safe_bank
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.ports import Clock
from bot.match.service.moves import Moves
from bot.match.service.presses import Press, pressed_beside
from bot.match.service.registry import LockedMatch, MatchRegistry

IDLE = 120
"""Seconds without a move after which others may vote to skip the turn."""


class Skips:
    """Counts votes, and ends a turn as its player could have.

    A vote is for one version of a match and stored with it, so that each press counts once and a
    restart loses none.
    """

    def __init__(
        self,
        registry: MatchRegistry,
        moves: Moves,
        absences: Absences,
        clock: Clock,
    ) -> None:
        """Share the registry and the moves with everybody else."""
        self._registry = registry
        self._moves = moves
        self._absences = absences
        self._clock = clock

    async def may_skip(self, match: Match, user_id: int) -> bool:
        """Tell whether `user_id` may vote to skip the turn of another player now.

        Where there is no vote, a player who has left the server is not waited for all the same.
        """
        if not self._waits(match, user_id):
            return False
        return allows_skips(match) or await self._absences.has_left(match)

    def _waits(self, match: Match, user_id: int) -> bool:
        """Tell whether `user_id` has waited for another player long enough, without a clock."""
        seat = match.seat_of(user_id)
        if not match.is_playing or match.waits_for_bot or match.is_deserted:
            return False
        if seat is None or seat == match.state.seat or match.state.out[seat]:
            return False
        if match.setup.rules.turn_seconds is not None:
            return False
        return self._clock.now() - (match.closes_at - GIVEN_UP_AFTER) >= IDLE

    async def vote(self, press: Press) -> Vote:
        """Count the vote of a press, and skip the turn once there are enough.

        Raises `Refused` when the match has moved on, and for people who may not vote.
        """
        async with pressed_beside(self._registry, press) as locked:
            match = locked.match
            if match.version != press.version or not match.is_playing:
                raise Refused(BoardRefusal.TURN_OVER)
            seat = match.seat_of(press.user_id)
            if seat is None or not await self.may_skip(match, press.user_id):
                raise Refused(BoardRefusal.CANNOT_SKIP, name=match.on_turn)
            vote = Vote(match, match.votes | 1 << seat)
            if vote.is_enough:
                await self._skip(locked)
            elif vote.seats != match.votes:
                await locked.note_votes(vote.seats)
            return vote

    async def _skip(self, locked: LockedMatch) -> None:
        """End the turn: bank what is safe, or roll for the player.

        The later turns of a player who has left the server are not waited for either.
        """
        before, presence = locked.match.state, locked.match.presence.unchanged()
        if await self._absences.has_left(locked.match):
            presence = presence.without(before.seat)
            if await self._absences.give_up(locked, presence):
                return
            presence = presence.gone(before.seat, before.round)
        while locked.match.is_playing and _same_turn(locked.match.state, before):
            await self._moves.end_turn(locked, _ending(locked.match.state), presence)


def _same_turn(state: State, before: State) -> bool:
    return (state.seat, state.round) == (before.seat, before.round)


def _ending(state: State) -> Move:
    """Return the move that brings a turn nearest to its end."""
    bank = safe_bank(state)
    if bank is not None:
        return bank
    # Rolls come before banks, which are all that is left where the last dice are not hot.
    return next(move for move in legal_moves(state) if isinstance(move, Roll | AcceptFarkle | Bank))
