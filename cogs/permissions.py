"""Whether the bot, and the person, may do here what is asked, before anything is stored."""

import discord

from bot.client import Interaction
from bot.domain.errors import Refusal, Refused
from bot.domain.match import Place
from bot.domain.settings import RuleMakers


def require_permissions(interaction: discord.Interaction) -> None:
    """Raise `Refused`, which names what is missing, unless a board can be kept up in this channel.

    Answers to commands need no permission; changing a board later, or posting it anew, does.
    """
    allowed = interaction.app_permissions
    if not allowed.view_channel:
        raise Refused(Refusal.MISSING_PERMISSION, permission="view-channel")
    if isinstance(interaction.channel, discord.Thread):
        if not allowed.send_messages_in_threads:
            raise Refused(Refusal.MISSING_PERMISSION, permission="send-messages-in-threads")
    elif not allowed.send_messages:
        raise Refused(Refusal.MISSING_PERMISSION, permission="send-messages")


def require_allowed_channel(interaction: Interaction) -> None:
    """Raise `Refused`, which names the channels that are, unless games may begin in this one.

    A thread is allowed where its channel is.
    """
    allowed = interaction.client.services.settings.of_server(interaction.guild_id).channels
    here = interaction.channel
    parent_id = here.parent_id if isinstance(here, discord.Thread) else None
    if allowed and not {interaction.channel_id, parent_id} & set(allowed):
        channels = tuple(Place(interaction.guild_id, channel_id) for channel_id in allowed)
        raise Refused(Refusal.CHANNEL_NOT_ALLOWED, channels=channels)


def require_hints(interaction: Interaction) -> None:
    """Raise `Refused` where the server plays without hints."""
    if not interaction.client.services.settings.of_server(interaction.guild_id).hints:
        raise Refused(Refusal.HINTS_OFF)


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


def require_manager(interaction: discord.Interaction) -> None:
    """Raise `Refused` unless the person may manage this server."""
    if not interaction.permissions.manage_guild:
        raise Refused(Refusal.NOT_A_MANAGER)


def require_moderator(interaction: discord.Interaction) -> None:
    """Raise `Refused` unless the person looks after this server, or what is said in it."""
    allowed = interaction.permissions
    if not (allowed.manage_guild or allowed.manage_messages):
        raise Refused(Refusal.NOT_A_MODERATOR)


def require_rule_maker(interaction: Interaction) -> None:
    """Raise `Refused` unless the person may make, change and delete the server's house rules."""
    settings = interaction.client.services.settings.of_server(interaction.guild_id)
    if settings.rule_makers is RuleMakers.MANAGERS and not interaction.permissions.manage_guild:
        raise Refused(Refusal.NOT_A_RULE_MAKER)
