"""What organizers, and people who manage the server, do to a tournament."""

from collections.abc import Awaitable, Callable

from bot.features.tournaments.model import organizer_actions as rules
from bot.features.tournaments.model.change import Actor, Change
from bot.features.tournaments.model.organizer_actions import PairingVerdict
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.service.changes import Changes
from bot.match.model.match import Person, Place

FollowUp = Callable[[Tournament], Awaitable[Tournament | None]]
"""Stores what follows from a change of a tournament, and returns it as it is then."""


class OrganizerActions:
    """Changes tournaments for their organizers. Raises `Refused` for anybody else.

    What is returned is the tournament with all that follows: one that was started has begun.
    """

    def __init__(self, changes: Changes, follow_up: FollowUp) -> None:
        """Make `changes`, and `follow_up` each of them."""
        self._changes = changes
        self._follow_up = follow_up

    async def start(self, tournament_id: int, actor: Actor) -> Tournament:
        """Begin a tournament now, with the check-in if there is one."""
        return await self._make(
            tournament_id, actor, lambda tournament, now: rules.started(tournament, actor, now)
        )

    async def pause(self, tournament_id: int, actor: Actor) -> Tournament:
        """Pause a tournament; games that are being played go on to their end."""
        return await self._make(
            tournament_id, actor, lambda tournament, now: rules.paused(tournament, actor, now)
        )

    async def resume(self, tournament_id: int, actor: Actor) -> Tournament:
        """Resume a paused tournament."""
        return await self._make(
            tournament_id, actor, lambda tournament, now: rules.resumed(tournament, actor, now)
        )

    async def cancel(self, tournament_id: int, actor: Actor) -> Tournament:
        """Cancel a tournament."""
        return await self._make(
            tournament_id, actor, lambda tournament, now: rules.called_off(tournament, actor, now)
        )

    async def move(self, tournament_id: int, actor: Actor, place: Place) -> Tournament:
        """Move a tournament to another channel of its server."""
        return await self._make(
            tournament_id, actor, lambda tournament, now: rules.moved(tournament, actor, place, now)
        )

    async def hand_over(self, tournament_id: int, actor: Actor, person: Person) -> Tournament:
        """Make another person the organizer of a tournament."""
        return await self._make(
            tournament_id,
            actor,
            lambda tournament, now: rules.handed_over(tournament, actor, person, now),
        )

    async def replace(
        self, tournament_id: int, actor: Actor, user_id: int, person: Person
    ) -> Tournament:
        """Put `person` in the place of an entrant who has not played yet."""
        return await self._make(
            tournament_id,
            actor,
            lambda tournament, now: rules.replaced(tournament, actor, user_id, person, now),
        )

    async def remove(self, tournament_id: int, actor: Actor, user_id: int) -> Tournament:
        """Remove an entrant for good, who loses all open games."""
        return await self._make(
            tournament_id,
            actor,
            lambda tournament, now: rules.removed(tournament, actor, user_id, now),
        )

    async def adjudicate(
        self, tournament_id: int, actor: Actor, series_id: int, verdict: PairingVerdict
    ) -> Tournament:
        """Decide a pairing that is being played; its games end without a result."""
        return await self._make(
            tournament_id,
            actor,
            lambda tournament, now: rules.adjudicated(tournament, actor, series_id, verdict, now),
        )

    async def _make(
        self, tournament_id: int, actor: Actor, work: Callable[[Tournament, int], Change]
    ) -> Tournament:
        changed = await self._changes.make(tournament_id, work, actor.guild_id)
        return await self._follow_up(changed) or changed
