"""Which form of pairing a plan asks for."""

from bot.features.tournaments.model.pairing.form import Form
from bot.features.tournaments.model.pairing.knockout import KnockOut
from bot.features.tournaments.model.plan import FormName, Plan


def form_of(plan: Plan) -> Form:
    """Return what pairs the entrants of a tournament."""
    match plan.form:
        case FormName.KNOCK_OUT:
            return KnockOut(third_place=plan.third_place)
        case _:
            raise NotImplementedError(plan.form)
