"""The menu that begins a vacation, and the button that ends it."""

from bot.kit.components.custom_ids import CustomId, sent_as


@sent_as("vacation")
class VacationMenu(CustomId):
    """Begin the person's own vacation, as long as was chosen."""


@sent_as("endvacation")
class EndVacationButton(CustomId):
    """End the person's own vacation."""
