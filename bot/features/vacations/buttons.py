"""The menu that begins a vacation, and the button that ends it."""

from bot.kit.components.custom_ids import CustomId, sent_as
from bot.kit.components.proofs import Proof


@sent_as("vacation", Proof.OWN)
class VacationMenu(CustomId):
    """Begin the person's own vacation, as long as was chosen."""


@sent_as("endvacation", Proof.OWN)
class EndVacationButton(CustomId):
    """End the person's own vacation."""
