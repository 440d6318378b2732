"""What the bot may do in a channel, and what people are told where it may not."""

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.support.e2e.table import Table, say


def deny(table: Table, permissions: discord.Permissions) -> None:
    """Take `permissions` from the bot in the channel."""
    set_own(table, table.env.backend.bot_user.id, deny=permissions)


def deny_everywhere(table: Table, permissions: discord.Permissions) -> None:
    """Take `permissions` from every role of the server; people keep theirs in the channel."""
    backend = table.env.backend
    for role in backend.get_guild(table.guild.id).roles.values():
        left = role.permissions & ~permissions.value
        backend.edit_role(table.guild.id, role.id, {"permissions": left})
    for who in (table.ada, table.ben):
        set_own(table, who.id, allow=permissions)


def grant(table: Table, permissions: discord.Permissions) -> None:
    """Let the bot have `permissions` in the channel, whatever stands against it."""
    set_own(table, table.env.backend.bot_user.id, allow=permissions)


def permit_events(table: Table, *, allowed: bool) -> None:
    """Let the bot's own role have the permissions of scheduled events, or not."""
    backend = table.env.backend
    [own] = [role for role in backend.get_guild(table.guild.id).roles.values() if role.managed]
    both = discord.Permissions(create_events=True, manage_events=True).value
    permissions = own.permissions | both if allowed else own.permissions & ~both
    backend.edit_role(table.guild.id, own.id, {"permissions": permissions})


def set_own(
    table: Table,
    target: int,
    *,
    allow: discord.Permissions | None = None,
    deny: discord.Permissions | None = None,
    kind: OverwriteType = OverwriteType.MEMBER,
) -> None:
    """Set what a channel, that of a thread for a thread, has of its own for somebody or a role."""
    channel = table.env.backend.get_channel(table.channel.id)
    home = channel.parent_id if channel.is_thread else channel.id
    assert home is not None
    values = [permissions.value if permissions is not None else 0 for permissions in (allow, deny)]
    table.env.backend.set_overwrite(home, Overwrite(target, kind, *values))


def lacking(name: str, *roles: str) -> str:
    """Return what somebody is told who cannot grant the permission; those with `roles` can."""
    permission = say(f"permission-{name}")
    names = say.listed(roles) if roles else ""
    return say("refusal-missing-permission", permission=permission, roles=len(roles), names=names)
