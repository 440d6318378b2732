"""What Discord would refuse is told in the sandbox's log, though the simulated one takes it."""

import logging

import discord
import pytest
from discord.ext import commands
from discord.http import Route
from simcord import HttpLogEntry

from sandbox.limits import refused_of
from sandbox.world import open_world

BLANK: dict[str, object] = {"type": 10, "content": " "}
FINE: dict[str, object] = {"type": 10, "content": "Ann is to play"}
V2 = discord.MessageFlags(components_v2=True).value


def request(json: object) -> HttpLogEntry:
    return HttpLogEntry("POST", "/somewhere", {}, json, None)


@pytest.mark.parametrize("component", [FINE, BLANK])
@pytest.mark.parametrize("wrapped", [False, True])
def test_messages_are_checked_and_answers_to_interactions(
    component: dict[str, object], *, wrapped: bool
) -> None:
    message = {"components": [component]}
    sent = request({"type": 7, "data": message} if wrapped else message)
    assert len(refused_of(sent)) == (component is BLANK)


@pytest.mark.parametrize(
    "json",
    [
        None,
        [BLANK],
        {"content": "no layout"},
        {"type": 6},
        {"type": 9, "data": {"components": [{"type": 18}]}},  # a dialogue has parts of its own
    ],
)
def test_what_is_no_layout_is_let_be(json: object) -> None:
    assert refused_of(request(json)) == []


async def test_the_log_tells_of_it(caplog: pytest.LogCaptureFixture) -> None:
    bot = commands.AutoShardedBot(command_prefix=(), intents=discord.Intents(guilds=True))
    async with open_world(lambda: bot) as world:
        address = Route("POST", "/channels/{channel_id}/messages", channel_id=world.table.id)
        with caplog.at_level(logging.ERROR, "sandbox"):
            for component in (FINE, BLANK):
                await bot.http.request(address, json={"components": [component], "flags": V2})
    [told] = [record.message for record in caplog.records if record.name == "sandbox.real_time"]
    assert "the content of a text_display" in told
