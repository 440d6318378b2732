"""Files that cannot be used, and the end of a storage."""

import asyncio
import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from bot.database.errors import StorageError
from bot.database.opening import open_beside
from bot.database.opening import open_database as open_database_of_bot
from bot.database.ports import Database, Row
from bot.database.sqlite import connection as database
from bot.database.sqlite.connection import open_database
from bot.database.statements import statements
from tests.support.postgres.outsider import Outsider
from tests.support.storage.games import accepted, invitation
from tests.support.storage.stores import Storage, open_storage

RECOUNT = statements("bot.features.standings.store", "recount")


def only_left(threads: list[threading.Thread]) -> bool:
    """Tell whether every thread but `threads` has ended, or does within moments."""
    for thread in threading.enumerate():
        if thread not in threads:
            thread.join(timeout=30)
    return set(threading.enumerate()) <= set(threads)


async def refused(path: Path) -> str:
    """Return the sentence with which the storage refuses `path`; no thread may be left behind."""
    before = threading.enumerate()
    with pytest.raises(StorageError) as caught:
        async with open_storage(path):
            pass
    assert only_left(before)
    return str(caught.value)


async def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "farkle.db"
    async with open_storage(path) as storage:
        await storage.notes.write("a", "b")
    assert path.exists()


async def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    sentence = await refused(tmp_path / "file" / "data" / "farkle.db")
    assert sentence.startswith(f"The folder {tmp_path}/file/data for the database cannot be made")
    assert "FARKLE_DATABASE" in sentence


async def test_a_folder_in_the_place_of_the_file_is_told(tmp_path: Path) -> None:
    assert "cannot be opened. Let the bot write to its folder" in await refused(tmp_path)


@pytest.mark.parametrize("mode", [0o444, 0o000])
async def test_a_file_without_permission_is_told(path: Path, mode: int) -> None:
    async with open_storage(path):
        pass
    path.chmod(mode)
    if os.access(path, os.W_OK):
        pytest.skip("this user, such as root, may write everywhere")
    assert "Let the bot write" in await refused(path)


async def test_a_file_that_is_no_database_is_told_and_left_alone(path: Path) -> None:
    path.write_text("my diary\n" * 100, encoding="utf-8")
    assert "is not a database. Move it away" in await refused(path)
    assert path.read_text(encoding="utf-8") == "my diary\n" * 100


async def test_a_locked_database_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.01)
    async with open_storage(path):
        pass
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "is locked by another program. Close that program" in await refused(path)
    async with open_storage(path):
        pass


async def test_an_old_sqlite_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "OLDEST_SQLITE", (99, 0))
    assert "run the bot with a Python that brings SQLite" in await refused(path)


async def test_a_short_lock_is_waited_for(storage: Storage, outsider: Outsider) -> None:
    match = await storage.matches.add(invitation())
    outsider.execute("BEGIN IMMEDIATE")
    saving = asyncio.create_task(storage.matches.save(accepted(match)))
    await asyncio.sleep(0.1)
    assert not saving.done()
    outsider.execute("ROLLBACK")
    await saving
    assert await storage.matches.get(match.id) == accepted(match)


@pytest.mark.parametrize(
    ("pragma", "sentence"),
    [
        ("query_only = ON", "is read-only. Let the bot write to the file"),
        ("max_page_count = 1", "the disk is full. Free some space"),
    ],
)
async def test_a_fault_while_it_runs_is_told(path: Path, pragma: str, sentence: str) -> None:
    async with open_storage(path):
        pass
    async with open_database(path) as opened:
        await opened.fetch(f"PRAGMA {pragma}")
        with pytest.raises(StorageError, match=sentence):
            await opened.fetch("INSERT INTO notes VALUES ('a', :value)", {"value": "b" * 99_999})
        assert await opened.fetch("SELECT * FROM notes") == []


async def test_damage_is_told(path: Path) -> None:
    async with open_storage(path) as storage:
        for number in range(200):
            await storage.notes.write(f"{number}", "x" * 500)
    content = bytearray(path.read_bytes())
    content[4096 * 2 :] = b"\xff" * len(content[4096 * 2 :])
    path.write_bytes(content)
    with pytest.raises(StorageError, match=r"is damaged\. Stop the bot and put a backup"):
        async with open_storage(path) as storage:
            await storage.notes.read("150")


async def test_a_mistake_in_a_statement_is_not_dressed_up(path: Path) -> None:
    async with open_database(path) as opened:
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            await opened.fetch("SELECT * FROM nowhere")
        with pytest.raises(sqlite3.ProgrammingError):
            await opened.fetch("SELECT :missing", {"other": 1})


async def test_commits_wait_for_the_disk(path: Path) -> None:
    async with open_database(path) as opened:
        await opened.use_wal()
        assert [tuple(row) for row in await opened.fetch("PRAGMA journal_mode")] == [("wal",)]
        full = 2
        assert [tuple(row) for row in await opened.fetch("PRAGMA synchronous")] == [(full,)]


async def test_a_change_needs_no_temporary_file(path: Path) -> None:
    async with open_database(path) as opened:
        in_memory = 2
        assert [tuple(row) for row in await opened.fetch("PRAGMA temp_store")] == [(in_memory,)]


async def test_closing_leaves_the_file_its_key_and_no_thread(path: Path) -> None:
    before = threading.enumerate()
    async with open_storage(path) as storage:
        await storage.matches.add(invitation())
    assert only_left(before)
    assert {file.name for file in path.parent.iterdir()} == {"farkle.db", "farkle.db-key"}


async def test_an_error_in_the_bot_closes_the_database_too(path: Path) -> None:
    before = threading.enumerate()
    with pytest.raises(KeyError):
        async with open_storage(path):
            raise KeyError
    assert only_left(before)


async def test_waiting_for_wal_has_an_end(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)
    async with open_database(path) as opened:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(StorageError, match="locked by another program"):
                await opened.use_wal()
            other.execute("COMMIT")
        await opened.use_wal()


async def test_work_on_everything_is_not_sorted_in_memory(path: Path) -> None:
    async with open_storage(path) as storage:
        [(of_bot,)] = await storage.database.fetch("PRAGMA temp_store")
        async with open_beside(path) as beside:
            [(of_command,)] = await beside.fetch("PRAGMA temp_store")
            [(folder,)] = await beside.fetch("PRAGMA temp_store_directory")
        plan = await storage.database.fetch(f"EXPLAIN QUERY PLAN {RECOUNT['counted']}")
    assert (of_bot, of_command) == (2, 1)  # memory, file
    assert folder == str(path.resolve().parent)
    assert [row["detail"] for row in plan] == [
        "SEARCH matches USING INDEX counted_matches (counted>?)"
    ]


async def test_a_migration_is_not_sorted_in_memory(path: Path) -> None:
    stores: list[Row] = []

    async def migrated(database: Database) -> None:
        stores.extend(await database.fetch("PRAGMA temp_store"))

    async with open_database_of_bot(path, None, migrated):
        pass
    assert [store for (store,) in stores] == [1]
