"""Choosing dice, and reading the selection back from the message that shows it."""

from collections.abc import Iterable, Iterator
from typing import Annotated

from discord import ActionRow, Button, ButtonStyle, Component, Container

from bot.engine import Positions
from bot.kit.components.custom_ids import VersionButton, sent_as, up_to


@sent_as("die")
class DieButton(VersionButton):
    """Choose the die at `place`, or unchoose it; a badge may add a seventh die."""

    place: Annotated[int, up_to(6)]


def selection_shown(components: Iterable[Component]) -> Positions | None:
    """Return the places of the dice that a message's `components` show as chosen.

    None when they show no dice. A selection is not saved, so after a restart the message alone has
    it.
    """
    dice = dict(_dice(components))
    return tuple(sorted(place for place, chosen in dice.items() if chosen)) if dice else None


def _dice(components: Iterable[Component]) -> Iterator[tuple[int, bool]]:
    """Yield the place of each die among `components`, and whether it is chosen."""
    for component in components:
        if isinstance(component, Container | ActionRow):
            yield from _dice(component.children)
        elif isinstance(component, Button) and component.custom_id:
            die = DieButton.read(component.custom_id)
            if die is not None:
                yield die.place, component.style is ButtonStyle.success
