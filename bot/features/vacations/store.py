"""The vacations of people, in SQL."""

from collections.abc import Iterable
from functools import partial
from typing import Final

from bot.database.personal_data import Fate, IdColumn, PersonalData
from bot.database.ports import Database, Row, Transaction
from bot.database.statements import statements
from bot.features.vacations.model import HOUR, Vacation, VacationLeave, leave_of, year_begins

_SQL = statements(__package__)

PERSONAL_DATA: Final = PersonalData(
    people=(IdColumn("vacations", "user_id", Fate.DELETED),),
    exports=statements(__package__, "export"),
)
"""What the table tells of people."""


class SqlVacationStore:
    """Keeps the vacations of this year and the last one; all times are Unix seconds."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def running(self, now: int) -> dict[int, int]:
        """Return until when people are on vacation, by user id."""
        rows = await self._database.fetch(_SQL["running"], {"now": now})
        return {row["user_id"]: row["ends_at"] for row in rows}

    async def leave(self, user_id: int, now: int) -> VacationLeave:
        """Return how somebody is off for vacations."""
        return _leave(await self._database.fetch(_SQL["of"], {"user_id": user_id}), now)

    async def begin(self, user_id: int, hours: int, now: int) -> VacationLeave:
        """Let a vacation begin now if it can be chosen; return how it was before."""
        return await self._database.write(partial(_begin, user_id, hours, now))

    async def end(self, user_id: int, now: int) -> None:
        """End somebody's vacation now; does nothing if they are on none."""
        await self._database.fetch(_SQL["end"], {"user_id": user_id, "now": now})


def _begin(user_id: int, hours: int, now: int, transaction: Transaction) -> VacationLeave:
    of = {"user_id": user_id}
    leave = _leave(transaction.execute(_SQL["of"], of), now)
    if hours in leave.hours:
        transaction.execute(_SQL["forget"], of | {"until": year_begins(now)})
        transaction.execute(_SQL["add"], of | {"begins_at": now, "ends_at": now + hours * HOUR})
    return leave


def _leave(rows: Iterable[Row], now: int) -> VacationLeave:
    return leave_of([Vacation(row["begins_at"], row["ends_at"]) for row in rows], now)
