"""Small facts in SQL that outlive the process."""

from bot.database.ports import Database
from bot.database.statements import statements

_SQL = statements(__package__, "notes")


class SqlNotes:
    """Keeps small facts that outlive the process, such as which commands Discord has."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def read(self, key: str) -> str | None:
        """Return the value of `key`, None when it was never written."""
        rows = await self._database.fetch(_SQL["read"], {"key": key})
        value: str | None = rows[0]["value"] if rows else None
        return value

    async def write(self, key: str, value: str) -> None:
        """Remember `value` under `key`."""
        await self._database.fetch(_SQL["write"], {"key": key, "value": value})
