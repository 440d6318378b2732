"""Which form of pairing a tournament has, who stands where by it, and who has won."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.features.tournaments.model.pairing.arena import Arena
from bot.features.tournaments.model.pairing.double_elimination import DoubleElimination
from bot.features.tournaments.model.pairing.duplicate import DuplicateForm
from bot.features.tournaments.model.pairing.form import EntrantRow, Form
from bot.features.tournaments.model.pairing.knockout import KnockOut
from bot.features.tournaments.model.pairing.round_robin import RoundRobin
from bot.features.tournaments.model.pairing.swiss.form import Swiss
from bot.features.tournaments.model.plan import FormName, doublings
from bot.features.tournaments.model.tournament import Attendance, Entry, Tournament

PODIUM: Final = 3
"""The last place that is told."""

Podium = Sequence[tuple[int, Entry]]
"""Places, from 1 to `PODIUM`, and who has them, the best first; several may share one."""


def form_of(tournament: Tournament) -> Form:
    """Return the form of pairing by which a tournament is played."""
    return _FORMS[tournament.plan.form](tournament)


def _rounds(tournament: Tournament) -> int:
    """Return the rounds of a Swiss that find a winner among those with whom it began."""
    entrants = sum(entry.since == 1 for entry in tournament.by_number.values())
    return doublings(entrants)


_FORMS: Final[Mapping[FormName, Callable[[Tournament], Form]]] = {
    FormName.KNOCK_OUT: lambda tournament: KnockOut(third_place=tournament.plan.third_place),
    FormName.DOUBLE: lambda _: DoubleElimination(),
    FormName.SWISS: lambda tournament: Swiss(tournament.plan.rounds or _rounds(tournament)),
    FormName.ROUND_ROBIN: lambda _: RoundRobin(),
    FormName.ARENA: lambda _: Arena(),
    FormName.DUPLICATE: lambda tournament: DuplicateForm(
        tournament.plan.rounds or 1, tournament.plan.counted
    ),
}


def standings_of(tournament: Tournament) -> list[tuple[EntrantRow, Entry]]:
    """Return the standings of a tournament, the best first."""
    rows = form_of(tournament).standings(tournament.course)
    return [(row, tournament.by_number[row.number]) for row in rows]


def podium_of(tournament: Tournament) -> Podium:
    """Return the podium of a tournament that is over; without a first place nobody has won it.

    On it are those alone who took part: who was taken out for good wins nothing, nor does anybody
    who never came. The next take their places, but a final that both missed is won by nobody.
    """
    course = tournament.course
    worthy = [
        (row.rank, entry)
        for row, entry in standings_of(tournament)
        if entry.attendance is not Attendance.REMOVED and course.took_part(row.number)
    ]
    best = 1 if form_of(tournament).has_winner(course) else 2
    ranks = [rank for rank, _ in worthy]
    placed = [
        (max(best, 1 + sum(better < rank for better in ranks)), entry) for rank, entry in worthy
    ]
    return [(place, entry) for place, entry in placed if place <= PODIUM]
