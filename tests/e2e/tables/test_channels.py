"""The kinds of channels of a server: each plays whole games, which count on that server alone."""

from collections.abc import Awaitable, Callable

import discord
import pytest
from simcord import ChannelHandle

from bot.features.board.buttons import RollButton
from tests.support.e2e.leaderboard import leaderboard, row, won
from tests.support.e2e.player import marked, play_to_the_end, scores
from tests.support.e2e.reading import shown
from tests.support.e2e.table import Table, say


async def channel(table: Table) -> ChannelHandle:
    """Return an ordinary channel."""
    return table.channel


async def announcements(table: Table) -> ChannelHandle:
    """Return a channel for announcements."""
    return table.guild.create_news_channel("news")


async def voice_text(table: Table) -> ChannelHandle:
    """Return the text of a voice channel."""
    return table.guild.create_voice_channel("Parlour")


async def stage_text(table: Table) -> ChannelHandle:
    """Return the text of a stage."""
    return table.guild.create_stage_channel("Stage")


async def thread(table: Table) -> ChannelHandle:
    """Return a thread of the channel."""
    home = table.bot.get_channel(table.channel.id)
    assert isinstance(home, discord.TextChannel)
    await home.create_thread(name="duel", type=discord.ChannelType.public_thread)
    await table.env.settle()
    return table.channel.threads[-1]


async def forum_post(table: Table) -> ChannelHandle:
    """Return a post in a forum."""
    handle = table.guild.create_forum_channel("games")
    await table.env.settle()
    forum = table.bot.get_channel(handle.id)
    assert isinstance(forum, discord.ForumChannel)
    await forum.create_thread(name="A game of Farkle", content="Who plays?")
    await table.env.settle()
    return handle.threads[-1]


CHANNELS: dict[str, Callable[[Table], Awaitable[ChannelHandle]]] = {
    "channel": channel,
    "announcements": announcements,
    "voice-text": voice_text,
    "stage-text": stage_text,
    "thread": thread,
    "forum-post": forum_post,
}


@pytest.mark.parametrize("place", CHANNELS)
async def test_a_whole_game(place: str, table: Table) -> None:
    table.channel = await CHANNELS[place](table)
    await table.env.settle()
    await table.begin(turns=1)
    await table.press(table.ada, RollButton)
    await table.cleo.slash(table.channel, "farkle show")
    tally = await play_to_the_end(table)
    assert scores(table.board()) == {name: tally.total(name) for name in ("Ada", "Ben")}
    [winner] = marked(table.board(), "winner")
    await table.begin()
    await table.resign(table.ada)
    assert say("finished-won", winners="Ben") in table.board(), "edits beside presses work"
    assert row(1, "Ben", won(1 + (winner == "Ben"), 2)) in await leaderboard(table)
    other = table.env.create_guild("Another tavern")
    elsewhere, guest = other.create_text_channel("farkle"), other.add_member(table.ben.user)
    await table.env.settle()
    there = shown(await guest.slash(elsewhere, "farkle leaderboard"))
    assert say("leaderboard-empty-all") in there
