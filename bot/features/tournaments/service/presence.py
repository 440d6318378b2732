"""People who say that they are there for their game, though it is not their turn."""

from collections.abc import Callable
from contextlib import suppress

from bot.features.tournaments.model.change import Actor, Change
from bot.features.tournaments.model.registration import is_there
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.service.changes import Changes
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person
from bot.match.model.variant import TournamentGameRef
from bot.match.ports import MatchWatch
from bot.match.service.registry import MatchRegistry
from bot.match.service.tasks import Tasks

Schedule = Callable[[int], None]
"""Sees to what follows in a tournament, by its id."""


class PresenceWatch(MatchWatch):
    """Notes which players are present: by a press on the call to their game, or on its board."""

    def __init__(
        self, changes: Changes, registry: MatchRegistry, schedule: Schedule, tasks: Tasks
    ) -> None:
        """Find games in the `registry`, and `schedule` their tournaments."""
        self._changes = changes
        self._registry = registry
        self._schedule = schedule
        self._tasks = tasks
        self._noted: set[tuple[int, int]] = set()

    def acted(self, match: Match, user_id: int) -> None:
        """Note that a player has pressed something in a match when it was not their turn.

        What they do in their own turn stands in the game itself.
        """
        game_ref = match.tournament
        if game_ref is None or not match.is_playing:
            return  # as nearly all
        key, seat = (match.id, user_id), match.seat_of(user_id)
        if seat is not None and seat != match.state.seat and key not in self._noted:
            self._noted.add(key)
            self._tasks.start(self._note_press(game_ref, match.players[seat]), f"there {match.id}")

    def changed(self, before: Match, after: Match) -> None:
        """Forget the players who were present once their match is over."""
        if after.tournament is not None and before.is_open and not after.is_open:
            self._noted -= {(after.id, player.user_id) for player in after.players}

    async def _note_press(self, game_ref: TournamentGameRef, person: Person) -> None:
        def work(tournament: Tournament, now: int) -> Change:
            entry = tournament.entry_of(person.user_id)
            if entry is None or not entry.attendance.is_in:
                return Change(tournament)  # an old board brings nobody back
            return is_there(tournament, game_ref.game_id, person, now)

        with suppress(Refused):  # it is over, or has just changed too often
            await self._changes.make(game_ref.tournament_id, work)

    async def note(self, match_id: int, actor: Actor) -> Tournament:
        """Note that a player is present, for the game of a match or for games to come.

        Raises `Refused` for strangers, and for a match that is of no tournament here.
        """
        async with self._registry.lock(match_id) as locked:
            game_ref = locked.match.tournament
        if game_ref is None:
            raise Refused(TournamentRefusal.GONE)

        def work(tournament: Tournament, now: int) -> Change:
            return is_there(tournament, game_ref.game_id, actor.person, now)

        tournament = await self._changes.make(game_ref.tournament_id, work, actor.guild_id)
        self._schedule(tournament.id)
        return tournament
