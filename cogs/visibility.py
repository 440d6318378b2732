"""What a person can see from where they are."""

import asyncio

import discord

from bot.client import Interaction
from bot.client.membership import ANSWER_WITHIN, SILENT
from bot.features.analysis.model.visibility import Viewer
from bot.match.model.match import Place


def may_read(interaction: discord.Interaction, place: Place) -> bool:
    """Tell whether the person can read what is said at `place`, as far as can be known here."""
    guild, someone = interaction.guild, interaction.user
    if guild is None or place.guild_id != guild.id or not isinstance(someone, discord.Member):
        return False
    if place.channel_id == interaction.channel_id:
        return True
    channel = guild.get_channel_or_thread(place.channel_id)
    if channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
        return False
    return channel.permissions_for(someone).view_channel


def threads_of(interaction: discord.Interaction) -> list[int]:
    """Return the open threads of this channel that the person can read, the newest first."""
    channel, someone = interaction.channel, interaction.user
    if not isinstance(someone, discord.Member) or not isinstance(channel, discord.TextChannel):
        return []
    moderates = channel.permissions_for(someone).manage_threads
    threads = [thread for thread in channel.threads if moderates or not thread.is_private()]
    return sorted((thread.id for thread in threads), reverse=True)


async def can_be_read_by(interaction: discord.Interaction, user_id: int) -> bool:
    """Tell whether somebody else on the server can read where an interaction happens.

    Discord is asked for their roles only where not everybody can; if it cannot tell, they cannot.
    """
    guild, channel = interaction.guild, interaction.channel
    if isinstance(channel, discord.Thread):
        if channel.is_private():
            return False
        channel = channel.parent
    if guild is None or not isinstance(channel, discord.abc.GuildChannel):
        return False
    if channel.permissions_for(guild.default_role).view_channel:
        return True
    try:
        async with asyncio.timeout(ANSWER_WITHIN):
            members = await guild.query_members(user_ids=[user_id], cache=False)
    except SILENT:
        return False
    return any(channel.permissions_for(member).view_channel for member in members)


def may_still_read(interaction: discord.Interaction, place: Place) -> bool:
    """Tell the same long after the person has pressed something, as far as can be known then.

    Their roles are those of the press; what a role may do, and what a channel allows, is as it is
    now. Who is in a private thread is never known, so there it is False.
    """
    guild, someone = interaction.guild, interaction.user
    if guild is None or place.guild_id != guild.id or not isinstance(someone, discord.Member):
        return False
    if interaction.client.get_guild(guild.id) is not guild:
        return False  # the bot was removed, or knows the server anew since the press
    channel = guild.get_channel_or_thread(place.channel_id)
    if channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
        return False
    return channel.permissions_for(someone).view_channel


def viewer_of(interaction: Interaction) -> Viewer:
    """Return the person, who sees the games of the channels that they can read."""
    return Viewer(interaction.user.id, lambda place: may_read(interaction, place))
