"""Choosing dice, and reading the selection back from the message that shows it."""

from collections.abc import Callable, Iterable
from typing import Annotated, Protocol

from bot.engine import Positions
from bot.kit.components.custom_ids import VersionButton, sent_as, up_to
from bot.kit.components.parts import ButtonStyle
from bot.kit.components.proofs import Proof
from bot.kit.components.raw import RawComponent, walk


@sent_as("die", Proof.BOARD)
class DieButton(VersionButton):
    """Choose the die at `place`, or unchoose it; a badge may add a seventh die."""

    place: Annotated[int, up_to(6)]


class PlacedDie(Protocol):
    """A button that is a die of a roll."""

    @property
    def place(self) -> int:
        """Return which one."""


def selection_shown(
    components: Iterable[RawComponent], read: Callable[[str], PlacedDie | None] = DieButton.read
) -> Positions | None:
    """Return the places of the dice that a message's `components` show as chosen.

    None when they show no dice, which are the buttons that `read` knows. A selection is not saved,
    so after a restart the message alone has it.
    """
    dice = {}
    for component in walk(components):
        die = read(str(component.get("custom_id")))
        if die is not None:
            dice[die.place] = component.get("style") == ButtonStyle.SUCCESS
    return tuple(sorted(place for place, chosen in dice.items() if chosen)) if dice else None
