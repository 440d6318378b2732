"""Where an interaction happens, and what people choose in menus and type in dialogues."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, TypeVar, cast

from discord import Client, Guild, Interaction
from discord.ui import Label, Modal, TextInput

from bot.kit.components.bounds import LONGEST_OPTION, MOST_OPTIONS
from bot.kit.components.question import Question
from bot.kit.components.raw import RawComponent
from bot.match.model.errors import Refused
from bot.match.model.match import Person, Place
from bot.match.model.refusals import MatchRefusal
from bot.match.model.visible_text import LONGEST_TYPED

T = TypeVar("T")

_FORGOTTEN_AFTER = 15 * 60
"""Seconds after which discord.py forgets an unanswered question, which it need not know."""
_ANSWER = "answer"


class _Dialogue(Modal):
    """A question as a modal dialogue of discord.py.

    Its id is that of the press that an answer is: `Client.on_interaction` takes it, also after a
    restart, or when discord.py has forgotten the question.
    """

    def __init__(self, question: Question) -> None:
        custom_id = question.button.write()
        super().__init__(title=question.title, timeout=_FORGOTTEN_AFTER, custom_id=custom_id)
        answer: TextInput[Modal] = TextInput(
            custom_id=_ANSWER,
            default=question.typed or None,
            min_length=1,
            max_length=question.longest,
        )
        self.add_item(Label(text=question.label, description=question.hint, component=answer))


async def ask(interaction: Interaction[Client], question: Question) -> None:
    """Answer a press with the dialogue of `question`."""
    await interaction.response.send_modal(_Dialogue(question))


def components_of(interaction: Interaction[Client]) -> list[RawComponent]:
    """Return the components of the message whose button was pressed."""
    assert interaction.message is not None  # Discord sends it with every press
    return [component.to_dict() for component in interaction.message.components]


def chosen(interaction: Interaction[Client]) -> str:
    """Return the value that was chosen in a select menu.

    Raises `Refused` unless exactly one was, which no menu of the bot allows.
    """
    return chosen_as(interaction, str)


def chosen_as(interaction: Interaction[Client], read: Callable[[str], T]) -> T:
    """Return the chosen value as `read` parses it; raises `Refused` for one not offered."""
    values = all_chosen_as(interaction, read)
    if len(values) != 1:
        raise Refused(MatchRefusal.BUTTON_OUTDATED)
    return values[0]


def all_chosen_as(interaction: Interaction[Client], read: Callable[[str], T]) -> list[T]:
    """Return all chosen values as `read` parses them; raises `Refused` for one not offered.

    `read` raises `ValueError` or `LookupError` for such a value.
    """
    data = cast(Mapping[str, list[str]], interaction.data)
    try:
        values = data["values"]
        if len(values) > MOST_OPTIONS or any(len(value) > LONGEST_OPTION for value in values):
            raise Refused(MatchRefusal.BUTTON_OUTDATED)
        return [read(value) for value in values]
    except (ValueError, LookupError):
        raise Refused(MatchRefusal.BUTTON_OUTDATED) from None


def all_picked(
    interaction: Interaction[Client], kind: Literal["users", "channels", "roles"]
) -> list[int]:
    """Return the ids of the chosen people, channels or roles.

    Raises `Refused` for an id that Discord did not resolve, which means that it does not exist.
    """
    data = cast(Mapping[str, Mapping[str, Mapping[str, object]]], interaction.data)
    there = data.get("resolved", {}).get(kind, {})
    return all_chosen_as(interaction, {value: int(value) for value in there}.__getitem__)


def picked(
    interaction: Interaction[Client], kind: Literal["users", "channels", "roles"]
) -> int | None:
    """Return the id of the chosen person, channel or role, None if none was chosen.

    Raises `Refused` as `all_picked` does, and if several were, which no menu of one allows.
    """
    ids = all_picked(interaction, kind)
    if len(ids) > 1:
        raise Refused(MatchRefusal.BUTTON_OUTDATED)
    return ids[0] if ids else None


def picked_person(interaction: Interaction[Client]) -> Person | None:
    """Return the one person who was chosen, None for a bot.

    Raises `Refused` unless exactly one was, who exists.
    """
    user_id = picked(interaction, "users")
    if user_id is None:
        raise Refused(MatchRefusal.BUTTON_OUTDATED)
    data = cast(Mapping[str, Mapping[str, Mapping[str, Mapping[str, object]]]], interaction.data)
    user = data["resolved"]["users"][str(user_id)]
    if user.get("bot"):
        return None
    member = data["resolved"].get("members", {}).get(str(user_id), {})
    name = member.get("nick") or user.get("global_name") or user.get("username")
    return Person(user_id, str(name))


def is_member(interaction: Interaction[Client], user_id: int) -> bool:
    """Tell whether a chosen person is on the server of the menu."""
    data = cast(Mapping[str, Mapping[str, Mapping[str, object]]], interaction.data)
    return str(user_id) in data["resolved"].get("members", {})


def answered(interaction: Interaction[Client]) -> str:
    """Return what was typed into a question; raises `Refused` if nothing was."""
    for answer in _typed(cast(Mapping[str, object], interaction.data)):
        if isinstance(answer, str) and len(answer) <= LONGEST_TYPED:
            return answer
    raise Refused(MatchRefusal.BUTTON_OUTDATED)


def _typed(component: Mapping[str, object]) -> Iterator[object]:
    """Yield the content of every field of a submitted dialogue."""
    if component.get("custom_id") == _ANSWER:
        yield component.get("value")
    for part in (component.get("component"), *cast(list[object], component.get("components", []))):
        if isinstance(part, Mapping):
            yield from _typed(part)


def guild_of(interaction: Interaction[Any]) -> Guild | None:
    """Return the server where an interaction happens.

    None in private channels, and on a server of which the bot is no member: somebody who has
    installed it for themselves brought it along.
    """
    if interaction.guild_id is None:
        return None
    guild: Guild | None = interaction.client.get_guild(interaction.guild_id)
    return guild


def place_of(interaction: Interaction[Any]) -> Place:
    """Return where an interaction happens."""
    assert interaction.channel_id is not None  # only pings and the like have none
    guild = guild_of(interaction)
    return Place(None if guild is None else guild.id, interaction.channel_id)


def server_of(interaction: Interaction[Any]) -> int:
    """Return the server where an interaction happens, or raise `Refused` outside servers."""
    guild = guild_of(interaction)
    if guild is None:
        raise Refused(MatchRefusal.SERVER_ONLY)
    return guild.id
