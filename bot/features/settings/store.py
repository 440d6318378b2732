"""What servers and people have chosen, in SQL: a row each, their choices as JSON."""

import json
import logging
from typing import Final

from bot.database.personal_data import Fate, IdColumn, PersonalData
from bot.database.ports import Database
from bot.database.statements import statements
from bot.features.settings.model import Chosen, Preferences, ServerSettings, Value, read_chosen

_SQL = statements(__package__)

PERSONAL_DATA: Final = PersonalData(
    people=(
        IdColumn("preferences", "choices", Fate.OWN),
        IdColumn("preferences", "user_id", Fate.DELETED),
    ),
    servers=(IdColumn("server_settings", "guild_id", Fate.DELETED, also=("choices",)),),
    exports=statements(__package__, "export"),
    server_exports=statements(__package__, "export_server"),
)
"""What these tables tell of people and servers."""
_log = logging.getLogger(__name__)


class SqlSettingsStore:
    """Keeps what servers and people have chosen, of those who have chosen anything."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def servers(self, only: int | None = None) -> dict[int, ServerSettings]:
        """Return the settings of each server by its id, or of `only` one."""
        return await self._all(ServerSettings, "servers", only)

    async def people(self, only: int | None = None) -> dict[int, Preferences]:
        """Return the preferences of each person by their id, or of `only` one."""
        return await self._all(Preferences, "people", only)

    async def set_for_server(self, guild_id: int, name: str, value: Value) -> ServerSettings:
        """Set the field `name`, whatever the others are, and return the settings as they are."""
        return await self._set(ServerSettings, "set_for_server", guild_id, name, value)

    async def set_for_person(self, user_id: int, name: str, value: Value) -> Preferences:
        """Set the field `name`, whatever the others are, and return all preferences."""
        return await self._set(Preferences, "set_for_person", user_id, name, value)

    async def _all(self, kind: type[Chosen], query: str, only: int | None) -> dict[int, Chosen]:
        """Return all choices; a row that cannot be read is as if nothing had been chosen."""
        chosen = {}
        for row in await self._database.fetch(_SQL[query], {"only": only}):
            try:
                chosen[row["id"]] = read_chosen(kind, json.loads(row["choices"]))
            except (ValueError, TypeError, RecursionError) as error:
                _log.error("a row of the %s cannot be read and is left out: %s", query, error)
        return chosen

    async def _set(
        self, kind: type[Chosen], query: str, of: int, name: str, value: Value
    ) -> Chosen:
        [row] = await self._database.fetch(
            _SQL[query], {"id": of, "name": name, "value": json.dumps(value)}
        )
        return read_chosen(kind, json.loads(row["choices"]))
