"""The bot while Discord is not there, or refuses what it asks at the start."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.cli.running import gateway
from bot.cli.running.gateway import find_gateway
from bot.cli.running.version import version
from bot.database.opening import Address
from tests.support.wire.bot_process import START_WITHIN, BotProcess
from tests.support.wire.game import Table
from tests.support.wire.helpers import openapi
from tests.support.wire.stored import change_database
from tests.wire_server import JsonObject, Refusal, Silence, WireServer

COMMANDS = "/applications/*/commands"
EMOJIS = "/applications/*/emojis"


@pytest.fixture
async def server() -> AsyncIterator[WireServer]:
    """Run a wire server for one test."""
    async with WireServer(openapi=openapi()) as server:
        yield server
        server.check()


@pytest.fixture
async def bot(server: WireServer, tmp_path: Path, address: Address) -> AsyncIterator[BotProcess]:
    """Return a bot that is not running yet, and is ended after the test."""
    bot = BotProcess(server, tmp_path, address)
    yield bot
    if bot.starts:
        await bot.kill()


async def play(server: WireServer) -> None:
    """Play a few moves at a table of one's own."""
    table = Table(server)
    await table.sit_down()
    for _ in range(4):
        await table.step()


async def test_it_waits_until_discord_is_there(server: WireServer, bot: BotProcess) -> None:
    await server.refuse()
    await bot.spawn()
    await bot.expect_log(f"Discord cannot be reached at {server.api_base}: ", START_WITHIN)
    await asyncio.sleep(2)  # another attempt
    if isinstance(bot.database, Path):
        assert bot.database.read_bytes() == b"", "nobody's time runs meanwhile"

    async with server.expect_ready(START_WITHIN):
        await server.listen()

    await play(server)
    assert bot.log().count("cannot be reached") == 1, "it says so once a minute"
    assert bot.complaints() == []


@pytest.mark.usefixtures("path")  # a server has no size of its own
async def test_the_log_tells_which_bot_it_is(server: WireServer, bot: BotProcess) -> None:
    await bot.start()
    link = "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands&"
    await bot.expect_log(f"; servers: 0; to invite the bot: {link.format(server.bot.id)}")
    assert f" {version()} on the database {bot.database}, which is new" in bot.log()
    assert await bot.stop() == 0
    Table(server)
    await bot.start()
    await bot.expect_log("; servers: 1; to invite the bot: ")
    size = bot.log().rpartition(f"on the database {bot.database}, ")[2].partition("\n")[0]
    assert re.fullmatch(r"0\.\d MB", size)
    assert bot.complaints() == []


async def test_a_silent_discord_is_noticed(
    server: WireServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Route, "BASE", server.api_base)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    server.inject("GET", "/users/@me", Silence())
    with monkeypatch.context() as soon:
        soon.setattr(gateway, "_WITHIN", 0.5)
        with pytest.raises(TimeoutError):
            await find_gateway(server.token)
    await find_gateway(server.token)


@pytest.mark.parametrize(
    ("path", "answer"),
    [
        ("/users/@me", Refusal(403, message="banned for a while")),
        ("/gateway/bot", Refusal(503)),
        ("/gateway/bot", Refusal(200, message="a page of somebody else's")),
        ("/oauth2/applications/@me", Refusal(503)),
    ],
)
async def test_it_waits_while_discord_is_in_trouble(
    server: WireServer, bot: BotProcess, path: str, answer: Refusal
) -> None:
    trouble = server.inject("GET", path, answer)
    await bot.start()
    assert trouble.hits == 1
    await bot.expect_log("Discord cannot be reached")
    await play(server)
    assert bot.complaints() == []


async def test_it_waits_for_the_gateway(server: WireServer, bot: BotProcess) -> None:
    server.refuse_gateway(2)
    await bot.start()
    await bot.expect_log("Discord's gateway cannot be reached: 503")
    await play(server)
    assert bot.complaints() == []


async def test_it_can_be_told_to_stop_while_it_waits(server: WireServer, bot: BotProcess) -> None:
    await server.refuse()
    await bot.spawn()
    await bot.expect_log("Discord cannot be reached", START_WITHIN)
    assert await bot.stop() == 0
    assert bot.complaints() == []


async def test_it_plays_on_while_it_may_not_tell_of_its_commands(
    server: WireServer, bot: BotProcess
) -> None:
    await bot.start()
    assert await bot.stop() == 0
    change_database(bot.database, "DELETE FROM notes WHERE key LIKE ?", "commands:%")
    told = bot.log().count("told Discord of ")
    faults = [server.inject("PUT", COMMANDS, Refusal(status)) for status in (403, 500, 503)]

    await bot.start()
    await bot.expect_log("Discord cannot be told of the commands: 403")
    await play(server)

    await bot.until(lambda: bot.log().count("told Discord of ") > told)
    assert [fault.hits for fault in faults] == [1, 1, 1]
    assert bot.complaints() == []


async def test_dice_are_plain_until_discord_lists_its_emojis(
    server: WireServer, bot: BotProcess
) -> None:
    listing = server.inject("GET", EMOJIS, Refusal(403), times=2)
    await bot.start()
    await bot.expect_log("dice are plain text for now: 403")
    await play(server)
    await bot.until(lambda: "uploaded the dice" in bot.log())
    assert listing.hits == 2
    assert bot.complaints() == []


async def test_sessions_that_cannot_be_read_from_their_beginning_are_begun_anew(
    server: WireServer, bot: BotProcess
) -> None:
    def then_without_servers(ready: JsonObject) -> object:
        server.spoil("READY", lambda ready: {**ready, "guilds": None})
        return {name: value for name, value in ready.items() if name != "session_id"}

    server.spoil("READY", then_without_servers)
    await bot.start()
    await bot.until(lambda: server.identified == 3)
    await play(server)
    await bot.expect_log("Discord's gateway cannot be read: KeyError('session_id')")
    assert bot.complaints() == []


@pytest.mark.parametrize(
    ("code", "advice"),
    [
        (4004, "the Bot page"),
        *((code, "FARKLE_SHARDS") for code in (4010, 4011)),
        *((code, "Update the bot") for code in (4012, 4013, 4014)),
    ],
)
async def test_what_the_gateway_refuses_for_good_ends_it(
    server: WireServer, bot: BotProcess, code: int, advice: str
) -> None:
    await bot.start()
    await server.drop_gateway(code=code)
    assert await bot.gone() == 2
    last = bot.log().splitlines()[-1]
    assert advice in last
    assert "Traceback" not in bot.log()


async def test_it_begins_no_session_when_none_is_left(server: WireServer, bot: BotProcess) -> None:
    server.application.sessions = 0
    await bot.spawn()
    await bot.expect_log("begin no session: 0 are left today", START_WITHIN)
    assert server.connections == 0
    server.application.sessions = 50
    async with server.expect_ready(START_WITHIN):
        pass
    await bot.expect_log("begin 50 more sessions today")
    assert bot.complaints() == []
