"""What servers have chosen for which the bot needs further permissions there."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.database.errors import StorageError
from bot.database.opening import Address, open_beside
from bot.features.announcements.store.scheduled_tournaments import SqlScheduledTournamentStore
from bot.features.settings.store import SqlSettingsStore

FOR_CHOICES: Final = ("manage-roles", "create-events")
"""The permissions to give winners a role, and to show tournaments among a server's events."""


@dataclass(frozen=True, slots=True)
class ServerChoices:
    """The servers on which winners are to get a role, and those where events are to be shown."""

    roles: frozenset[int] = field(default_factory=frozenset)
    events: frozenset[int] = field(default_factory=frozenset)

    def permissions(self, guild_id: int) -> list[str]:
        """Return the permissions that a server's choices take, by the names of their texts."""
        wanted = zip(FOR_CHOICES, (self.roles, self.events), strict=True)
        return [permission for permission, servers in wanted if guild_id in servers]


async def chosen_in(database: Address) -> ServerChoices:
    """Return what the servers in `database` have chosen; nothing where it cannot be read.

    That is a finding of its own.
    """
    if isinstance(database, Path) and not database.exists():
        return ServerChoices()
    try:
        async with open_beside(database) as beside:
            servers = await SqlSettingsStore(beside).servers()
            events = await SqlScheduledTournamentStore(beside).open_servers()
    except StorageError:
        return ServerChoices()
    roles = [
        guild_id
        for guild_id, settings in servers.items()
        if (settings.champion_role, settings.podium_role) != (None, None)
    ]
    return ServerChoices(frozenset(roles), frozenset(events))
