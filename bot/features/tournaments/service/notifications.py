"""Telling a server what becomes of its tournaments."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.features.tournaments.model.change import Change
from bot.features.tournaments.model.forms import podium_of
from bot.features.tournaments.model.phases import Cancelled, CheckIn, Joining, Over, Running
from bot.features.tournaments.model.tournament import MissingPermission, Tournament
from bot.features.tournaments.ports import Cards, TournamentEvents, TournamentThreads
from bot.features.tournaments.service.changes import Changes


class TournamentNotifications:
    """Announces each phase of a tournament, and notes it afterwards."""

    def __init__(
        self,
        changes: Changes,
        threads: TournamentThreads,
        listeners: Sequence[TournamentEvents],
        cards: Cards,
    ) -> None:
        """Tell by `listeners`, everybody by `cards`, and organizers in `threads`."""
        self._changes = changes
        self._threads = threads
        self._listeners = listeners
        self._cards = cards

    async def tell(self, tournament: Tournament) -> bool:
        """Announce what is new about a tournament: its phase, or why it is paused.

        Returns False if Discord was away, and so it is to be told again.
        """
        self._cards.changed(tournament)
        if tournament.told == tournament.news:
            return True
        before = tournament.told.split()
        is_new = not before or before[0] != tournament.phase.name
        tell = _announce if is_new else _tell_of_change
        if not all([await tell(listener, tournament) for listener in self._listeners]):
            return False
        if is_new:
            for hindrance in await self._new_hindrances(tournament):
                await self._threads.tell_organizer(tournament, hindrance)
        if tournament.trouble is not None and (is_new or tournament.trouble not in before):
            await self._threads.tell_organizer(tournament, tournament.trouble)
        noted = partial(_noted, tournament.news)
        await self._changes.make_if_kept(tournament.id, noted, known=tournament)
        return True

    async def hindrances(self, tournament: Tournament) -> list[MissingPermission]:
        """Return the permissions that the bot lacks for a tournament."""
        found = [await listener.hindrance(tournament) for listener in self._listeners]
        return [hindrance for hindrance in found if hindrance is not None]

    async def _new_hindrances(self, tournament: Tournament) -> list[MissingPermission]:
        """Return missing permissions that the organizer was not told of yet."""
        is_new = isinstance(tournament.phase, Joining)
        return await self.hindrances(tournament) if is_new else []


async def _tell_of_change(listener: TournamentEvents, tournament: Tournament) -> bool:
    if tournament.begins_at is None:
        return True  # no calendar shows it
    return await listener.changed(tournament)


async def _announce(listener: TournamentEvents, tournament: Tournament) -> bool:
    match tournament.phase:
        case Joining():
            return await listener.announced(tournament)
        case CheckIn():
            return await listener.checks_in(tournament)
        case Running():
            return await listener.began(tournament)
        case Over():
            return await listener.ended(tournament, podium_of(tournament))
        case Cancelled():
            return await listener.called_off(tournament)


def _noted(news: str, tournament: Tournament, now: int) -> Change:
    del now
    return Change(replace(tournament, told=news))
