"""The kinds of channels of a server: each plays whole games."""

from collections.abc import Awaitable, Callable

import discord
import pytest
from simcord import ChannelHandle

from bot.ui.custom_ids import Action
from tests.e2e.player import play_to_the_end
from tests.e2e.table import Table, say


async def thread(table: Table) -> ChannelHandle:
    """Return a thread of the channel."""
    channel = table.bot.get_channel(table.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="duel", type=discord.ChannelType.public_thread)
    await table.env.settle()
    return table.channel.threads[-1]


async def forum_post(table: Table) -> ChannelHandle:
    """Return a post in a forum."""
    forum = table.guild.create_forum_channel("games")
    await table.env.settle()
    channel = table.bot.get_channel(forum.id)
    assert isinstance(channel, discord.ForumChannel)
    await channel.create_thread(name="A game of Farkle", content="Who plays?")
    await table.env.settle()
    return forum.threads[-1]


async def voice_text(table: Table) -> ChannelHandle:
    """Return the text of a voice channel."""
    voice = table.guild.create_voice_channel("Parlour")
    await table.env.settle()
    return voice


@pytest.mark.parametrize("make", [thread, forum_post, voice_text])
async def test_whole_game(make: Callable[[Table], Awaitable[ChannelHandle]], table: Table) -> None:
    table.channel = await make(table)
    await table.begin(turns=1)
    await table.press(table.ada, Action.ROLL)
    await table.cleo.slash(table.channel, "farkle show")
    await play_to_the_end(table)
    assert not table.is_playing
    await table.begin()
    await table.ada.slash(table.channel, "farkle resign")
    assert say("finished-won", winners="Ben") in table.board(), "edits beside presses work"
