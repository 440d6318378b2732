"""One channel of each kind that a server has."""

from collections.abc import Awaitable, Callable

import discord
from simcord import ChannelHandle

from tests.support.e2e.table import Table


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
