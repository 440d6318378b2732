"""What is set up for the application in the developer portal, and how often it may connect."""

from dataclasses import dataclass
from typing import Final

import discord

from bot.cli.doctor.findings import Check, Finding, Severity
from bot.cli.text import text
from bot.client.application.installs import installs_of

_PRIVILEGED: Final = (
    "gateway_presence",
    "gateway_presence_limited",
    "gateway_guild_members",
    "gateway_guild_members_limited",
    "gateway_message_content",
    "gateway_message_content_limited",
)
"""The flags of an application for the intents that this bot has no use for."""

_FEW_SESSIONS: Final = 100


@dataclass(frozen=True, slots=True)
class Sessions:
    """How many sessions are `needed` and `remaining` today; more come in so many `minutes`."""

    needed: int
    remaining: int
    minutes: int


def look_at_endpoint(application: discord.AppInfo) -> Finding:
    """Look whether Discord sends commands and presses to the bot, and not somewhere else."""
    if application.interactions_endpoint_url:
        return Finding(Check.ENDPOINT, Severity.FAIL, text("cli-doctor-endpoint-set"))
    return Finding(Check.ENDPOINT, Severity.OK, text("cli-doctor-endpoint-ok"))


def look_at_installs(application: discord.AppInfo) -> Finding:
    """Look where the application can be installed: its commands are for nowhere else."""
    installs = installs_of(application)
    if not installs.servers:
        return Finding(Check.INSTALLATION, Severity.FAIL, text("cli-doctor-installs-users"))
    if not installs.users:
        return Finding(Check.INSTALLATION, Severity.WARN, text("cli-doctor-installs-servers"))
    return Finding(Check.INSTALLATION, Severity.OK, text("cli-doctor-installs-ok"))


def look_at_sessions(sessions: Sessions) -> Finding:
    """Look whether the bot may begin a session for each shard."""
    remaining = sessions.remaining
    if remaining < sessions.needed:
        none = text(
            "cli-doctor-sessions-none",
            remaining=remaining,
            shards=sessions.needed,
            minutes=sessions.minutes,
        )
        return Finding(Check.SESSIONS, Severity.FAIL, none)
    level = Severity.WARN if remaining < _FEW_SESSIONS else Severity.OK
    return Finding(Check.SESSIONS, level, text("cli-doctor-sessions-left", remaining=remaining))


def look_at_intents(application: discord.AppInfo) -> Finding:
    """Look whether the application may hear things that are none of the bot's business."""
    if has_spare_intents(application.flags):
        return Finding(Check.INTENTS, Severity.WARN, text("cli-doctor-intents-spare"))
    return Finding(Check.INTENTS, Severity.OK, text("cli-doctor-intents-ok"))


def has_spare_intents(flags: discord.ApplicationFlags) -> bool:
    """Tell whether an application has intents that are privileged: the bot uses none of these."""
    return any(getattr(flags, name) for name in _PRIVILEGED)
