"""The write-ahead log is taken into the file beside everything else, and stays short."""

import asyncio
import logging
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import enumerate as threads

import pytest

from bot.database.ports import Database
from bot.database.sqlite import checkpoints
from bot.database.sqlite.checkpoints import checkpoints_beside
from bot.database.sqlite.connection import SqliteDatabase
from bot.database.sqlite.opening import open_sqlite
from tests.support.processes import wait_for

MUCH = "x" * 3000
NEVER = 3600.0


async def nothing_else(_: Database) -> None:
    pass


async def write(database: SqliteDatabase, *numbers: int) -> None:
    for number in numbers:
        note = {"key": f"note {number}", "value": MUCH}
        await database.fetch("INSERT INTO notes (key, value) VALUES (:key, :value)", note)


async def until_taken_in(path: Path, number: int) -> None:
    """Wait until so many notes are in the file alone, without what its log has."""

    def taken_in() -> bool:
        copy = shutil.copy(path, path.with_name("copy.db"))
        with closing(sqlite3.connect(copy)) as connection:
            count = "SELECT count(*) FROM notes WHERE key LIKE 'note %'"
            try:
                [(found,)] = connection.execute(count)
            except sqlite3.DatabaseError:  # copied in the middle of it
                return False
            return bool(found == number)

    await asyncio.to_thread(wait_for, taken_in)


async def test_what_is_written_gets_into_the_file(tmp_path: Path) -> None:
    path = tmp_path / "farkle.db"
    async with open_sqlite(path, None, nothing_else) as database:
        for number in range(3):
            await write(database, number)
            await until_taken_in(path, number + 1)
        assert await database.fetch("PRAGMA wal_checkpoint(PASSIVE)"), "nobody holds the log"
    assert not any(thread.name == "checkpoints" for thread in threads())
    assert not path.with_name("farkle.db-wal").exists()


async def test_the_log_is_begun_anew_and_does_not_grow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 0.01)
    path = tmp_path / "farkle.db"
    async with open_sqlite(path, None, nothing_else) as database:
        for number in range(20):
            await write(database, *range(30 * number, 30 * number + 30))
            await until_taken_in(path, 30 * number + 30)
        assert path.with_name("farkle.db-wal").stat().st_size < 600 * len(MUCH)


async def test_commits_keep_it_short_where_nobody_else_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", NEVER)
    monkeypatch.setattr("bot.database.sqlite.opening.MOST_PAGES", 50)
    path = tmp_path / "farkle.db"
    async with open_sqlite(path, None, nothing_else) as database:
        await write(database, *range(300))
        assert path.with_name("farkle.db-wal").stat().st_size < 100 * 4200


async def test_a_log_that_cannot_be_taken_in_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 0.01)
    tried = []

    def refuse(connection: sqlite3.Connection) -> None:
        tried.append(connection)
        raise sqlite3.OperationalError("disk I/O error")

    path = tmp_path / "farkle.db"
    async with open_sqlite(path, None, nothing_else) as database:
        with monkeypatch.context() as patch:
            patch.setattr(checkpoints, "_empty", refuse)
            await write(database, 1)
            await asyncio.to_thread(wait_for, lambda: len(tried) > 5)
        await until_taken_in(path, 1)
    [record] = [record for record in caplog.records if record.name == checkpoints.__name__]
    assert (record.levelno, "disk I/O error" in record.getMessage()) == (logging.WARNING, True)


def test_nothing_is_written_where_there_is_no_log(tmp_path: Path) -> None:
    path = tmp_path / "farkle.db"
    sqlite3.connect(path).close()
    with checkpoints_beside(path):
        pass
    assert [path.name for path in tmp_path.iterdir()] == ["farkle.db"]


async def test_the_log_is_emptied_though_a_checkpoint_is_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, answers = tmp_path / "farkle.db", [[(1, -1, -1)], [(1, -1, -1)]]
    async with open_sqlite(path, None, nothing_else) as database:
        fetch = database.fetch

        async def busy_at_first(sql: str) -> object:
            return answers.pop() if answers else await fetch(sql)

        await write(database, 1)
        with monkeypatch.context() as patch:
            patch.setattr(database, "fetch", busy_at_first)
            assert await database.empty_log()
        assert path.with_name("farkle.db-wal").stat().st_size == 0


async def test_the_log_is_emptied_beside_checkpoints_at_any_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 0.0)
    async with open_sqlite(tmp_path / "farkle.db", None, nothing_else) as database:
        for number in range(100):
            await write(database, number)
            assert await database.empty_log()


async def test_it_is_put_off_while_there_are_commits_but_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def busy(log: Path) -> bool:
        asked.append(log.name)
        return True

    monkeypatch.setattr(checkpoints, "EVERY", 0.01)
    monkeypatch.setattr(checkpoints, "_is_busy", busy)
    path = tmp_path / "farkle.db"
    async with open_sqlite(path, None, nothing_else) as database:
        await write(database, 1)
        await until_taken_in(path, 1)
    assert asked[:4] == ["farkle.db-wal"] * 4
