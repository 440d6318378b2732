"""The bot with an application that is not set up in the developer portal as it would like it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Table
from tests.support.wire.helpers import openapi
from tests.wire_server import InteractionFailed, JsonObject, Problem, Refusal, WireServer

COMMANDS = "/applications/*/commands"
TOLD = "told Discord of "


@pytest.fixture
async def server() -> AsyncIterator[WireServer]:
    """Run a wire server for one test."""
    async with WireServer(openapi=openapi()) as server:
        yield server
        server.check()


@pytest.fixture
async def bot(server: WireServer, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """Return a bot that is not running yet, and is ended after the test."""
    bot = BotProcess(server, tmp_path)
    yield bot
    if bot.starts:
        await bot.kill()


def specs(server: WireServer) -> dict[str, JsonObject]:
    """Return what Discord has of each command, by name."""
    return {command.name: command.spec for command in server.commands()}


async def play(server: WireServer) -> None:
    """Play a move at a table of one's own."""
    table = Table(server)
    await table.sit_down()
    await table.step()


async def test_commands_are_told_for_what_the_application_supports(
    server: WireServer, bot: BotProcess
) -> None:
    server.application.installs = {0}
    await bot.start()
    await bot.until(lambda: TOLD in bot.log())
    told = specs(server)
    assert told["farkle"]["integration_types"] == [0]
    assert told["farkle"]["contexts"] == [0, 1]
    assert "tick User Install in the developer portal" in bot.log()
    await play(server)
    await bot.stop()

    server.application.installs = {0, 1}
    await bot.start()
    await bot.until(lambda: bot.log().count(TOLD) == 2)
    assert specs(server)["farkle"]["integration_types"] == [0, 1]
    assert bot.log().count("tick User Install") == 1
    assert bot.complaints() == []


async def test_without_servers_their_commands_are_left_out(
    server: WireServer, bot: BotProcess
) -> None:
    server.application.installs = {1}
    await bot.start()
    await bot.expect_log("Tick Guild Install in the developer portal")
    await bot.until(lambda: TOLD in bot.log())
    assert specs(server)["farkle"]["integration_types"] == [1]
    assert "farkle-admin" not in specs(server)
    assert bot.complaints() == []


async def test_what_discord_refuses_is_left_out_of_the_next_attempt(
    server: WireServer, bot: BotProcess
) -> None:
    unsupported = Problem((0, "integration_types", 1), "WRONG", "not supported")
    refused = Refusal(400, 50035, "Invalid Form Body", (unsupported,))
    server.inject("PUT", COMMANDS, refused)
    await bot.start()
    await bot.expect_log("Discord refuses the commands: Invalid Form Body")
    await bot.expect_log("for servers alone, since Discord has refused them: farkle. ")
    assert specs(server)["farkle"]["integration_types"] == [0]
    await play(server)
    await bot.stop()

    await bot.start()
    await bot.until(lambda: bot.log().count(TOLD) == 2)
    assert specs(server)["farkle"]["integration_types"] == [0, 1]
    assert bot.complaints() == []


async def test_a_list_that_is_refused_whole_is_tried_again(
    server: WireServer, bot: BotProcess
) -> None:
    server.inject("PUT", COMMANDS, Refusal(400, 50035, "Invalid Form Body"))
    await bot.start()
    await bot.expect_log("Discord refuses the commands: Invalid Form Body")
    await bot.expect_log("Discord cannot be told of the commands: 400")
    await bot.until(lambda: TOLD in bot.log())
    await play(server)
    assert bot.complaints() == []


async def test_the_command_of_an_activity_is_kept(server: WireServer, bot: BotProcess) -> None:
    launch = server.add_entry_point()
    await bot.start()
    await bot.expect_log("Entry Point command")  # 50240
    await bot.until(lambda: TOLD in bot.log())
    assert {launch.name, "farkle"} <= specs(server).keys()
    assert specs(server)[launch.name]["handler"] == 2
    await play(server)
    assert bot.complaints() == []


async def test_an_endpoint_that_takes_all_presses_is_told(
    server: WireServer, bot: BotProcess
) -> None:
    server.application.endpoint_url = "https://elsewhere.example/interactions"
    await bot.start()
    await bot.expect_log("nobody can play: Discord sends commands and presses to the interactions")
    await bot.expect_log("interaction endpoint URL set")  # discord.py's own words
    await bot.until(lambda: TOLD in bot.log())
    table = Table(server)
    with pytest.raises(InteractionFailed):
        await table.sit_down()
    server.application.endpoint_url = None
    await play(server)
    assert bot.complaints() == []
