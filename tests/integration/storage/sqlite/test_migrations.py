import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from bot.database.errors import StorageError
from bot.database.migrations import Migration
from bot.database.sqlite.connection import SqliteDatabase, open_database
from bot.database.sqlite.schema import migrate, shipped_migrations
from tests.support.storage.games import invitation
from tests.support.storage.stores import open_storage

FIRST = Migration(1, "0001_first", "CREATE TABLE shelf (book TEXT);")
SECOND = Migration(
    2,
    "0002_second",
    """-- A comment; with a semicolon.
    INSERT INTO shelf VALUES ('Hoyle; the rules');
    CREATE TRIGGER twice AFTER INSERT ON shelf WHEN new.book = 'dice'
    BEGIN
        INSERT INTO shelf VALUES ('one');
        INSERT INTO shelf VALUES ('two');
    END;
    INSERT INTO shelf VALUES ('dice')""",
)
BROKEN = Migration(3, "0003_broken", "DELETE FROM shelf;\nINSERT INTO cellar VALUES (1);")
BOOKS = ["Hoyle; the rules", "dice", "one", "two"]


@pytest_asyncio.fixture
async def opened(path: Path) -> AsyncIterator[SqliteDatabase]:
    async with open_database(path) as database:
        yield database


async def version(database: SqliteDatabase) -> int:
    [(number,)] = await database.fetch("PRAGMA user_version")
    return int(number)


async def books(database: SqliteDatabase) -> list[str]:
    return [book for (book,) in await database.fetch("SELECT book FROM shelf")]


async def test_an_empty_file_gets_all_of_them_in_order(opened: SqliteDatabase) -> None:
    await migrate(opened, [FIRST, SECOND])
    assert await version(opened) == 2
    assert await books(opened) == BOOKS


async def test_what_was_done_is_not_done_again(opened: SqliteDatabase) -> None:
    for migrations in ([FIRST], [FIRST], [FIRST, SECOND], [FIRST, SECOND]):
        await migrate(opened, migrations)
    assert await version(opened) == 2
    assert await books(opened) == BOOKS


async def test_a_newer_schema_is_refused_and_left_alone(opened: SqliteDatabase) -> None:
    await migrate(opened, [FIRST, SECOND])
    with pytest.raises(StorageError, match=r"newer version .*schema 2; .* knows 1.*Update the bot"):
        await migrate(opened, [FIRST])
    assert await version(opened) == 2
    assert await books(opened) == BOOKS


async def test_one_that_fails_leaves_the_file_as_it_was(opened: SqliteDatabase) -> None:
    await migrate(opened, [FIRST])
    with pytest.raises(StorageError, match=r"0003_broken failed \(no such table: cellar\)"):
        await migrate(opened, [FIRST, SECOND, BROKEN])
    assert await version(opened) == 1
    assert await books(opened) == []
    await migrate(opened, [FIRST, SECOND])
    assert await books(opened) == BOOKS


async def test_a_cancelled_start_leaves_the_file_as_it_was(path: Path) -> None:
    slow = Migration(
        1,
        "0001_slow",
        "CREATE TABLE shelf (book TEXT);\n"
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000)\n"
        "INSERT INTO shelf SELECT i FROM n;",
    )
    async with open_database(path) as database:
        task = asyncio.create_task(migrate(database, [slow]))
        await asyncio.sleep(0.02)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await version(database) == 0
        await migrate(database, [FIRST])


async def test_the_shipped_ones_are_numbered_without_gaps(path: Path) -> None:
    migrations = shipped_migrations()
    assert [migration.number for migration in migrations] == list(range(1, len(migrations) + 1))
    async with open_storage(path), open_database(path) as database:
        assert await version(database) == len(migrations)


async def test_a_second_start_keeps_what_is_there(path: Path) -> None:
    async with open_storage(path) as storage:
        match = await storage.matches.add(invitation())
    async with open_storage(path) as storage:
        assert await storage.matches.get(match.id) == match


async def test_a_database_of_a_newer_bot_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 999")
    before = path.read_bytes()
    with pytest.raises(StorageError, match="written by a newer version of the bot"):
        async with open_storage(path):
            pass
    assert path.read_bytes() == before


async def test_many_bots_may_start_on_one_empty_file(path: Path) -> None:
    async def start(number: int) -> None:
        async with open_storage(path) as storage:
            await storage.notes.write(f"{number}", "here")

    await asyncio.gather(*(start(number) for number in range(8)))
    async with open_storage(path) as storage:
        assert [await storage.notes.read(f"{number}") for number in range(8)] == ["here"] * 8
