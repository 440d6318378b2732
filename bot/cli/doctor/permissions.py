"""What the bot may do on each server, held against what docs/servers.md asks for."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

import discord

from bot.cli.doctor.findings import Check, Finding, Severity
from bot.cli.doctor.server_choices import ServerChoices
from bot.cli.text import terminal_texts, text

NEEDED: Final = ("view-channel", "send-messages", "send-messages-in-threads")
WISHED: Final = ("create-public-threads", "read-message-history")
"""Those that may be left out."""

Server = Mapping[str, object]
"""A server as Discord lists it."""


def look_at_servers(
    servers: Sequence[Server], chosen: ServerChoices, strict: Collection[int], most: int
) -> Iterator[Finding]:
    """Yield each of `servers`, as Discord tells of them, where something is missing.

    On the `strict` ones the owner of the bot lacks two-factor authentication to give roles. A
    channel may still differ from its server. If there are `most`, there may be others.
    """
    lacking = [found for server in servers for found in _look_at(server, chosen, strict)]
    yield from lacking
    if not lacking:
        fine = text("cli-doctor-permissions-ok", servers=len(servers))
        yield Finding(Check.PERMISSIONS, Severity.OK, fine)
    if len(servers) >= most:
        yield Finding(
            Check.PERMISSIONS, Severity.OK, text("cli-doctor-permissions-most", most=most)
        )


def granted_on(server: Server) -> discord.Permissions:
    """Return what the bot's roles grant it on a server; administrators may do everything."""
    granted = discord.Permissions(int(str(server["permissions"])))
    return discord.Permissions.all() if granted.administrator else granted


def _look_at(server: Server, chosen: ServerChoices, strict: Collection[int]) -> Iterator[Finding]:
    granted, name, guild_id = granted_on(server), str(server["name"]), int(str(server["id"]))
    needed, wished, wanted = [
        [permission for permission in permissions if not _has(granted, permission)]
        for permissions in (NEEDED, WISHED, chosen.permissions(guild_id))
    ]
    if needed:
        told = text("cli-doctor-permissions-needed", server=name, names=listed(needed + wished))
        yield Finding(Check.PERMISSIONS, Severity.FAIL, told)
    elif wished:
        told = text("cli-doctor-permissions-wished", server=name, names=listed(wished))
        yield Finding(Check.PERMISSIONS, Severity.WARN, told)
    if wanted:
        told = text("cli-doctor-permissions-chosen", server=name, names=listed(wanted))
        yield Finding(Check.PERMISSIONS, Severity.WARN, told)
    if guild_id in strict:
        told = text("cli-doctor-two-factor", server=name)
        yield Finding(Check.PERMISSIONS, Severity.WARN, told)


def _has(granted: discord.Permissions, permission: str) -> bool:
    return bool(getattr(granted, permission.replace("-", "_")))


def listed(permissions: Sequence[str]) -> str:
    """Return the names of permissions in the terminal's language."""
    return terminal_texts().listed([text(f"permission-{name}") for name in permissions])
