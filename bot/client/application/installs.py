"""Where the application can be installed, and its commands cut down to that."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

import discord

Command = Mapping[str, object]
"""A command in the shape in which Discord takes it."""

INSTALLS: Final = "integration_types"
CONTEXTS: Final = "contexts"
SERVERS, USERS = 0, 1
"""Discord's numbers for an installation on a server, and in somebody's own account."""
_PRIVATE: Final = 2
"""Discord's number for conversations without the bot, where only accounts bring it along."""


@dataclass(frozen=True, slots=True)
class Installs:
    """Where an application can be installed, as its page *Installation* in the portal says.

    Discord takes no command for anywhere else.
    """

    servers: bool = True
    users: bool = True

    def fit(self, commands: Iterable[Command]) -> list[Command]:
        """Return the `commands` that can be used by the installations, cut down to these."""
        allowed = {SERVERS} if self.servers else set()
        if self.users:
            allowed.add(USERS)
        return [cut for command in commands if (cut := _cut_down(command, allowed)) is not None]


def installs_of(application: discord.AppInfo | None) -> Installs:
    """Return where `application` can be installed; everywhere if Discord does not say.

    Should that be wrong, Discord refuses what is too much.
    """
    if application is None:
        return Installs()
    servers = application.guild_integration_config is not None
    users = application.user_integration_config is not None
    return Installs(servers=servers, users=users) if servers or users else Installs()


def for_one_server(command: Command) -> Command:
    """Return a command as it is registered on a single server, which has no contexts to choose."""
    return {key: value for key, value in command.items() if key not in {INSTALLS, CONTEXTS}}


def _cut_down(command: Command, allowed: set[int]) -> Command | None:
    """Return a command for `allowed` installations, None if it is for others alone."""
    installs = [kind for kind in _numbers(command, INSTALLS) or [SERVERS] if kind in allowed]
    if not installs:
        return None
    cut = {**command, INSTALLS: installs}
    if USERS not in installs and (contexts := _numbers(command, CONTEXTS)):
        cut[CONTEXTS] = [context for context in contexts if context != _PRIVATE]
    return cut


def _numbers(command: Command, key: str) -> list[int]:
    found = command.get(key)
    return list(found) if isinstance(found, list) else []
