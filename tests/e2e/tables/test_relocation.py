"""Channels and threads that are deleted, servers that remove the bot, and games that move."""

import pytest

from bot.features.board.buttons import BestButton, RollButton
from tests.support.e2e.channels import thread
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say

REMINDED = 100
"""Seconds of a turn after which somebody was reminded of it."""

SOON = 5
"""Seconds after which what is due at once was done."""


async def lose_channel(table: Table) -> None:
    """Delete the channel of the table."""
    table.env.backend.delete_channel(table.channel.id)
    await table.env.settle()


async def test_invitation_goes_with_its_channel(table: Table) -> None:
    await table.challenge()
    await lose_channel(table)
    assert [row[2:4] for row in table.stored()] == [("closed", "channel-deleted")]
    table.channel = table.guild.create_text_channel("farkle-again")
    await table.begin()


@pytest.mark.parametrize("restarted", [False, True])
async def test_show_brings_a_game_whose_channel_was_deleted(restarted: bool, table: Table) -> None:
    await table.begin()
    await table.press(table.ada, RollButton)
    board = table.board()
    if restarted:
        await table.stop()
        table.env.backend.delete_channel(table.channel.id)
        await table.restart()
    else:
        await lose_channel(table)
    table.channel = table.guild.create_text_channel("farkle-again")
    await table.env.settle()
    stranger = await table.cleo.slash(table.channel, "farkle show")
    assert told(stranger) == say("refusal-no-game-here")
    await table.ben.slash(table.channel, "farkle show")
    assert table.board() == board
    await table.press(table.ada, BestButton)


@pytest.mark.parametrize("with_its_channel", [False, True])
async def test_game_of_a_deleted_thread_goes_on_in_another_channel(
    with_its_channel: bool, table: Table
) -> None:
    home, spare = table.channel, table.guild.create_text_channel("spare")
    table.channel = await thread(table)
    await table.begin()
    await table.press(table.ada, RollButton)
    board = table.board()
    table.env.backend.delete_channel(home.id if with_its_channel else table.channel.id)
    await table.env.settle()
    assert "https://" not in told(await table.ada.slash(spare, "farkle games")), "led nowhere"
    table.channel = spare if with_its_channel else home
    await table.ben.slash(table.channel, "farkle show")
    assert table.board() == board
    await table.press(table.ada, BestButton)


async def test_game_moves_where_a_player_wants_it(table: Table) -> None:
    await table.begin()
    [[number, *_]] = table.stored()
    old, home = table.message, table.channel
    table.channel = table.guild.create_text_channel("quiet")
    await table.env.settle()
    titles = await table.ben.autocomplete(table.channel, "farkle show", "game", "")
    assert [choice["value"] for choice in titles] == [number]
    await table.ben.slash(table.channel, "farkle show", game=number)
    await table.press(table.ada, RollButton)
    retired = home.history()[0]
    assert retired.id == old.id
    assert table.message.jump_url in table.board(retired)
    result = await table.cleo.slash(home, "farkle show", game=number)
    assert told(result) == say("refusal-cannot-move", number=str(number))
    table.channel = home
    await table.begin()


async def test_games_of_a_server_that_removes_the_bot_are_closed(table: Table) -> None:
    await table.begin()
    await table.press(table.ada, RollButton)
    table.env.backend.remove_guild(table.guild.id)
    await table.env.settle()
    assert [row[2:4] for row in table.stored()] == [("closed", "bot-removed")]


async def test_server_that_removed_the_bot_meanwhile_is_noticed(table: Table) -> None:
    await table.begin()
    await table.stop()
    table.env.backend.remove_guild(table.guild.id)
    await table.restart()
    assert [row[2:4] for row in table.stored()] == [("closed", "bot-removed")]


async def test_a_reminder_moves_along_with_its_game(table: Table) -> None:
    await table.begin()
    [[number, *_]] = table.stored()
    await table.env.advance_time(REMINDED)
    old, home = table.message, table.channel
    assert home.history()[-1].mentions[0].id == table.ada.id
    table.channel = table.guild.create_text_channel("quiet")
    await table.env.settle()
    await table.ben.slash(table.channel, "farkle show", game=number)
    await table.env.advance_time(SOON)
    assert [message.id for message in home.history()] == [old.id]
    board, reminder = table.channel.history()
    assert reminder.mentions[0].id == table.ada.id
    assert board.jump_url in reminder.content
    await table.press(table.ada, RollButton)
    assert [message.id for message in table.channel.history()] == [board.id]
