"""Which form of pairing a tournament has."""

from bot.features.tournaments.model.pairing.arena import Arena
from bot.features.tournaments.model.pairing.double_elimination import DoubleElimination
from bot.features.tournaments.model.pairing.duplicate import DuplicateForm
from bot.features.tournaments.model.pairing.form import Form, Row
from bot.features.tournaments.model.pairing.knockout import KnockOut
from bot.features.tournaments.model.pairing.round_robin import RoundRobin
from bot.features.tournaments.model.pairing.swiss.form import Swiss
from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.model.tournament import Entry, Tournament


def form_of(tournament: Tournament) -> Form:
    """Return what pairs the entrants of a tournament."""
    plan = tournament.plan
    match plan.form:
        case FormName.KNOCK_OUT:
            return KnockOut(third_place=plan.third_place)
        case FormName.DOUBLE:
            return DoubleElimination()
        case FormName.SWISS:
            return Swiss(plan.rounds or _rounds(tournament))
        case FormName.ROUND_ROBIN:
            return RoundRobin()
        case FormName.ARENA:
            return Arena()
        case FormName.DUPLICATE:
            return DuplicateForm(plan.rounds or 1, plan.counted)


def _rounds(tournament: Tournament) -> int:
    """Return in how many rounds a Swiss finds a winner among those with whom it began."""
    entrants = sum(each.since == 1 for each in tournament.by_number.values())
    return max(1, (entrants - 1).bit_length())


def standings_of(tournament: Tournament) -> list[tuple[Row, Entry]]:
    """Return who stands where, the best first."""
    rows = form_of(tournament).standings(tournament.course)
    return [(each, tournament.by_number[each.number]) for each in rows]
