"""The bot when Discord's gateway says what discord.py cannot read: none of it ends the process."""

from collections.abc import Callable, Iterator

import pytest

from bot.kit.texts.texts import catalogue
from tests.support.storage.engines import outside
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Table
from tests.wire_server import InteractionFailed, JsonObject, WireServer

pytestmark = pytest.mark.asyncio(loop_scope="module")

ANSWER_WITHIN = 3.0
"""Seconds that people wait for an answer that does not come."""

Spoil = Callable[[JsonObject], object]


@pytest.fixture
def table(discord: WireServer, bot: BotProcess) -> Iterator[Table]:
    """Seat two people in a channel of their own. What the bot logs is its own affair here."""
    yield Table(discord)
    discord.check()
    assert discord.failures == []


def without(name: str) -> Spoil:
    """Leave a field out."""
    return lambda data: {key: value for key, value in data.items() if key != name}


def with_value(name: str, value: object) -> Spoil:
    """Send something else in a field."""
    return lambda data: {**data, name: value}


def nothing(_data: JsonObject) -> object:
    """Send null."""
    return None


@pytest.mark.parametrize(
    "spoil",
    [without("id"), with_value("id", None), with_value("channels", "none"), nothing],
    ids=["no id", "null id", "channels of text", "null"],
)
async def test_a_server_that_cannot_be_read_is_played_on_all_the_same(
    discord: WireServer, bot: BotProcess, spoil: Spoil
) -> None:
    discord.spoil("GUILD_CREATE", spoil)
    table = Table(discord)
    await table.sit_down()
    await table.step()
    await bot.expect_log("an event that cannot be read is left out: GUILD_CREATE")


async def test_a_server_that_cannot_be_read_is_not_taken_for_one_that_the_bot_has_left(
    table: Table, discord: WireServer, bot: BotProcess
) -> None:
    await table.sit_down()
    said = bot.log().count("connected; servers: ")
    discord.spoil("GUILD_CREATE", nothing)
    async with discord.expect_ready():
        await discord.drop_gateway(resumable=False)
    await bot.until(lambda: bot.log().count("connected; servers: ") > said)
    await table.step()
    with outside(bot.database) as database:
        assert database.execute("SELECT * FROM left_servers").fetchall() == []


@pytest.mark.parametrize(
    "spoil",
    [
        without("id"),
        with_value("guild_id", "here"),
        with_value("member", "Ann"),
        with_value("type", None),
    ],
    ids=["no id", "server of text", "member of text", "null type"],
)
async def test_an_interaction_that_cannot_be_read_is_the_only_one_lost(
    table: Table, discord: WireServer, spoil: Spoil
) -> None:
    discord.spoil("INTERACTION_CREATE", spoil)
    with pytest.raises(InteractionFailed):
        await table.challenge()
    discord.failures.clear()
    await table.sit_down()


@pytest.mark.parametrize(
    "spoil",
    [without("message"), without("channel"), without("member")],
    ids=["no message", "no channel", "no person"],
)
async def test_a_press_that_lacks_something_is_answered_and_logged_once(
    table: Table, discord: WireServer, bot: BotProcess, spoil: Spoil
) -> None:
    await table.sit_down()
    seen = discord.last_message(table.ann, table.channel)
    logged = []
    for _ in range(3):
        discord.spoil("INTERACTION_CREATE", spoil)
        outcome = await discord.press(table.ann, seen, label=seen.buttons[0].label)
        assert outcome.message.text == catalogue().english("refusal-press-incomplete")
        logged.append(bot.log().count("Discord has sent a press without"))
    assert logged[0] == logged[1] == logged[2] > 0
    await table.step()


async def test_what_cannot_be_read_again_and_again_has_one_traceback(
    table: Table, discord: WireServer, bot: BotProcess
) -> None:
    await table.sit_down()
    said = bot.log().count("Traceback")
    for _ in range(3):
        discord.spoil("INTERACTION_CREATE", with_value("data", 5))
        with pytest.raises(InteractionFailed):
            await table.step()
    assert bot.log().count("Traceback") == said + 1
    discord.failures.clear()


@pytest.mark.parametrize("text", ["no packet", '{"op": 10, "d": null}', "[" * 5000])
async def test_what_is_no_event_at_all_costs_a_moment(
    table: Table, discord: WireServer, bot: BotProcess, text: str
) -> None:
    await table.sit_down()
    sessions = discord.identified
    async with discord.expect_ready():
        discord.send_raw(text)
    await table.step()
    assert discord.identified == sessions, "its session goes on"
    await bot.expect_log("Discord's gateway cannot be read")
