"""Private messages about a streak in the daily game, to whoever wants them."""

import asyncio
import logging
from typing import Protocol

import discord

from bot.client.boards.discord_errors import REQUEST_WITHIN, TROUBLE, in_short
from bot.features.announcements.view import streak_message
from bot.features.daily.model import EndingStreak
from bot.kit.texts.texts import Texts

_log = logging.getLogger(__name__)


class StreakHost(Protocol):
    """The part of the bot that it takes."""

    async def fetch_user(self, user_id: int, /) -> discord.User:
        """Ask Discord for a person."""

    def texts_of_server(self, guild_id: int | None) -> Texts:
        """Return the texts for what everyone sees on a server."""


class StreakMessages:
    """Sends them in the language of the server where somebody played last."""

    def __init__(self, host: StreakHost) -> None:
        """Send as `host`."""
        self._host = host

    async def send(self, streak: EndingStreak, until: int) -> bool:
        """Tell somebody that their streak ends at `until`.

        Returns False if they take no messages from the bot, or are gone.
        """
        message = streak_message(streak, until, self._host.texts_of_server(streak.guild_id))
        try:
            async with asyncio.timeout(REQUEST_WITHIN):
                person = await self._host.fetch_user(streak.user_id)
                await person.send(message)
        except (discord.Forbidden, discord.NotFound):
            return False
        except TROUBLE as error:
            _log.info("somebody is not reminded of the daily game: %s", in_short(error))
        return True
