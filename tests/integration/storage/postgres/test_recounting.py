"""What PostgreSQL knows of the temporary tables that a recount fills."""

from pathlib import Path

from bot.config import PostgresUrl
from bot.database.ports import Transaction
from bot.features.standings.store.scratch import open_scratch, weigh_scratch
from tests.support.storage.stores import open_storage


async def test_plans_go_by_what_has_been_counted_so_far(url: PostgresUrl, tmp_path: Path) -> None:
    async with open_storage(url, tmp_path / "farkle.db") as storage:

        def weighed(transaction: Transaction) -> list[float]:
            open_scratch(transaction, ["people"])
            transaction.execute_many(
                "INSERT INTO people (user_id, name, named_at) VALUES (:user_id, 'Ada', 0)",
                [{"user_id": number} for number in range(1000)],
            )
            before = known_rows(transaction)
            weigh_scratch(transaction, ["people"])
            return [before, known_rows(transaction)]

        assert await storage.database.read(weighed) == [-1, 1000]


def known_rows(transaction: Transaction) -> float:
    """Return how many people there are, as far as the planner knows; -1 where it knows nothing."""
    [(rows,)] = transaction.execute(
        "SELECT reltuples FROM pg_class WHERE oid = to_regclass('pg_temp.people')"
    )
    return float(rows)
