"""What a person can see from where they are."""

import discord

from bot.client import Interaction
from bot.features.analysis.model.viewing import Viewer
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


def viewer_of(interaction: Interaction) -> Viewer:
    """Return the person, who sees the games of the channels that they can read."""
    return Viewer(interaction.user.id, lambda place: may_read(interaction, place))
