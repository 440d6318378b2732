"""Finding out whether Discord is there, before anything of the bot is opened."""

import asyncio
from typing import Final

import discord
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.client.gateway import minimal_intents

_WITHIN: Final = 30.0
"""Seconds for two requests. discord.py takes 25 of them to ask five times where Discord says that
it is in trouble."""


class UnreadableAnswer(Exception):
    """What answered is not Discord, or not as we know it."""


async def find_gateway(token: str) -> None:
    """Ask Discord who we are and where its gateway is, and let discord.py go there.

    Left alone, discord.py goes to Discord's own gateway when a session is lost, whatever the API
    address is. Raises `LoginFailure` for a token that Discord does not know, `UnreadableAnswer`,
    and what a request may end in.
    """
    try:
        async with discord.Client(intents=minimal_intents()) as probe:
            async with asyncio.timeout(_WITHIN):
                await probe.http.static_login(token)
                _, gateway, _ = await probe.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
    except (LookupError, TypeError, ValueError) as error:
        raise UnreadableAnswer(f"what answers is not Discord ({error!r})") from error
