"""The buttons and select menus of the bot, which still work after a restart."""

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from bot.kit.components.bounds import MOST_OPTIONS
from bot.kit.components.custom_ids import CustomId
from bot.kit.components.parts import (
    Button,
    ButtonStyle,
    Emoji,
    EntitySelect,
    Kind,
    LinkButton,
    SelectOption,
    StringSelect,
)


class _Channel(IntEnum):
    """Discord's numbers for the kinds of channels in which games may be played."""

    TEXT = 0
    VOICE = 2
    FORUM = 15


class _Postable(IntEnum):
    """Discord's numbers for those in which a message can stand for everybody to read."""

    TEXT = 0
    NEWS = 5


_CHANNELS: Final = tuple(kind.value for kind in _Channel)
_POSTABLE: Final = tuple(kind.value for kind in _Postable)


def board_button(
    button: CustomId,
    label: str,
    *,
    style: ButtonStyle = ButtonStyle.SECONDARY,
    emoji: Emoji | None = None,
    disabled: bool = False,
) -> Button:
    """Return a button with `label` (at most 80 characters) that carries `button`."""
    return Button(button.write(), label, style, emoji, disabled)


def board_select(
    button: CustomId, options: Iterable[SelectOption], placeholder: str | None = None
) -> StringSelect:
    """Return a select menu of at most 25 `options`, of which one can be chosen.

    While none is chosen, the menu shows `placeholder` (at most 150 characters).
    """
    return StringSelect(button.write(), tuple(options), placeholder)


def within_menu(options: Iterable[SelectOption]) -> list[SelectOption]:
    """Return as many of `options` as fit in a menu: the first ones, and the one that is chosen."""
    offered = list(options)
    beyond = [option for option in offered[MOST_OPTIONS:] if option.default]
    return [*offered[: MOST_OPTIONS - len(beyond)], *beyond]


def board_channels(button: CustomId, empty: str, chosen: Iterable[int]) -> EntitySelect:
    """Return a menu of the server's channels, in which 0 to 25 can be chosen.

    `chosen` are the ids of those chosen already; without any the menu shows `empty` (at most 150
    characters).
    """
    return EntitySelect(
        Kind.CHANNEL_SELECT, button.write(), empty, tuple(chosen), MOST_OPTIONS, _CHANNELS
    )


def board_options(button: CustomId, empty: str, options: Iterable[SelectOption]) -> StringSelect:
    """Return a menu of at most 25 `options`, of which any can be chosen.

    While none is chosen, the menu shows `empty` (at most 150 characters).
    """
    return StringSelect(button.write(), tuple(options), empty, several=True)


def board_channel(button: CustomId, empty: str, chosen: int | None) -> EntitySelect:
    """Return a menu of the channels in which messages can be posted; one can be chosen, or none.

    While none is `chosen`, the menu shows `empty` (at most 150 characters).
    """
    return EntitySelect(Kind.CHANNEL_SELECT, button.write(), empty, _one(chosen), 1, _POSTABLE)


def board_role(button: CustomId, empty: str, chosen: int | None) -> EntitySelect:
    """Return a menu of the server's roles; one can be chosen, or none.

    While none is `chosen`, the menu shows `empty` (at most 150 characters).
    """
    return EntitySelect(Kind.ROLE_SELECT, button.write(), empty, _one(chosen), 1)


def board_people(button: CustomId, empty: str, chosen: Iterable[int]) -> EntitySelect:
    """Return a menu of people, in which 0 to 25 can be chosen.

    `chosen` are the ids of those chosen already; without any the menu shows `empty` (at most 150
    characters).
    """
    return EntitySelect(Kind.USER_SELECT, button.write(), empty, tuple(chosen), MOST_OPTIONS)


def board_person(button: CustomId, empty: str) -> EntitySelect:
    """Return a menu of people, in which one can be chosen; `empty` is what it shows before."""
    return EntitySelect(Kind.USER_SELECT, button.write(), empty, (), 1)


def link_button(label: str, url: str) -> LinkButton:
    """Return a button that opens `url`; its press never reaches the bot."""
    return LinkButton(label, url)


def _one(chosen: int | None) -> tuple[int, ...]:
    return () if chosen is None else (chosen,)
