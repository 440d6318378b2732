"""Where choices are kept."""

from typing import Protocol

from bot.features.settings.model import Preferences, ServerSettings
from bot.features.settings.model import Value as Choice


class SettingsStore(Protocol):
    """Keeps what servers and people have chosen, of those who have chosen anything."""

    async def servers(self, only: int | None = None) -> dict[int, ServerSettings]:
        """Return the settings of each server by its id, or of `only` one."""

    async def people(self, only: int | None = None) -> dict[int, Preferences]:
        """Return the preferences of each person by their id, or of `only` one."""

    async def set_for_server(self, guild_id: int, name: str, value: Choice) -> ServerSettings:
        """Set the field `name`, whatever the others are, and return the settings as they are."""

    async def set_for_person(self, user_id: int, name: str, value: Choice) -> Preferences:
        """Set the field `name`, whatever the others are, and return all preferences."""
