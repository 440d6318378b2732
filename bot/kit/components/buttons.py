"""The one kind of button, and of select menu, that everything of ours is made of."""

import re
from collections.abc import Iterable
from typing import Protocol, Self, cast

from discord import (
    ButtonStyle,
    ChannelType,
    Client,
    Interaction,
    Object,
    PartialEmoji,
    SelectOption,
)
from discord.ui import Button, ChannelSelect, DynamicItem, Item, LayoutView, Select, UserSelect

from bot.kit.components.custom_ids import CustomId


class Presser(Protocol):
    """What the bot's client does with a press."""

    async def press(self, interaction: Interaction[Client], custom_id: str) -> None:
        """Answer the press of the button `custom_id`, whatever it is and whatever goes wrong.

        A choice in a select menu is a press too; what was chosen is in `interaction.data`.
        """


Menu = Select[LayoutView] | ChannelSelect[LayoutView] | UserSelect[LayoutView]
Pressable = Button[LayoutView] | Menu


class BoardButton(DynamicItem[Pressable], template=r"fk\d+:.+"):
    """A button or select menu that works whether or not this process drew it.

    The template takes every prefix there ever was, so that old buttons are answered too; one class
    serves both kinds, because discord.py calls every class whose template fits. Register it once
    with `Client.add_dynamic_items`; its client must be a `Presser`.
    """

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Client], item: Item[LayoutView], match: re.Match[str], /
    ) -> Self:
        """Return the button that was pressed; its client knows what to make of it."""
        del interaction, match
        return cls(cast(Pressable, item))

    async def callback(self, interaction: Interaction[Client]) -> None:
        """Hand the press to the client: one guard there wraps everything that can go wrong."""
        await cast(Presser, interaction.client).press(interaction, self.custom_id)


def board_button(
    button: CustomId,
    label: str,
    *,
    style: ButtonStyle = ButtonStyle.secondary,
    emoji: PartialEmoji | None = None,
    disabled: bool = False,
) -> BoardButton:
    """Return a fresh button with `label` (at most 80 characters) that asks for `button`."""
    return BoardButton(
        Button(custom_id=button.write(), label=label, style=style, emoji=emoji, disabled=disabled)
    )


def board_select(
    button: CustomId, options: Iterable[SelectOption], placeholder: str | None = None
) -> BoardButton:
    """Return a fresh select menu of at most 25 `options`, of which one is chosen.

    While none is, the menu shows `placeholder` (at most 150 characters).
    """
    return BoardButton(
        Select(custom_id=button.write(), options=list(options), placeholder=placeholder)
    )


def board_channels(button: CustomId, empty: str, chosen: Iterable[int]) -> BoardButton:
    """Return a fresh menu of the server's channels, up to 25 of which may be chosen, or none.

    It says `empty` (at most 150 characters) when there are none, and `chosen` are their ids.
    """
    return BoardButton(
        ChannelSelect(
            custom_id=button.write(),
            placeholder=empty,
            min_values=0,
            max_values=25,
            channel_types=[ChannelType.text, ChannelType.voice, ChannelType.forum],
            default_values=[Object(channel_id) for channel_id in chosen],
        )
    )


def board_people(button: CustomId, empty: str, chosen: Iterable[int]) -> BoardButton:
    """Return a fresh menu of people, up to 25 of whom may be chosen, or nobody.

    It says `empty` (at most 150 characters) when there is nobody, and `chosen` are their ids.
    """
    return BoardButton(
        UserSelect(
            custom_id=button.write(),
            placeholder=empty,
            min_values=0,
            max_values=25,
            default_values=[Object(user_id) for user_id in chosen],
        )
    )


def link_button(label: str, url: str) -> Button[LayoutView]:
    """Return a button that opens `url`; Discord itself answers it."""
    return Button(label=label, url=url)
