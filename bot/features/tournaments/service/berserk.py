"""Berserk: half the time for a point more, in arenas."""

from dataclasses import replace

from bot.features.tournaments.model.no_shows import arrived
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.store.store import SqlTournamentStore
from bot.match.clocks.turn_clock import reminded_at, time_left, turn_seconds
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.ports import Clock
from bot.match.service.registry import MatchRegistry, View


class Berserk:
    """Halves the time of arena players who ask for it, for a point more."""

    def __init__(self, store: SqlTournamentStore, registry: MatchRegistry, clock: Clock) -> None:
        """Look into `store` which tournaments are arenas."""
        self._store = store
        self._registry = registry
        self._clock = clock

    async def go(self, match_id: int, user_id: int) -> View:
        """Halve the turn time of a player who has not done anything in their game yet.

        A turn of theirs that has begun goes on with half of the time. Raises `Refused`.
        """
        await self._require_arena(match_id)
        async with self._registry.lock(match_id) as locked:
            match, seat = locked.match, locked.match.seat_of(user_id)
            if seat is None or not _may_go(match, seat):
                raise Refused(TournamentRefusal.NO_BERSERK)
            assert match.tournament is not None  # it is one of an arena
            game_ref = replace(match.tournament, berserk=(*match.tournament.berserk, seat))
            gone = match.next(tournament=game_ref)
            await locked.commit(_halved(gone, seat, self._clock.now()))
            return locked.view

    async def _require_arena(self, match_id: int) -> None:
        """Raise `Refused` unless a match is played in an arena."""
        async with self._registry.lock(match_id) as locked:
            game_ref = locked.match.tournament
        tournament = None if game_ref is None else await self._store.get(game_ref.tournament_id)
        if tournament is None or not tournament.plan.traits.is_continuous:
            raise Refused(TournamentRefusal.NO_BERSERK)


def _halved(match: Match, seat: int, now: int) -> Match:
    """Return `match` with half the time of `seat`: of its time bank, and of a turn that goes on."""
    presence, left = match.presence, time_left(match, now)
    if presence.banks:
        presence = presence.banked(seat, presence.banks[seat] // 2)
        match, left = replace(match, presence=presence), left // 2
    if seat != match.state.seat or match.turn_ends is None:
        return match
    left = min(left, turn_seconds(match) or left)
    shorter = replace(match, deadline=now + left)
    return replace(shorter, remind_at=reminded_at(shorter, left))


def _may_go(match: Match, seat: int) -> bool:
    game_ref = match.tournament
    if game_ref is None or not match.is_playing or match.parked:
        return False
    return seat not in game_ref.berserk and not arrived(match)[seat] and not match.state.out[seat]
