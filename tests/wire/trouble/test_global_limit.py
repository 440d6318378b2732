"""Requests while Discord limits the whole bot."""

import asyncio

import discord
import pytest
from discord.http import Route

from bot.client import backoff
from bot.client.backoff import outlive_global_limits
from tests.support.wire.helpers import openapi
from tests.wire_server import RateLimit, WireServer


async def test_one_that_is_given_up_does_not_hold_back_all_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(backoff, "LONGEST_LIMIT", 0.2)
    async with (
        WireServer(openapi=openapi()) as server,
        discord.Client(intents=discord.Intents.none()) as client,
    ):
        monkeypatch.setattr(Route, "BASE", server.api_base)
        await client.http.static_login(server.token)
        outlive_global_limits(client.http)
        limited = server.inject("GET", "/gateway/bot", RateLimit(60, everywhere=True))
        given_up = asyncio.create_task(client.http.get_bot_gateway())
        await server.until(lambda: limited.hits == 1)
        await asyncio.sleep(0.1)
        given_up.cancel()

        async with asyncio.timeout(10):
            await client.http.get_bot_gateway()
        server.check()
