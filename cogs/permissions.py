"""Whether the bot, and the person, may do here what is asked, before anything is stored."""

import discord

from bot.domain.errors import Refusal, Refused


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


def require_rule_maker(interaction: discord.Interaction) -> None:
    """Raise `Refused` unless the person may make, change and delete the server's house rules."""
    if not interaction.permissions.manage_guild:
        raise Refused(Refusal.NOT_A_RULE_MAKER)
