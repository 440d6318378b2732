"""Fakes of what announcements need from outside."""

from collections.abc import Mapping
from dataclasses import replace

from bot.features.announcements.model.announcement import Announcement
from bot.features.announcements.ports import Sent
from bot.features.settings.model import ServerSettings, Value
from bot.features.settings.service.settings import SettingsBook

GUILD = 7 << 22


class Book(SettingsBook):
    """What servers have chosen, in a dictionary."""

    def __init__(self) -> None:
        self.servers: dict[int, ServerSettings] = {}

    def choose(self, guild_id: int, **values: object) -> None:
        chosen: Mapping[str, object] = values
        self.servers[guild_id] = replace(self.of_server(guild_id), **chosen)  # type: ignore[arg-type] # any field

    def announcing(self) -> list[int]:
        return [server for server, chosen in self.servers.items() if chosen.announcements]

    def of_server(self, guild_id: int | None) -> ServerSettings:
        return self.servers.get(guild_id or 0, ServerSettings())

    async def set_for_server(self, guild_id: int, name: str, value: Value) -> ServerSettings:
        self.choose(guild_id, **{name: value})
        return self.of_server(guild_id)


class FakeHerald:
    """Keeps what it would post; `result` becomes of it, and `away` are servers it is not on."""

    def __init__(self) -> None:
        self.posted: list[tuple[int, int, Announcement]] = []
        self.nonces: list[str] = []
        self.result = Sent.POSTED
        self.away: set[int] = set()

    def is_on(self, guild_id: int) -> bool:
        return guild_id not in self.away

    def may_post(self, guild_id: int, channel_id: int) -> bool:
        del channel_id
        return self.is_on(guild_id)

    async def post(
        self, guild_id: int, channel_id: int, announcement: Announcement, nonce: str
    ) -> Sent:
        self.posted.append((guild_id, channel_id, announcement))
        self.nonces.append(nonce)
        return self.result
