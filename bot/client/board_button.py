"""How discord.py tells the client of a press on a button, or a choice in a menu."""

import re
from typing import Protocol, Self, cast

from discord import Client, Interaction
from discord.ui import Button, ChannelSelect, DynamicItem, Item, LayoutView, Select, UserSelect


class Presser(Protocol):
    """What the bot's client does with a press."""

    async def press(self, interaction: Interaction[Client], custom_id: str) -> None:
        """Answer the press of the button `custom_id`; never raises.

        A choice in a select menu is a press too; what was chosen is in `interaction.data`.
        """


_Menu = Select[LayoutView] | ChannelSelect[LayoutView] | UserSelect[LayoutView]
_Pressable = Button[LayoutView] | _Menu


class BoardButton(DynamicItem[_Pressable], template=r"fk\d+:.+"):
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
        return cls(cast(_Pressable, item))

    async def callback(self, interaction: Interaction[Client]) -> None:
        """Hand the press to the client, whose guard handles every error."""
        await cast(Presser, interaction.client).press(interaction, self.custom_id)
