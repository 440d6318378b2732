"""Whole games where there is no server of the bot's own: private, in groups, brought along."""

from collections.abc import Awaitable, Callable

import pytest

from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Act, Table, read_board, resign
from tests.support.wire.stored import check_nothing_lost, stored_games
from tests.wire_server import CallbackKind, Channel, Permission, WireServer

pytestmark = pytest.mark.asyncio(loop_scope="module")


def seat_in(table: Table, channel: Channel) -> None:
    """Let the game be played in `channel` by people who have installed the bot for themselves."""
    table.ann.installed = table.ben.installed = True
    table.channel = channel


def group(table: Table) -> Channel:
    """Return a conversation of the two people."""
    return table.server.group_dm(table.ann, table.ben)


def private(table: Table) -> Channel:
    """Return the conversation of one person and the bot."""
    return table.server.dm(table.ann)


def elsewhere(table: Table) -> Channel:
    """Return a channel of a server that has not added the bot."""
    guild = table.server.create_guild("Elsewhere", [table.ann, table.ben], has_bot=False)
    return table.server.create_channel(guild, "table")


def strict(table: Table) -> Channel:
    """Return such a channel in which Discord shows answers to one person alone."""
    channel = elsewhere(table)
    for user in (table.ann, table.ben):
        table.server.set_permissions(channel, user, deny=Permission.USE_EXTERNAL_APPS)
    return channel


async def play_each_other(table: Table) -> int:
    """Play from the challenge to the end, and return the game's number."""
    await table.sit_down(target=1000)
    game = table.board.game
    assert game is not None
    await table.play_to_the_end()
    return game


async def play_the_bot(table: Table) -> int:
    """Play a short game against the bot, whose moves are shown without anybody pressing."""
    begun = await table.server.command(
        table.ann, table.channel, "farkle bot", level="cautious", turns=1
    )
    table.begin(begun.message)
    game = table.board.game
    assert game is not None
    await table.play_to_the_end()
    await table.server.until(lambda: "winner" in table.read_again().text)
    return game


Where = Callable[[Table], Channel]
Play = Callable[[Table], Awaitable[int]]


@pytest.mark.parametrize(
    ("where", "play"),
    [
        (group, play_each_other),
        (elsewhere, play_each_other),
        (private, play_the_bot),
        (strict, play_the_bot),
    ],
)
async def test_a_whole_game_counts_nowhere(
    where: Where, play: Play, table: Table, bot: BotProcess, discord: WireServer
) -> None:
    home = table.channel
    seat_in(table, where(table))
    game = await play(table)
    row, board = stored_games(bot.database)[game], table.read_again()
    assert row.phase == "finished"
    assert tuple(board.scores.values()) == row.states()[-1].totals
    if play is play_each_other:
        check_nothing_lost(row, table.notes)
    here = await discord.command(table.ann, table.channel, "farkle leaderboard")
    assert here.message.ephemeral
    assert "only works on a server that has added me" in here.message.text
    at_home = await discord.command(table.ann, home, "farkle leaderboard")
    assert "Nobody has finished a game on this server yet" in at_home.message.text
    history = await discord.command(table.ann, home, "farkle history")
    assert f"Game {game} " in history.message.text, "they look back on it all the same"


async def test_board_in_a_group_follows_what_no_press_on_it_does(
    table: Table, discord: WireServer
) -> None:
    seat_in(table, group(table))
    await table.sit_down()
    await table.press("roll")
    await resign(discord, table.ben, table.channel)
    await discord.until(lambda: read_board(discord.refresh(table.seen)).game is None)


async def test_board_in_a_group_waits_for_the_next_press_after_a_restart(
    table: Table, bot: BotProcess, discord: WireServer
) -> None:
    seat_in(table, group(table))
    await table.sit_down()
    await table.roll()
    await bot.kill()
    await bot.start()
    await resign(discord, table.ben, table.channel)
    await bot.expect_log("waits for the next press")
    assert "winner" not in table.read_again().text
    renewed = await table.send(Act("best"), by=table.ann)
    assert "winner" in renewed.message.text


async def test_a_server_that_removes_the_bot_and_adds_it_again_plays_on(
    table: Table, bot: BotProcess, discord: WireServer
) -> None:
    await table.sit_down()
    await table.roll()
    game, old = table.board.game, table.seen
    assert game is not None
    discord.remove_bot(table.guild)
    await bot.until(lambda: stored_games(bot.database)[game].phase == "closed")
    discord.add_bot(table.guild)
    await table.sit_down(target=1000)
    await table.play_to_the_end()
    shown = await discord.command(table.ann, table.channel, "farkle leaderboard")
    assert "of 1 won" in shown.message.text, "what was cut short counts for nobody"
    history = await discord.command(table.ann, table.channel, "farkle history")
    assert "because the bot was removed from the server" in history.message.text
    late = await discord.press(table.ann, old, custom_id=read_board(old).custom_id(Act("best")))
    assert late.kind is CallbackKind.UPDATE
    assert "because the bot was removed from the server" in discord.refresh(old).text


async def test_nobody_is_challenged_in_private(table: Table, discord: WireServer) -> None:
    table.channel = private(table)
    challenge = await discord.command(
        table.ann, table.channel, "farkle challenge", opponent=table.ben
    )
    assert "Only you can see this conversation" in challenge.message.text


async def test_forced_privacy_is_said_and_the_channel_stays_free(
    table: Table, discord: WireServer
) -> None:
    seat_in(table, strict(table))
    await discord.command(table.ann, table.channel, "farkle challenge", opponent=table.ben)
    await discord.until(
        lambda: any(
            "Use External Apps" in seen.text for seen in discord.messages(table.ann, table.channel)
        )
    )
    assert discord.messages(table.ben, table.channel) == []
    alone = await discord.command(table.ann, table.channel, "farkle bot")
    assert alone.message.ephemeral
    assert read_board(alone.message).game is not None, "a game alone needs nobody else"
