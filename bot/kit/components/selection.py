"""The chosen dice, read back from the message that shows them."""

from collections.abc import Iterable, Iterator

from discord import ActionRow, Button, ButtonStyle, Component, Container

from bot.engine import ParseError, Positions
from bot.kit.components.custom_ids import Action, parse_id


def selection_shown(components: Iterable[Component]) -> Positions | None:
    """Return the places of the dice that a message's `components` show as chosen.

    None when they show no dice. What a board shows is what its player chose, even when the process
    that noted it is gone.
    """
    dice = dict(_dice(components))
    return tuple(sorted(place for place, chosen in dice.items() if chosen)) if dice else None


def _dice(components: Iterable[Component]) -> Iterator[tuple[int, bool]]:
    """Yield the place of each die among `components`, and whether it is chosen."""
    for component in components:
        if isinstance(component, Container | ActionRow):
            yield from _dice(component.children)
        elif isinstance(component, Button) and component.custom_id:
            try:
                button = parse_id(component.custom_id)
            except ParseError:
                continue
            if button.action is Action.DIE and button.arg is not None:
                yield button.arg, component.style is ButtonStyle.success
