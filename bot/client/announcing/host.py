"""The bot, as those see it who tell whole servers something."""

from typing import Protocol

import discord

from bot.kit.texts.texts import Texts


class AnnouncementHost(Protocol):
    """The part of the bot that announcements and roles need."""

    @property
    def user(self) -> discord.ClientUser | None:
        """Return the bot's own user, None before it is logged in."""

    def get_guild(self, guild_id: int, /) -> discord.Guild | None:
        """Return a server on which the bot is, None for any other."""

    def texts_of_server(self, guild_id: int | None) -> Texts:
        """Return the texts for what everyone sees on a server."""
