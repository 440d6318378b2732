"""`/farkle` and the commands beside it, each of which Discord shows or hides whole."""

from dataclasses import dataclass, field

import discord
from discord import app_commands

from bot.client import FarkleBot
from bot.kit.texts.commands import command_text
from cogs.feature_cog import FeatureCog

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
FOR_ALL = app_commands.AppInstallationType(guild=True, user=True)
_SERVERS = app_commands.AppCommandContext(guild=True)
_FOR_SERVERS = app_commands.AppInstallationType(guild=True)


def _farkle() -> app_commands.Group:
    return app_commands.Group(
        name="farkle",
        description=command_text("cmd-farkle-about"),
        allowed_contexts=EVERYWHERE,
        allowed_installs=FOR_ALL,
    )


def _for_servers(
    name: str, about: str, permissions: discord.Permissions | None = None
) -> app_commands.Group:
    """Return a command of servers, which Discord shows to those who have the `permissions`."""
    return app_commands.Group(
        name=name,
        description=command_text(about),
        guild_only=True,
        allowed_contexts=_SERVERS,
        allowed_installs=_FOR_SERVERS,
        default_permissions=permissions,
    )


def _events() -> app_commands.Group:
    return _for_servers("farkle-events", "cmd-events-about")


def _admin() -> app_commands.Group:
    permissions = discord.Permissions(manage_guild=True)
    return _for_servers("farkle-admin", "cmd-admin-about", permissions)


def _mod() -> app_commands.Group:
    permissions = discord.Permissions(manage_messages=True)
    return _for_servers("farkle-mod", "cmd-mod-about", permissions)


@dataclass(frozen=True, slots=True)
class Commands:
    """The groups that cogs add their commands to.

    - `farkle`: for everybody.
    - `events`: for everybody on a server. `/farkle` has as many commands as Discord allows.
    - `admin`: for those who manage a server.
    - `mod`: for moderators. It is a command of its own since Discord shows or hides whole commands.
    """

    farkle: app_commands.Group = field(default_factory=_farkle)
    events: app_commands.Group = field(default_factory=_events)
    admin: app_commands.Group = field(default_factory=_admin)
    mod: app_commands.Group = field(default_factory=_mod)

    def add_to(self, bot: FarkleBot) -> None:
        """Add them to `bot`."""
        for group in (self.farkle, self.events, self.admin, self.mod):
            if group.commands:
                bot.tree.add_command(group)


def subgroup(group: app_commands.Group, key: str, about: str | None = None) -> app_commands.Group:
    """Return a new group below `group`, called `key` and described by `about`, or `<key>-about`."""
    return app_commands.Group(
        name=command_text(key), description=command_text(about or f"{key}-about"), parent=group
    )


def add(group: app_commands.Group, *cogs: FeatureCog) -> None:
    """Add the commands of `cogs` to `group`.

    discord.py's own `add_cog` makes a group for each cog.
    """
    for cog in cogs:
        for command in cog.get_app_commands():
            group.add_command(command)
