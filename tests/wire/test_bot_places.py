"""Whole games where there is no server of the bot's own: private, in groups, brought along."""

import pytest

from sandbox.wire import Channel, Permission, WireServer

from .bot_process import BotProcess
from .game import Act, Table, read_board
from .stored import check_nothing_lost, stored_games

pytestmark = pytest.mark.asyncio(loop_scope="module")


def seat_in(table: Table, channel: Channel) -> None:
    """Let the game be played in `channel` by people who have installed the bot for themselves."""
    table.ann.installed = table.ben.installed = True
    table.channel = channel


async def play_a_game(table: Table, bot: BotProcess) -> None:
    """Play a whole game, whose figures count nowhere."""
    await table.sit_down(target=1000)
    game = table.board.game
    assert game is not None
    await table.play_to_the_end()
    row = stored_games(bot.database)[game]
    assert row.phase == "finished"
    check_nothing_lost(row, table.notes)
    refused = await table.server.command(table.ann, table.channel, "farkle leaderboard")
    assert refused.message.ephemeral
    assert "games count nowhere" in refused.message.text


async def test_a_group_plays(table: Table, bot: BotProcess, discord: WireServer) -> None:
    seat_in(table, discord.group_dm(table.ann, table.ben))
    await play_a_game(table, bot)


async def test_a_server_plays_that_has_not_added_the_bot(
    table: Table, bot: BotProcess, discord: WireServer
) -> None:
    guild = discord.create_guild("Elsewhere", [table.ann, table.ben], has_bot=False)
    channel = discord.create_channel(guild, "table")
    seat_in(table, channel)
    await play_a_game(table, bot)


async def test_board_in_a_group_follows_what_no_press_on_it_does(
    table: Table, discord: WireServer
) -> None:
    seat_in(table, discord.group_dm(table.ann, table.ben))
    await table.sit_down()
    await table.press("roll")
    await discord.command(table.ben, table.channel, "farkle resign")
    await discord.until(lambda: read_board(discord.refresh(table.seen)).game is None)


async def test_board_in_a_group_waits_for_the_next_press_after_a_restart(
    table: Table, bot: BotProcess, discord: WireServer
) -> None:
    seat_in(table, discord.group_dm(table.ann, table.ben))
    await table.sit_down()
    await table.press("roll")
    await bot.kill()
    await bot.start()
    await discord.command(table.ben, table.channel, "farkle resign")
    await bot.expect_log("waits for the next press")
    assert "winner" not in table.read_again().text
    renewed = await table.send(Act("best"), by=table.ann)
    assert "winner" in renewed.message.text


async def test_somebody_plays_the_bot_in_private(table: Table, discord: WireServer) -> None:
    table.channel = discord.dm(table.ann)
    challenge = await discord.command(
        table.ann, table.channel, "farkle challenge", opponent=table.ben
    )
    assert "Nobody but you reads this conversation" in challenge.message.text
    begun = await discord.command(table.ann, table.channel, "farkle bot", level="cautious", turns=1)
    table.begin(begun.message)
    await table.play_to_the_end()
    # The opponent's moves are shown without anybody pressing.
    await discord.until(lambda: "winner" in table.read_again().text, within=60)


async def test_forced_privacy_is_said_and_the_channel_stays_free(
    table: Table, discord: WireServer
) -> None:
    guild = discord.create_guild("Strict", [table.ann, table.ben], has_bot=False)
    channel = discord.create_channel(guild, "table")
    for user in (table.ann, table.ben):
        discord.set_permissions(channel, user, deny=Permission.USE_EXTERNAL_APPS)
    seat_in(table, channel)
    await discord.command(table.ann, channel, "farkle challenge", opponent=table.ben)
    await discord.until(
        lambda: any(
            "Use External Apps" in seen.text for seen in discord.messages(table.ann, channel)
        )
    )
    alone = await discord.command(table.ann, channel, "farkle bot")
    assert alone.message.ephemeral
    assert read_board(alone.message).game is not None, "a game alone needs nobody else"
