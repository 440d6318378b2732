"""What the bot may do on each server, held against what README.md asks for."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import discord

from bot.cli.doctor.findings import Check, Finding, Level
from bot.cli.text import terminal_texts, text

NEEDED: Final = ("view-channel", "send-messages", "send-messages-in-threads")
WISHED: Final = ("create-public-threads", "read-message-history")
"""Those that may be left out."""


def look_at_servers(servers: Sequence[Mapping[str, object]], most: int) -> Iterator[Finding]:
    """Yield each of `servers`, as Discord tells of them, where something is missing.

    A channel may still differ from its server. If there are `most`, there may be others.
    """
    lacking = [found for each in servers for found in _look_at(each)]
    yield from lacking
    if not lacking:
        fine = text("cli-doctor-permissions-ok", servers=len(servers))
        yield Finding(Check.PERMISSIONS, Level.OK, fine)
    if len(servers) >= most:
        yield Finding(Check.PERMISSIONS, Level.OK, text("cli-doctor-permissions-most", most=most))


def _look_at(server: Mapping[str, object]) -> Iterator[Finding]:
    granted = discord.Permissions(int(str(server["permissions"])))
    if granted.administrator:
        return
    name = str(server["name"])
    needed = [each for each in NEEDED if not _has(granted, each)]
    wished = [each for each in WISHED if not _has(granted, each)]
    if needed:
        told = text("cli-doctor-permissions-needed", server=name, names=_listed(needed + wished))
        yield Finding(Check.PERMISSIONS, Level.FAIL, told)
    elif wished:
        told = text("cli-doctor-permissions-wished", server=name, names=_listed(wished))
        yield Finding(Check.PERMISSIONS, Level.WARN, told)


def _has(granted: discord.Permissions, permission: str) -> bool:
    return bool(getattr(granted, permission.replace("-", "_")))


def _listed(permissions: Sequence[str]) -> str:
    return terminal_texts().listed([text(f"permission-{each}") for each in permissions])
