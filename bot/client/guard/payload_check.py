"""Interactions that lack what Discord promises to send with every one."""

import logging

import discord

_log = logging.getLogger(__name__)


class PayloadCheck:
    """Checks that interactions are complete; what one lacks is logged the first time."""

    def __init__(self) -> None:
        """Begin with nothing missed."""
        self._missed: set[str] = set()

    def is_complete(self, interaction: discord.Interaction) -> bool:
        """Tell whether an interaction says who pressed what, on which message of which channel.

        An answer to a question need not be about a message.
        """
        lacking = _lacking(interaction)
        if lacking is not None and lacking not in self._missed:
            self._missed.add(lacking)
            _log.error("Discord has sent a press without %s; no other is logged", lacking)
        return lacking is None


def _lacking(interaction: discord.Interaction) -> str | None:
    if interaction.user is discord.utils.MISSING:
        return "a person"
    if interaction.channel_id is None:
        return "a channel"
    if interaction.message is None and interaction.type is discord.InteractionType.component:
        return "a message"
    return None
