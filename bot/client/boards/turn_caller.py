"""Short messages that mention whoever is on turn, beside the board: an edit notifies nobody."""

import asyncio
import logging

import discord

from bot.client.boards.discord_errors import REQUEST_WITHIN, TROUBLE
from bot.client.boards.host import BoardHost
from bot.features.tables.view.turn_call import turn_call
from bot.match.model.match import Match
from bot.match.model.turn_calls import TurnCall

_log = logging.getLogger(__name__)


class MessageCaller:
    """The port `TurnCaller` on Discord. What Discord refuses is logged, and no more."""

    def __init__(self, host: BoardHost) -> None:
        """Send as `host`."""
        self._host = host

    async def call(self, match: Match, *, quiet: bool) -> int | None:
        """Mention the player on turn, and return the id of the message."""
        place, person = match.place, discord.Object(match.on_turn.user_id)
        channel = self._host.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
        try:
            async with asyncio.timeout(REQUEST_WITHIN):
                message = await channel.send(
                    turn_call(match, self._host.texts_of(match)),
                    allowed_mentions=discord.AllowedMentions(users=[person]),
                    silent=quiet,
                )
        except TROUBLE as error:
            _log.warning("nobody could be called to their turn in match %d: %r", match.id, error)
            return None
        return message.id

    async def take_back(self, call: TurnCall) -> None:
        """Delete a call to a turn, which may be gone already."""
        place = call.place
        channel = self._host.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
        try:
            async with asyncio.timeout(REQUEST_WITHIN):
                await channel.get_partial_message(call.message_id).delete()
        except discord.NotFound:
            return
        except TROUBLE as error:
            _log.warning("a call to a turn in match %d stays: %r", call.match_id, error)
