"""Games in threads of their own, as requests that Discord would take."""

import json

import pytest

from bot.client.boards.threads import HOUR, WEEK
from bot.features.settings.buttons import SettingMenu
from bot.kit.texts.texts import catalogue
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Act, Table
from tests.support.wire.stored import check_nothing_lost, stored_games
from tests.wire_server import CallbackKind, Permission, Thread, WireServer

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def want_threads(table: Table, discord: WireServer) -> None:
    """Let the owner of the server choose threads in the panel of its settings."""
    guild = table.guild
    panel = await discord.command(guild.owner, table.channel, "farkle-admin settings")
    menu = SettingMenu("threads").write()
    await discord.select(guild.owner, panel.message, menu, [json.dumps(True)])


async def sit_down_in_thread(table: Table, discord: WireServer, **options: int) -> Thread:
    """Begin a game, and go to its thread."""
    await want_threads(table, discord)
    await table.sit_down(**options)
    await discord.until(lambda: bool(discord.threads(table.channel)))
    [thread] = discord.threads(table.channel)
    await discord.until(lambda: bool(discord.messages(table.ann, thread)))
    await discord.until(lambda: "continues in" in discord.refresh(table.seen).text)
    table.read(discord.last_message(table.ann, thread))
    return thread


async def test_a_whole_game_in_its_thread(
    table: Table, bot: BotProcess, discord: WireServer
) -> None:
    thread = await sit_down_in_thread(table, discord, target=1000)
    game = table.board.game
    assert game is not None
    assert thread.name == "Farkle: Ann and Ben"
    await discord.until(lambda: {table.ann, table.ben} <= {*thread.members})
    assert thread.minutes == WEEK
    await table.play_to_the_end()
    await discord.until(lambda: thread.minutes == HOUR)
    row = stored_games(bot.database)[game]
    assert row.phase == "finished"
    check_nothing_lost(row, table.notes)


async def test_a_press_opens_a_thread_again(table: Table, discord: WireServer) -> None:
    thread = await sit_down_in_thread(table, discord)
    discord.archive(thread)
    version = table.board.version
    pressed = await table.send(Act("roll"))
    assert pressed.kind is CallbackKind.DEFERRED_UPDATE, "it could not be changed at once"
    await discord.until(lambda: table.read_again().version != version)
    assert not thread.archived
    await table.step()


async def test_without_the_permission_the_game_stays_and_says_why(
    table: Table, bot: BotProcess, discord: WireServer
) -> None:
    await want_threads(table, discord)
    await table.challenge()
    denied = Permission.CREATE_PUBLIC_THREADS
    discord.set_permissions(table.channel, discord.bot, deny=denied)
    await table.press("accept")
    await bot.expect_log("gets no thread")
    await discord.until(  # the word to newcomers may come before it or after it
        lambda: any(
            "couldn't open a thread" in message.text
            for message in discord.messages(table.ann, table.channel)
        )
    )
    await table.press("roll")


async def test_a_press_in_a_locked_thread_is_told_so(
    table: Table, bot: BotProcess, discord: WireServer
) -> None:
    thread = await sit_down_in_thread(table, discord)
    discord.lock(thread)
    pressed = await table.send(Act("roll"))
    assert pressed.message.ephemeral
    told, _, _ = catalogue().texts("en-US")("error-thread-locked").partition("`")
    assert pressed.message.text.startswith(told)
    await bot.expect_log("Thread is locked")  # what was saved could not be shown there
