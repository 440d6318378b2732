"""Duplicates: everybody plays the same dice alone, whenever they like until the end."""

from collections.abc import Iterator

from bot.features.duplicate.model import rules_alone
from bot.features.duplicate.service import DuplicateDeals
from bot.features.tournaments.model.change import Actor
from bot.features.tournaments.model.phases import Running
from bot.features.tournaments.model.plan import LATEST_START
from bot.features.tournaments.model.registration import require_entry
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.service.changes import Changes
from bot.match.model.errors import Refused
from bot.match.model.match import Place
from bot.match.model.variants import Deal
from bot.match.ports import Clock
from bot.match.service.registry import View


class Duplicates:
    """The deals of duplicate tournaments, which end when their tournaments do."""

    def __init__(self, deals: DuplicateDeals, changes: Changes, clock: Clock) -> None:
        """Play `deals`."""
        self._deals = deals
        self._changes = changes
        self._clock = clock
        self._ends: dict[int, int | None] = {}

    async def open(self, tournament_id: int, actor: Actor, place: Place) -> View:
        """Return a person's game of the round that they are to play; raises `Refused`."""
        tournament = await self._changes.read(tournament_id, actor.guild_id)
        entry = require_entry(tournament, actor.user_id)
        for series in tournament.series_of(entry):
            if series.is_open and series.pairing.second is None and not tournament.is_paused:
                deal = Deal(tournament.id, series.pairing.place.round)
                return await self._deals.open(deal, place, actor.person)
        raise Refused(TournamentRefusal.NOT_NOW)

    async def keep_up(self, tournament: Tournament, as_of: int | None = None) -> None:
        """Seal the deals of a tournament, and set their end to that of the tournament.

        While it is paused they do not. See `DuplicateDeals.move_end` for `as_of`.
        """
        end = _end_of(tournament)
        if not tournament.plan.traits.is_solitary or not tournament.series:
            return
        if self._ends.get(tournament.id, 0) == end:
            return
        for deal in deals_of(tournament):
            if end is None:
                await self._deals.close(deal)
                continue
            await self._deals.seal(deal, rules_alone(tournament.plan.rules), end)
            if (await self._deals.results(deal)).ends_at != end:
                await self._deals.move_end(deal, end, as_of=as_of)
        self._ends[tournament.id] = end


def deals_of(tournament: Tournament) -> Iterator[Deal]:
    """Yield the deals of a duplicate: one for each round."""
    for number in range(1, (tournament.plan.rounds or 1) + 1):
        yield Deal(tournament.id, number)


def _end_of(tournament: Tournament) -> int | None:
    """Return when the deals of a tournament end, None when that is now."""
    phase = tournament.phase
    if not isinstance(phase, Running) or phase.until is None:
        return None
    return phase.until + LATEST_START * tournament.is_paused
