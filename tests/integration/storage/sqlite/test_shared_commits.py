"""Changes that come at one time go to the disk together, and each is told what came of it."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from bot.database.errors import StorageError
from bot.database.ports import Row, Transaction
from bot.database.sqlite.connection import SqliteDatabase, open_database

INSERT = "INSERT INTO numbers (number, text) VALUES (:number, :text) RETURNING number"


@asynccontextmanager
async def numbers(path: Path) -> AsyncIterator[SqliteDatabase]:
    """Open a database that keeps numbers, no two alike."""
    async with open_database(path / "numbers.db") as database:
        await database.use_wal()
        await database.fetch("CREATE TABLE numbers (number INTEGER PRIMARY KEY, text TEXT)")
        yield database


async def stored(database: SqliteDatabase) -> list[int]:
    rows = await database.fetch("SELECT number FROM numbers ORDER BY number")
    return [row["number"] for row in rows]


async def together(
    database: SqliteDatabase, *changes: Callable[[], Awaitable[Sequence[Row]]]
) -> list[Sequence[Row] | BaseException]:
    """Ask for `changes` while the thread of the connection is busy."""
    held, free = threading.Event(), threading.Event()

    def hold(_: Transaction) -> None:
        held.set()
        free.wait()

    holding = asyncio.create_task(database.read(hold))
    await asyncio.to_thread(held.wait)
    asked = [asyncio.ensure_future(change()) for change in changes]
    await asyncio.sleep(0)  # each has asked by now
    free.set()
    await holding
    return await asyncio.gather(*asked, return_exceptions=True)


def insert(
    database: SqliteDatabase, number: int, text: str = ""
) -> Callable[[], Awaitable[Sequence[Row]]]:
    return lambda: database.fetch(INSERT, {"number": number, "text": text})


async def commits(database: SqliteDatabase, traced: list[str]) -> None:
    """Have all statements noted in `traced` from now on."""
    await database._connection.set_trace_callback(traced.append)  # noqa: SLF001 - not ours to open


async def test_changes_of_one_time_are_one_commit(tmp_path: Path) -> None:
    async with numbers(tmp_path) as database:
        traced: list[str] = []
        await commits(database, traced)
        found = await together(database, *[insert(database, number) for number in range(20)])
        assert [rows[0]["number"] for rows in found if isinstance(rows, list)] == [*range(20)]
        # The first commit is that of whoever held the thread.
        assert [sql for sql in traced if sql in {"BEGIN IMMEDIATE", "COMMIT"}] == [
            "COMMIT",
            "BEGIN IMMEDIATE",
            "COMMIT",
        ]
        traced.clear()
        await insert(database, 20)()
        assert "COMMIT" not in traced  # one alone commits itself
        assert await stored(database) == [*range(21)]


async def test_a_change_that_is_refused_spoils_no_other(tmp_path: Path) -> None:
    async with numbers(tmp_path) as database:
        await insert(database, 2)()
        found = await together(database, *[insert(database, number) for number in (1, 2, 3)])
        assert [type(outcome) for outcome in found] == [list, sqlite3.IntegrityError, list]
        assert await stored(database) == [1, 2, 3]


async def test_who_was_told_that_a_change_is_there_finds_it_there_on_a_full_disk(
    tmp_path: Path,
) -> None:
    async with numbers(tmp_path) as database:
        [(pages,)] = await database.fetch("PRAGMA page_count")
        await database.fetch(f"PRAGMA max_page_count = {pages + 2}")
        large = "x" * 100_000
        found = await together(
            database, insert(database, 1), insert(database, 2, large), insert(database, 3)
        )
        assert isinstance(found[1], StorageError)
        told = [
            number for number, rows in zip((1, 2, 3), found, strict=True) if isinstance(rows, list)
        ]
        assert await stored(database) == told
        await insert(database, 4)()  # and the next is as ever
        assert await stored(database) == [*told, 4]


async def test_nobody_is_told_of_a_change_that_could_not_be_committed(tmp_path: Path) -> None:
    async with numbers(tmp_path) as database:
        await database.fetch("PRAGMA busy_timeout = 0")
        other = sqlite3.connect(database.path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        found = await together(database, insert(database, 1), insert(database, 2))
        assert [type(outcome) for outcome in found] == [StorageError, StorageError]
        other.close()
        assert await stored(database) == []
        await insert(database, 1)()
        assert await stored(database) == [1]


async def test_whoever_waits_no_more_takes_nothing_from_the_others(tmp_path: Path) -> None:
    async with numbers(tmp_path) as database:

        async def given_up() -> Sequence[Row]:
            asking = asyncio.ensure_future(insert(database, 1)())
            await asyncio.sleep(0)
            asking.cancel()
            with suppress(asyncio.CancelledError):
                await asking
            return []

        found = await together(database, given_up, insert(database, 2), insert(database, 3))
        assert not [outcome for outcome in found if isinstance(outcome, BaseException)]
        assert await stored(database) == [1, 2, 3]


@pytest.mark.parametrize("sql", ["PRAGMA user_version", "SELECT 1", "VACUUM"])
async def test_what_is_no_change_is_run_alone(tmp_path: Path, sql: str) -> None:
    async with numbers(tmp_path) as database:
        found = await together(
            database, insert(database, 1), lambda: database.fetch(sql), insert(database, 2)
        )
        assert not [outcome for outcome in found if isinstance(outcome, BaseException)]
        assert await stored(database) == [1, 2]
