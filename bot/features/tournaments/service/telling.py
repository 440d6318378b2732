"""Telling a server what becomes of its tournaments."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.features.tournaments.model.changing import Change
from bot.features.tournaments.model.phases import Cancelled, CheckIn, Joining, Over, Running
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.ports import Herald, Stage
from bot.features.tournaments.service.changes import Changes
from bot.features.tournaments.service.looking import standings_of

_PODIUM: Final = 3
"""The last place that is told."""


class Telling:
    """Announces each phase once: it is noted after it was told."""

    def __init__(self, changes: Changes, stage: Stage, heralds: Sequence[Herald]) -> None:
        """Tell by `heralds`, and organizers on the `stage`."""
        self._changes = changes
        self._stage = stage
        self._heralds = heralds

    async def tell(self, tournament: Tournament) -> None:
        """Announce what is new about a tournament: its phase, or that it waits."""
        if tournament.told == tournament.news:
            return
        if tournament.told.partition(" ")[0] != tournament.phase.name:
            for herald in self._heralds:
                await _announce(herald, tournament)
        if tournament.trouble is not None:
            await self._stage.tell_organizer(tournament, tournament.trouble)
        noted = partial(_noted, tournament.news)
        await self._changes.make(tournament.id, noted)


async def _announce(herald: Herald, tournament: Tournament) -> None:
    match tournament.phase:
        case Joining():
            await herald.announced(tournament)
        case CheckIn():
            await herald.checks_in(tournament)
        case Running():
            await herald.began(tournament)
        case Over():
            best = [each for each in standings_of(tournament) if each[0].rank <= _PODIUM]
            podium = [(row.rank, entry) for row, entry in best]
            await herald.ended(tournament, podium)
        case Cancelled():
            await herald.called_off(tournament)


def _noted(news: str, tournament: Tournament, now: int) -> Change:
    del now
    return Change(replace(tournament, told=news))
