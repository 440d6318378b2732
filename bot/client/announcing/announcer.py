"""Announcements in channels: silent, and there once though they may be posted twice."""

import asyncio
import logging
from typing import Final

import discord

from bot.client.announcing.host import AnnouncementHost
from bot.client.boards.discord_errors import REQUEST_WITHIN, TROUBLE, in_short, is_passing
from bot.client.boards.editor import PAUSES
from bot.client.sending import as_view
from bot.features.announcements.model.announcement import Announcement
from bot.features.announcements.ports import Sent
from bot.features.announcements.view import announcement_card

_log = logging.getLogger(__name__)

_UNKNOWN_CHANNEL: Final = 10003
"""Discord's code for a channel that was deleted."""


class ChannelAnnouncer:
    """The port `Announcer` on Discord."""

    def __init__(self, host: AnnouncementHost) -> None:
        """Post as `host`."""
        self._host = host

    def is_on(self, guild_id: int) -> bool:
        """Tell whether the bot is on a server, as far as it knows now."""
        guild = self._host.get_guild(guild_id)
        return guild is not None and not guild.unavailable

    def may_post(self, guild_id: int, channel_id: int) -> bool:
        """Tell whether the bot may post in a channel of a server."""
        return isinstance(self._open_channel(guild_id, channel_id), discord.TextChannel)

    async def post(
        self, guild_id: int, channel_id: int, announcement: Announcement, nonce: str
    ) -> Sent:
        """Post an announcement without a sound. Discord knows it again by its `nonce` for a time.

        While Discord is in trouble it is tried a few times.
        """
        channel = self._open_channel(guild_id, channel_id)
        if isinstance(channel, Sent):
            return channel  # Discord is not asked: it counts what it has to refuse
        card = announcement_card(announcement, self._host.texts_of_server(guild_id))
        for pause in (*PAUSES, None):
            try:
                async with asyncio.timeout(REQUEST_WITHIN):
                    await channel.send(
                        view=as_view(card),
                        silent=True,
                        nonce=nonce,
                        allowed_mentions=discord.AllowedMentions.none(),
                    )
            except TROUBLE as error:
                if not is_passing(error):
                    return _refused(guild_id, error)
                if pause is None:
                    _log.warning("server %d has no announcement yet: %s", guild_id, in_short(error))
                    break
                await asyncio.sleep(pause)
            else:
                return Sent.POSTED
        return Sent.UNREACHED

    def _open_channel(self, guild_id: int, channel_id: int) -> discord.TextChannel | Sent:
        """Return a channel in which the bot may post, or what would become of a message."""
        guild = self._host.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return Sent.UNREACHED
        channel = guild.get_channel(channel_id)
        if not isinstance(channel, discord.TextChannel):
            return Sent.GONE
        allowed = channel.permissions_for(guild.me)
        return channel if allowed.view_channel and allowed.send_messages else Sent.CLOSED


def _refused(guild_id: int, error: Exception) -> Sent:
    _log.warning("server %d cannot be told anything: %r", guild_id, error)
    if isinstance(error, discord.HTTPException) and error.code == _UNKNOWN_CHANNEL:
        return Sent.GONE
    return Sent.CLOSED if isinstance(error, discord.Forbidden) else Sent.REFUSED
