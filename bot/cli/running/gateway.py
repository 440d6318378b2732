"""Finding out whether Discord is there, before anything of the bot is opened."""

import asyncio
import logging
from typing import Final

import discord
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.client.gateway import minimal_intents

_log = logging.getLogger(__name__)

_WITHIN: Final = 30.0
"""Seconds for two requests. discord.py takes 25 of them to ask five times where Discord says that
it is in trouble."""


_FEW_SESSIONS: Final = 100
"""The sessions left of a day's from which on it is worth a word: usually there are a thousand."""


class NoSessionLeft(Exception):
    """Discord allows so many sessions a day, and takes the token away from a bot that wants more.

    The message says when they are back.
    """


class UnreadableAnswer(Exception):
    """What answered is not Discord, or not as we know it."""


async def find_gateway(token: str, shards: int = 0) -> None:
    """Ask Discord who we are and where its gateway is, and let discord.py go there.

    The bot has so many `shards`, or as many as Discord recommends (0), and a session for each.

    Left alone, discord.py goes to Discord's own gateway when a session is lost, whatever the API
    address is. Raises `LoginFailure` for a token that Discord does not know, `NoSessionLeft`,
    `UnreadableAnswer`, and what a request may end in.
    """
    try:
        async with discord.Client(intents=minimal_intents()) as probe:
            async with asyncio.timeout(_WITHIN):
                await probe.http.static_login(token)
                recommended, gateway, sessions = await probe.http.get_bot_gateway()
        remaining, needed = int(sessions["remaining"]), shards or int(recommended)
        minutes = int(sessions["reset_after"]) // 60_000 + 1
        DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
    except (LookupError, TypeError, ValueError) as error:
        raise UnreadableAnswer(f"what answers is not Discord ({error!r})") from error
    if remaining < needed:
        raise NoSessionLeft(f"{remaining} are left today, and more come in {minutes} min")
    if remaining < _FEW_SESSIONS:
        _log.warning("Discord lets the bot begin %d more sessions today", remaining)
