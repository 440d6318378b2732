"""How often a step of a tournament asks the database, however many people take part."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.database.ports import Parameters, Row
from bot.database.sqlite.connection import SqliteTransaction
from bot.features.tournaments.model.plan import FormName, Seeding
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.store.store import SqlTournamentStore
from tests.support.tournaments.desk import DORA, Desk, open_desk
from tests.support.tournaments.event import plan


@dataclass
class Asked:
    """What the database was asked: how often for a whole tournament, and in how many statements."""

    tournaments: int = 0
    statements: list[str] = field(default_factory=list)

    def clear(self) -> None:
        self.tournaments, self.statements = 0, []

    def about(self, table: str) -> int:
        return sum(f"FROM {table}\n" in sql for sql in self.statements)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Count on SQLite, where all statements go through two methods."""
    counted = Asked()
    execute, first, get = SqliteTransaction.execute, SqliteTransaction.first, SqlTournamentStore.get

    def counted_execute(
        self: SqliteTransaction, sql: str, parameters: Parameters | None = None
    ) -> object:
        counted.statements.append(sql)
        return execute(self, sql, parameters)

    def counted_first(
        self: SqliteTransaction, sql: str, parameters: Parameters | None = None
    ) -> Row | None:
        counted.statements.append(sql)
        return first(self, sql, parameters)

    async def counted_get(self: SqlTournamentStore, tournament_id: int) -> Tournament | None:
        counted.tournaments += 1
        return await get(self, tournament_id)

    monkeypatch.setattr(SqliteTransaction, "execute", counted_execute)
    monkeypatch.setattr(SqliteTransaction, "first", counted_first)
    monkeypatch.setattr(SqlTournamentStore, "get", counted_get)
    return counted


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with open_desk(tmp_path / "farkle.db") as desk:
        yield desk


async def test_a_step_in_which_nothing_is_due_loads_it_once(desk: Desk, asked: Asked) -> None:
    await desk.begin(plan(FormName.SWISS), 8)
    asked.clear()
    await desk.progress.advance(desk.id)
    assert asked.tournaments == 1
    assert len(asked.statements) == 6, "all of a tournament, and nothing else"


@pytest.mark.parametrize("people", [4, 32])
async def test_ratings_of_all_entrants_are_asked_for_together(
    desk: Desk, asked: Asked, people: int
) -> None:
    await desk.announce(plan(FormName.SWISS, seeding=Seeding.RATING, most=64), people)
    asked.clear()
    await desk.organizing.start(desk.id, DORA)
    assert asked.tournaments == 1
    assert asked.about("figures") == 1
