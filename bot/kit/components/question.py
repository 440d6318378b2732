"""One question with room for a line of text, answered like a press."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, Literal, TypeVar, cast

from discord import Client, Interaction
from discord.ui import Label, Modal, TextInput

from bot.kit.components.buttons import Presser
from bot.kit.components.custom_ids import CustomId
from bot.match.model.errors import Refused
from bot.match.model.refusals import MatchRefusal
from bot.match.model.visible import LONGEST_TYPED

T = TypeVar("T")

_FORGOTTEN_AFTER = 15 * 60
"""Seconds after which discord.py forgets a question that nobody has answered."""
_ANSWER = "answer"

MOST_CHOSEN: Final = 25
LONGEST_VALUE: Final = 100
"""Discord lets people choose no more, and no value in a menu is longer."""


class Question(Modal):
    """A dialogue that asks for one line of text; what is typed comes back as a press of `button`.

    discord.py keeps a question in memory until it is answered, so one that was open while the bot
    restarted cannot be answered any more: Discord itself says so. Nothing is lost by it, since
    what the question is about is in the database and can be asked again.
    """

    def __init__(
        self, button: CustomId, *, title: str, label: str, hint: str, longest: int, typed: str = ""
    ) -> None:
        """Ask under `title` (at most 45 characters), `label` (45) and `hint` (100).

        The answer has 1 to `longest` characters, and is `typed` to begin with.
        """
        # A random id: with two questions of one id, discord.py would forget both with the first.
        super().__init__(title=title, timeout=_FORGOTTEN_AFTER)
        self._press = button.write()
        answer: TextInput[Modal] = TextInput(
            custom_id=_ANSWER, default=typed or None, min_length=1, max_length=longest
        )
        self.add_item(Label(text=label, description=hint, component=answer))

    async def on_submit(self, interaction: Interaction[Client], /) -> None:
        """Hand the answer to the client: one guard there wraps everything that can go wrong."""
        await cast(Presser, interaction.client).press(interaction, self._press)


def chosen(interaction: Interaction[Client]) -> str:
    """Return what was chosen in the select menu that was pressed.

    Raises `Refused` where nothing was, or several things: no menu of ours.
    """
    return chosen_as(interaction, str)


def chosen_as(interaction: Interaction[Client], read: Callable[[str], T]) -> T:
    """Return what was chosen as `read` has it; raises `Refused` for what we have not offered."""
    values = all_chosen_as(interaction, read)
    if len(values) != 1:
        raise Refused(MatchRefusal.BUTTON_OUTDATED)
    return values[0]


def all_chosen_as(interaction: Interaction[Client], read: Callable[[str], T]) -> list[T]:
    """Return everything that was chosen in the menu as `read` has it; raises `Refused` likewise."""
    data = cast(Mapping[str, list[str]], interaction.data)
    try:
        values = data["values"]
        if len(values) > MOST_CHOSEN or any(len(value) > LONGEST_VALUE for value in values):
            raise Refused(MatchRefusal.BUTTON_OUTDATED)
        return [read(value) for value in values]
    except (ValueError, LookupError):
        raise Refused(MatchRefusal.BUTTON_OUTDATED) from None


def all_picked(interaction: Interaction[Client], kind: Literal["users", "channels"]) -> list[int]:
    """Return the ids of the people or channels that were chosen; raises `Refused` for any other.

    Discord sends what it knows of each beside the choice, and nothing of what is not there.
    """
    data = cast(Mapping[str, Mapping[str, Mapping[str, object]]], interaction.data)
    there = data.get("resolved", {}).get(kind, {})
    return all_chosen_as(interaction, {each: int(each) for each in there}.__getitem__)


def answered(interaction: Interaction[Client]) -> str:
    """Return what was typed in the question that was answered; raises `Refused` for no question."""
    for answer in _typed(cast(Mapping[str, object], interaction.data)):
        if isinstance(answer, str) and len(answer) <= LONGEST_TYPED:
            return answer
    raise Refused(MatchRefusal.BUTTON_OUTDATED)


def _typed(component: Mapping[str, object]) -> Iterator[object]:
    """Yield what stands in every field of a submitted dialogue."""
    if component.get("custom_id") == _ANSWER:
        yield component.get("value")
    for part in (component.get("component"), *cast(list[object], component.get("components", []))):
        if isinstance(part, Mapping):
            yield from _typed(part)
