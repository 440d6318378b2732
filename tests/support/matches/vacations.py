"""Vacations at a table, with a store in memory."""

import asyncio

from bot.database.errors import StorageError
from bot.features.vacations.model import HOUR, Vacation, VacationLeave, leave_of
from bot.features.vacations.service import Vacations
from bot.features.vacations.store import SqlVacationStore
from tests.support.matches.table import Table


class MemoryVacations(SqlVacationStore):
    """The vacations of people in lists; while it `fails` none can be ended."""

    def __init__(self) -> None:
        self.taken: dict[int, list[Vacation]] = {}
        self.fails = False

    async def running(self, now: int) -> dict[int, int]:
        return {
            user_id: vacation.ends_at
            for user_id, taken in self.taken.items()
            for vacation in taken
            if vacation.ends_at > now
        }

    async def leave(self, user_id: int, now: int) -> VacationLeave:
        return leave_of(self.taken.get(user_id, []), now)

    async def begin(self, user_id: int, hours: int, now: int) -> VacationLeave:
        leave = await self.leave(user_id, now)
        if hours in leave.hours:
            self.taken.setdefault(user_id, []).append(Vacation(now, now + hours * HOUR))
        return leave

    async def end(self, user_id: int, now: int) -> None:
        if self.fails:
            raise StorageError("the disk is full")
        *before, last = self.taken[user_id]
        self.taken[user_id] = [*before, Vacation(last.begins_at, now)]


async def open_vacations(table: Table, store: MemoryVacations | None = None) -> Vacations:
    """Return the vacations of the people at a table, which listen from now on."""
    vacations = Vacations(
        store or MemoryVacations(),
        table.store,
        table.registry,
        clock=table.clock,
        boards=table.boards,
        tasks=table.tasks,
    )
    await vacations.load()
    table.registry.watch(vacations)
    return vacations


async def settled() -> None:
    """Let everything that was begun come to its end."""
    for _ in range(50):
        await asyncio.sleep(0)
