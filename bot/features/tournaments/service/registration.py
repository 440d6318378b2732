"""Registration: announcing a tournament, joining it, checking in and withdrawing."""

from collections.abc import Callable
from typing import Final

from bot.features.tournaments.model.audit_log import AuditEntry, AuditKind
from bot.features.tournaments.model.change import Actor, Change
from bot.features.tournaments.model.phases import Joining
from bot.features.tournaments.model.plan import MINUTE, WAITS, Plan, check
from bot.features.tournaments.model.registration import checked_in, joined, left
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.ports import Budget
from bot.features.tournaments.service.changes import Changes
from bot.features.tournaments.store.store import SqlTournamentStore
from bot.match.model.match import Place
from bot.match.ports import Clock

BUDGET: Final = Budget(on_server=5, of_organizer=2, a_day=10)

Schedule = Callable[[int], None]
"""Sees to what follows in a tournament, by its id."""


class TournamentRegistration:
    """Announces tournaments, and lets people join and leave them."""

    def __init__(
        self, store: SqlTournamentStore, changes: Changes, schedule: Schedule, *, clock: Clock
    ) -> None:
        """Keep tournaments in `store`, and `schedule` them once they have changed."""
        self._store = store
        self._changes = changes
        self._schedule = schedule
        self._clock = clock

    async def create(self, plan: Plan, place: Place, actor: Actor) -> Tournament:
        """Announce a tournament in a channel; raises `Refused`."""
        now = self._clock.now()
        check(plan, now)
        until = now + WAITS
        if plan.starts_at is not None:
            until = plan.starts_at - plan.check_in_minutes * MINUTE
        tournament = Tournament(0, 0, place, actor.person, plan, Joining(until), now)
        act = AuditEntry(now, AuditKind.CREATED, actor.person)
        tournament = await self._store.add(tournament, act, BUDGET)
        self._schedule(tournament.id)
        return tournament

    async def join(self, tournament_id: int, actor: Actor, team: str = "") -> Tournament:
        """Register a person, with a `team` where teams play; raises `Refused`."""
        return await self._make(
            tournament_id,
            actor,
            lambda tournament, now: joined(tournament, actor.person, team, now),
        )

    async def check_in(self, tournament_id: int, actor: Actor) -> Tournament:
        """Check a person in; raises `Refused`."""
        return await self._make(
            tournament_id, actor, lambda tournament, now: checked_in(tournament, actor.person, now)
        )

    async def leave(self, tournament_id: int, actor: Actor) -> Tournament:
        """Withdraw a person, who loses all open games; raises `Refused`."""
        return await self._make(
            tournament_id, actor, lambda tournament, now: left(tournament, actor.person, now)
        )

    async def _make(
        self, tournament_id: int, actor: Actor, work: Callable[[Tournament, int], Change]
    ) -> Tournament:
        tournament = await self._changes.make(tournament_id, work, actor.guild_id)
        self._schedule(tournament_id)
        return tournament
