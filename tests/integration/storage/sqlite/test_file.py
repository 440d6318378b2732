"""The database as a file: who may read it, and which write-ahead log belongs to it."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.database.errors import StorageError, UnusableStorageError
from bot.database.sqlite.file import open_file
from bot.storage import recount
from tests.support.storage.stores import open_storage

CRASH = """
import asyncio, os, sqlite3, sys
from pathlib import Path
from tests.support.storage.stores import open_storage

async def run():
    async with open_storage(Path(sys.argv[1])) as storage:
        await storage.notes.write("first", str(os.getpid()))
        exec(sys.argv[2])
        for number in range(int(sys.argv[3])):
            await storage.notes.write(f"later {number}", "x" * 3000)
        os._exit(9)

asyncio.run(run())
"""
BACK_UP = """
with sqlite3.connect(sys.argv[1]) as database, sqlite3.connect(sys.argv[1] + "-backup") as copy:
    database.backup(copy)
"""
A_NEW_LOG = 1500
"""Notes after which the log has begun anew, which it does after a thousand pages."""
VACUUM = "sqlite3.connect(sys.argv[1]).execute('VACUUM INTO ?', [sys.argv[1] + '-backup'])"


def crash(path: Path, meanwhile: str = "", later: int = 1) -> None:
    """Run a process that writes to the database and is gone without closing it."""
    ended = subprocess.run([sys.executable, "-c", CRASH, path, meanwhile, str(later)], check=False)
    assert ended.returncode == 9
    assert beside(path, "wal").stat().st_size > 0


def beside(path: Path, suffix: str) -> Path:
    """Return a file that belongs to the database."""
    return path.with_name(f"{path.name}-{suffix}")


def notes(path: Path) -> set[str]:
    """Return the keys of the notes in a database that nobody has open."""
    with closing(sqlite3.connect(path)) as database:
        return {key for (key,) in database.execute("SELECT key FROM notes")}


async def opens(path: Path) -> None:
    """Open the database and close it again."""
    async with open_storage(path):
        pass


async def test_what_a_crash_left_in_the_log_is_there_again(path: Path) -> None:
    crash(path)
    crash(path, later=A_NEW_LOG)
    await opens(path)
    assert {"first", "later 0", f"later {A_NEW_LOG - 1}"} <= notes(path)
    assert {file.name for file in path.parent.iterdir()} == {"farkle.db", "farkle.db-key"}


@pytest.mark.parametrize(
    ("back_up", "put_back", "later"),
    [
        (BACK_UP, shutil.copyfile, 1),
        (BACK_UP, shutil.move, A_NEW_LOG),
        (VACUUM, shutil.copy2, 1),
    ],
)
async def test_a_log_is_not_played_into_a_backup_in_its_place(
    path: Path, back_up: str, put_back: Callable[[Path, Path], object], later: int
) -> None:
    await opens(path)
    crash(path, back_up, later)
    put_back(beside(path, "backup"), path)
    restored = path.read_bytes()

    for _ in range(2):
        with pytest.raises(UnusableStorageError, match=r"farkle\.db-wal does not belong to"):
            await opens(path)
    with pytest.raises(UnusableStorageError, match=r"delete farkle\.db-wal and start"):
        await recount(path, fix=False)
    assert path.read_bytes() == restored

    beside(path, "wal").unlink()
    await opens(path)
    assert "first" in notes(path)
    assert "later 0" not in notes(path)


async def test_a_log_is_not_played_into_an_older_copy(path: Path) -> None:
    await opens(path)
    shutil.copy(path, beside(path, "backup"))
    crash(path)
    shutil.copy(beside(path, "backup"), path)
    with pytest.raises(UnusableStorageError, match="does not belong"):
        await opens(path)


async def test_a_log_is_not_played_into_another_database(path: Path) -> None:
    crash(path)
    other = beside(path, "other")
    with closing(sqlite3.connect(other)) as database:
        database.execute("CREATE TABLE mine (id INTEGER)")
    other.rename(path)
    with pytest.raises(UnusableStorageError, match="does not belong"):
        await opens(path)


async def test_a_link_to_the_database_makes_no_difference(path: Path, tmp_path: Path) -> None:
    await opens(path)
    link = tmp_path / "links" / "games.db"
    link.parent.mkdir()
    link.symlink_to(path)
    crash(path, BACK_UP)
    beside(path, "wal").chmod(0o644)
    shutil.copyfile(beside(path, "backup"), path)
    with pytest.raises(UnusableStorageError, match=r"farkle\.db-wal does not belong"):
        await opens(link)
    beside(path, "wal").unlink()
    async with open_storage(link) as storage:
        await storage.notes.write("a", "b")
        assert beside(path, "wal").stat().st_mode & 0o777 == 0o600
    assert [file.name for file in link.parent.iterdir()] == ["games.db"]


async def test_a_log_and_its_file_belong_together_wherever_they_are(
    path: Path, tmp_path: Path
) -> None:
    crash(path)
    elsewhere = shutil.copytree(path.parent, tmp_path / "elsewhere") / path.name
    await opens(elsewhere)
    assert "later 0" in notes(elsewhere)


@pytest.mark.parametrize("mark", [None, "", "changes x", "\N{SNOWMAN}"])
async def test_without_a_mark_a_log_is_taken_for_its_own(path: Path, mark: str | None) -> None:
    crash(path)
    if mark is None:
        beside(path, "mark").unlink()
    else:
        beside(path, "mark").write_text(mark, encoding="utf-8")
    await opens(path)
    assert "later 0" in notes(path)


async def test_a_mark_that_cannot_be_left_is_told(path: Path) -> None:
    await opens(path)
    with open_file(path) as file:
        beside(path, "mark").mkdir()
        with pytest.raises(StorageError, match=r"farkle\.db-mark cannot be written \("):
            file.leave_mark()
        beside(path, "mark").rmdir()


async def test_a_deleted_database_does_not_come_back_from_its_log(path: Path) -> None:
    crash(path)
    path.unlink()
    await opens(path)
    assert "later 0" not in notes(path)


async def test_another_reader_at_the_start_is_no_harm(path: Path) -> None:
    await opens(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM notes").fetchall()
        await opens(path)


async def test_nobody_but_the_owner_may_read_any_of_it(path: Path) -> None:
    before = os.umask(0)
    try:
        async with open_storage(path) as storage:
            await storage.notes.write("a", "b")
            modes = {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()}
    finally:
        os.umask(before)
    secret = {name: modes[name] for name in ("farkle.db", "farkle.db-wal", "farkle.db-shm")}
    assert set(secret.values()) == {0o600}


async def test_what_others_could_read_they_can_no_longer(path: Path) -> None:
    crash(path)
    files = [path, beside(path, "wal"), beside(path, "shm")]
    for file in files:
        file.chmod(0o644)
    async with open_storage(path):
        assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * 3
