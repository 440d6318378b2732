"""Departures: people who leave or delete their data, and servers that remove the bot."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from bot.features.tournaments.model.audit_log import AuditEntry, AuditKind
from bot.features.tournaments.model.change import Change
from bot.features.tournaments.model.organizer_actions import cancelled
from bot.features.tournaments.model.phases import CalledOff
from bot.features.tournaments.model.registration import withdrawn
from bot.features.tournaments.model.tournament import Attendance, Tournament
from bot.features.tournaments.service.changes import Changes
from bot.features.tournaments.store.store import SqlTournamentStore
from bot.match.ports import MembershipProbe

_ASKED_TOGETHER: Final = 100
"""How many people Discord is asked for at once."""

Schedule = Callable[[int], None]
"""Lets the process of a tournament see to what is due in it."""


class TournamentDepartures:
    """Cancels tournaments of lost servers, and takes out people who have left."""

    def __init__(
        self,
        store: SqlTournamentStore,
        changes: Changes,
        schedule: Schedule,
        membership: MembershipProbe,
    ) -> None:
        """Look in `store`, and ask `membership` who is on a server."""
        self._membership = membership
        self._store = store
        self._changes = changes
        self._schedule = schedule

    async def lose_server(self, guild_id: int) -> None:
        """Cancel all tournaments of a server that has removed the bot."""
        for tournament_id in await self._store.open_on(guild_id):
            await self._changes.make_if_kept(tournament_id, _without_server)
            self._schedule(tournament_id)

    async def servers(self) -> list[int]:
        """Return the servers with tournaments that have not ended."""
        return await self._store.servers()

    async def leave_server(self, guild_id: int, user_id: int) -> None:
        """Take a person who has left a server out of tournaments that have not begun there.

        In what has begun their absence counts as anybody's does: they may come back.
        """
        for tournament_id in await self._store.open_of(user_id):
            await self._changes.make_if_kept(
                tournament_id, partial(_without_member, guild_id, user_id)
            )
            self._schedule(tournament_id)

    async def call_roll(self, tournament: Tournament) -> bool:
        """Take entrants out who have left the server before the start; tell whether any had.

        Nobody has while nobody can tell.
        """
        guild_id = tournament.place.guild_id
        if guild_id is None:
            return False
        people = [person.user_id for entry in tournament.present for person in entry.people]
        gone: set[int] = set()
        for first in range(0, len(people), _ASKED_TOGETHER):
            asked = people[first : first + _ASKED_TOGETHER]
            here = await self._membership.present(guild_id, asked)
            gone.update(() if here is None else set(asked) - here)
        for user_id in gone:
            work = partial(_without_member, guild_id, user_id)
            await self._changes.make_if_kept(tournament.id, work)
        return bool(gone)

    async def withdraw_everywhere(self, user_id: int) -> None:
        """Take a person out of all tournaments, before their data is deleted."""
        for tournament_id in await self._store.open_of(user_id):
            await self._changes.make_if_kept(
                tournament_id, partial(_without, user_id, Attendance.REMOVED)
            )
            self._schedule(tournament_id)


def _without_server(tournament: Tournament, now: int) -> Change:
    return cancelled(tournament, CalledOff.BOT_REMOVED, now)


def _without_member(guild_id: int, user_id: int, tournament: Tournament, now: int) -> Change:
    if tournament.place.guild_id != guild_id or not tournament.is_gathering:
        return Change(tournament)
    return _without(user_id, Attendance.WITHDRAWN, tournament, now)


def _without(user_id: int, how: Attendance, tournament: Tournament, now: int) -> Change:
    """Take a person out for whom nobody can wait; their team goes on without them."""
    entry = tournament.entry_of(user_id)
    if entry is None or not tournament.is_open or not entry.attendance.is_in:
        return Change(tournament)
    others = tuple(person for person in entry.people if person.user_id != user_id)
    if others and tournament.is_gathering:
        return Change(tournament.with_entry(replace(entry, people=others)))
    if others:
        return Change(tournament)  # their board is lost once they are a former player
    return Change(
        withdrawn(tournament, entry, how),
        (AuditEntry(now, AuditKind.WITHDREW, about=entry.captain),),
    )
