"""Statements that share a round trip: what they return, and what is seen of them."""

from bot.database.ports import Transaction
from tests.support.storage.stores import Storage

WRITE = "INSERT INTO notes (key, value) VALUES (:key, :value)"
READ = "SELECT key, value FROM notes WHERE key = :key"


async def test_a_batch_returns_the_rows_of_each_statement(storage: Storage) -> None:
    def work(transaction: Transaction) -> list[list[tuple[str, ...]]]:
        transaction.execute(WRITE, {"key": "a", "value": "1 \N{GAME DIE}"})
        answers = transaction.execute_batch(
            [
                (READ, {"key": "a"}),
                (WRITE, {"key": "b", "value": "2"}),
                (f"{WRITE} RETURNING value", {"key": "c", "value": "3"}),
                (READ, {"key": "nobody"}),
            ]
        )
        return [[tuple(row) for row in rows] for rows in answers]

    assert await storage.database.write(work) == [[("a", "1 \N{GAME DIE}")], [], [("3",)], []]
    rows = await storage.database.fetch("SELECT count(*) AS notes FROM notes WHERE key = 'b'")
    assert rows[0]["notes"] == 1


async def test_rows_of_a_batch_are_read_by_name_and_by_place(storage: Storage) -> None:
    def work(transaction: Transaction) -> tuple[object, ...]:
        transaction.execute(WRITE, {"key": "a", "value": "1"})
        [[row], _] = transaction.execute_batch([(READ, {"key": "a"}), (READ, {"key": "b"})])
        return row["value"], row[0], len(row), list(row.keys())

    assert await storage.database.write(work) == ("1", "a", 2, ["key", "value"])


async def test_what_is_run_later_is_seen_by_what_comes_next_and_is_stored(storage: Storage) -> None:
    def work(transaction: Transaction) -> list[str]:
        transaction.execute_later(WRITE, {"key": "a", "value": "1"})
        seen = [row["value"] for row in transaction.execute(READ, {"key": "a"})]
        transaction.execute_later(WRITE, {"key": "b", "value": "2"})
        return seen

    assert await storage.database.write(work) == ["1"]
    assert [row["value"] for row in await storage.database.fetch(READ, {"key": "b"})] == ["2"]
