"""The ways to boards in places where the bot can neither post nor edit by itself.

In group conversations, and on servers that have not installed the bot, Discord lets it act through
an interaction alone: for a quarter of an hour after somebody pressed or asked for something.
"""

from collections import OrderedDict
from typing import Final

import discord

MOST: Final = 2000
"""The boards that are remembered, those that were used last."""


class InteractionCache:
    """The last interaction that showed each board outside servers."""

    def __init__(self) -> None:
        """Know no way to any board yet."""
        self._interactions: OrderedDict[int, discord.Interaction] = OrderedDict()

    def open(self, match_id: int, interaction: discord.Interaction) -> None:
        """Remember that `interaction` has shown the board of a match."""
        self._interactions[match_id] = interaction
        self._interactions.move_to_end(match_id)
        if len(self._interactions) > MOST:
            self._interactions.popitem(last=False)

    def last(self, match_id: int) -> discord.Interaction | None:
        """Return the last interaction that showed a board, None when this process saw none."""
        return self._interactions.get(match_id)

    def usable(self, match_id: int) -> discord.Interaction | None:
        """Return the last interaction while Discord lets the bot act through it."""
        interaction = self._interactions.get(match_id)
        return None if interaction is None or interaction.is_expired() else interaction
