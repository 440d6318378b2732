"""All settings in memory, since every press needs some."""

from dataclasses import replace

from bot.features.settings.model import Preferences, ServerSettings, Value
from bot.features.settings.store import SqlSettingsStore

_USUAL_SERVER = ServerSettings()
_USUAL_PERSON = Preferences()


class SettingsBook:
    """Keeps all settings in memory: boards depend on them, and few people change any."""

    def __init__(self, store: SqlSettingsStore) -> None:
        """Know of none; `load` reads the stored ones."""
        self._store = store
        self._servers: dict[int, ServerSettings] = {}
        self._people: dict[int, Preferences] = {}

    async def load(self) -> None:
        """Read all settings: before anything else is asked, and where some may have been missed."""
        self._servers = await self._store.servers()
        self._people = await self._store.people()

    async def invalidate_server(self, guild_id: int) -> None:
        """Take note of what was chosen for a server in another process."""
        chosen = await self._store.servers(guild_id)
        self._servers.pop(guild_id, None)
        self._servers |= chosen

    async def invalidate_person(self, user_id: int) -> None:
        """Take note of what somebody has chosen in another process."""
        chosen = await self._store.people(user_id)
        self._people.pop(user_id, None)
        self._people |= chosen

    def of_server(self, guild_id: int | None) -> ServerSettings:
        """Return the settings of a server; outside servers the defaults."""
        return self._servers.get(guild_id or 0, _USUAL_SERVER)

    def of_person(self, user_id: int) -> Preferences:
        """Return the preferences of a person."""
        return self._people.get(user_id, _USUAL_PERSON)

    def announcing(self) -> list[int]:
        """Return the servers that have chosen a channel for announcements, or a podium's role."""
        return [
            guild_id
            for guild_id, chosen in self._servers.items()
            if (chosen.announcements, chosen.podium_role) != (None, None)
        ]

    def reminded(self) -> list[int]:
        """Return the people who want to be reminded of the daily game."""
        return [user_id for user_id, chosen in self._people.items() if chosen.daily_reminder]

    async def set_for_server(self, guild_id: int, name: str, value: Value) -> ServerSettings:
        """Set the field `name` of a server's settings, and return them as they are then."""
        settings = await self._store.set_for_server(guild_id, name, value)
        self._servers[guild_id] = settings
        return settings

    async def set_for_person(self, user_id: int, name: str, value: Value) -> Preferences:
        """Set the field `name` of a person's preferences, and return them as they are then."""
        preferences = await self._store.set_for_person(user_id, name, value)
        self._people[user_id] = preferences
        return preferences

    def forget_person(self, user_id: int) -> None:
        """Forget the preferences of a person, who is on no block list any more."""
        self._people.pop(user_id, None)
        for person, own in self._people.items():
            if user_id in own.blocked:
                blocked = tuple(blocked_id for blocked_id in own.blocked if blocked_id != user_id)
                self._people[person] = replace(own, blocked=blocked)

    def forget_server(self, guild_id: int) -> None:
        """Forget the settings of a server."""
        self._servers.pop(guild_id, None)
