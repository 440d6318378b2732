"""The one class that all buttons and select menus of the bot are made of."""

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
        """Answer the press of the button `custom_id`; never raises.

        A choice in a select menu is a press too; what was chosen is in `interaction.data`.
        """


Menu = Select[LayoutView] | ChannelSelect[LayoutView] | UserSelect[LayoutView]
Pressable = Button[LayoutView] | Menu


class BoardButton(DynamicItem[Pressable], template=r"fk\d+:.+"):
    """A button or select menu that still works after a restart.

    Its template matches every prefix that was ever sent, so old buttons are answered too. One class
    serves both types of components, because discord.py calls every class whose template matches.
    Register it once with `Client.add_dynamic_items`; the client must be a `Presser`.
    """

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Client], item: Item[LayoutView], match: re.Match[str], /
    ) -> Self:
        """Return the button that was pressed; the client reads its id."""
        del interaction, match
        return cls(cast(Pressable, item))

    async def callback(self, interaction: Interaction[Client]) -> None:
        """Hand the press to the client, whose guard handles every error."""
        await cast(Presser, interaction.client).press(interaction, self.custom_id)


def board_button(
    button: CustomId,
    label: str,
    *,
    style: ButtonStyle = ButtonStyle.secondary,
    emoji: PartialEmoji | None = None,
    disabled: bool = False,
) -> BoardButton:
    """Return a new button with `label` (at most 80 characters) that carries `button`."""
    return BoardButton(
        Button(custom_id=button.write(), label=label, style=style, emoji=emoji, disabled=disabled)
    )


def board_select(
    button: CustomId, options: Iterable[SelectOption], placeholder: str | None = None
) -> BoardButton:
    """Return a new select menu of at most 25 `options`, of which one can be chosen.

    While none is chosen, the menu shows `placeholder` (at most 150 characters).
    """
    return BoardButton(
        Select(custom_id=button.write(), options=list(options), placeholder=placeholder)
    )


def board_channels(button: CustomId, empty: str, chosen: Iterable[int]) -> BoardButton:
    """Return a new menu of the server's channels, in which 0 to 25 can be chosen.

    `chosen` are the ids of those chosen already; without any the menu shows `empty` (at most 150
    characters).
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
    """Return a new menu of people, in which 0 to 25 can be chosen.

    `chosen` are the ids of those chosen already; without any the menu shows `empty` (at most 150
    characters).
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
    """Return a button that opens `url`; its press never reaches the bot."""
    return Button(label=label, url=url)
