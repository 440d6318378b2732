"""News of ladders: in the message of a challenge, and after its game."""

import asyncio
import logging
from collections.abc import Awaitable

from bot.client.boards.discord_errors import REQUEST_WITHIN, TROUBLE
from bot.client.boards.host import BoardHost
from bot.client.sending import as_view
from bot.features.ladder.model import Challenge
from bot.features.ladder.view import challenge_card, news_card

_log = logging.getLogger(__name__)


class LadderNews:
    """The port `ChallengeNews` on Discord. What Discord refuses is logged, and no more."""

    def __init__(self, host: BoardHost) -> None:
        """Send as `host`."""
        self._host = host

    async def renew(self, challenge: Challenge) -> None:
        """Show in the message of `challenge` how it was answered."""
        if challenge.message_id is None:
            return
        guild_id, channel_id = challenge.ladder.guild_id, challenge.channel_id
        channel = self._host.get_partial_messageable(channel_id, guild_id=guild_id)
        card = challenge_card(challenge, self._host.texts_of_server(guild_id))
        message = channel.get_partial_message(challenge.message_id)
        await _try(message.edit(view=as_view(card)), challenge)

    async def tell(self, challenge: Challenge) -> None:
        """Say after the game of `challenge`, without a sound, what it has changed."""
        guild_id, channel_id = challenge.ladder.guild_id, challenge.channel_id
        channel = self._host.get_partial_messageable(channel_id, guild_id=guild_id)
        card = news_card(challenge, self._host.texts_of_server(guild_id))
        await _try(channel.send(view=as_view(card), silent=True), challenge)


async def _try(request: Awaitable[object], challenge: Challenge) -> None:
    try:
        async with asyncio.timeout(REQUEST_WITHIN):
            await request
    except TROUBLE as error:
        _log.warning("nobody is told of the challenge %d on a ladder: %r", challenge.id, error)
