"""The keys that the code puts together for what happens on a server."""

from bot.features.tournaments.model.tournament import Trouble
from tests.support.scenes.events.ladder import ENDINGS

EVENT_FAMILIES: dict[str, frozenset[str]] = {
    **ENDINGS,
    **{f"tournament-trouble-{each.value}": frozenset({"channel"}) for each in Trouble},
}
