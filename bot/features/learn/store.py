"""Progress in the course, in SQL."""

from typing import Final

from bot.database.personal_data import Fate, IdColumn, PersonalData
from bot.database.ports import Database, Value
from bot.database.statements import statements
from bot.match.service.departures import rows_alone

_SQL = statements(__package__)

PERSONAL_DATA: Final = PersonalData(
    people=(
        IdColumn("lessons", "user_id", Fate.DELETED),
        IdColumn("lesson_offers", "user_id", Fate.DELETED),
    ),
    exports=statements(__package__, "export"),
)
"""What these tables tell of people."""

WHEN_GONE: Final = rows_alone("everybody learns alone")


class SqlProgressStore:
    """Lessons that people have done, and who was told of them, in SQL.

    Each method is one statement; times are unix seconds.
    """

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def done(self, user_id: int) -> frozenset[str]:
        """Return the names of the lessons that somebody has done."""
        rows = await self._database.fetch(_SQL["done"], {"user_id": user_id})
        return frozenset([row["lesson"] for row in rows])

    async def finish(self, user_id: int, lesson: str, now: int) -> None:
        """Note that somebody has done a lesson; the first time counts."""
        values: dict[str, Value] = {"user_id": user_id, "lesson": lesson, "now": now}
        await self._database.fetch(_SQL["finish"], values)

    async def note_told(self, user_id: int, now: int) -> None:
        """Note that somebody knows of the lessons."""
        await self._database.fetch(_SQL["note_told"], {"user_id": user_id, "now": now})

    async def tell_newcomer(self, user_id: int, now: int) -> bool:
        """Note likewise, and tell whether it is news to somebody who has finished no game."""
        values = {"user_id": user_id, "now": now}
        return bool(await self._database.fetch(_SQL["tell_newcomer"], values))
