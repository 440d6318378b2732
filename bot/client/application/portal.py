"""What stands against play in the developer portal, and is told in the log at the start."""

import logging

import discord

from bot.client.application.installs import installs_of

_log = logging.getLogger(__name__)


def tell_of_portal(application: discord.AppInfo | None) -> None:
    """Log with which settings of `application` people cannot play, or not everywhere."""
    installs = installs_of(application)
    if application is not None and application.interactions_endpoint_url:
        _log.error(
            "nobody can play: Discord sends commands and presses to the interactions endpoint URL "
            "of the application, and none of them here. Empty that field in the developer portal, "
            "on the page General Information"
        )
    if not installs.servers:
        _log.error(
            "the application cannot be installed on servers, so the commands for servers are not "
            "there. Tick Guild Install in the developer portal, on the page Installation, and "
            "start the bot again"
        )
    if not installs.users:
        _log.info(
            "the application can be installed on servers alone. For people to bring it along "
            "wherever they write, tick User Install in the developer portal, on the page "
            "Installation, and start the bot again"
        )
