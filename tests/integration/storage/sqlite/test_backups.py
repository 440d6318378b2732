"""Copies of a database in use: whole or not there at all."""

import asyncio
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.database.errors import StorageError, UnusableStorageError
from bot.database.sqlite.backups import PARTIAL, Stopped, back_up, put_aside, require_sound, restore
from bot.features.standings.store.soundness import require_usable
from bot.storage import recount
from tests.support.processes import wait_for
from tests.support.storage.games import finish_one, invitation
from tests.support.storage.stores import open_storage

BACKUPS_WITHOUT_END = """
import sys
from pathlib import Path
from bot.database.sqlite.backups import back_up
while True:
    back_up(Path(sys.argv[1]), Path(sys.argv[2]), lambda _: None)
"""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Return a database of one finished game, and much else."""

    async def fill() -> None:
        async with open_storage(path) as storage:
            await finish_one(storage.matches, invitation())

    path = tmp_path / "farkle.db"
    asyncio.run(fill())
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE filler AS SELECT randomblob(20000000)")
    return path


def games_in(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        [(found,)] = connection.execute("SELECT count(*) FROM matches WHERE phase = 'finished'")
    return int(found)


async def test_a_backup_has_what_was_committed_when_it_began(tmp_path: Path) -> None:
    backup = tmp_path / "backup.db"
    async with open_storage(tmp_path / "farkle.db") as storage:
        await finish_one(storage.matches, invitation())
        await asyncio.to_thread(back_up, tmp_path / "farkle.db", backup, require_usable)
        await finish_one(storage.matches, invitation())
    assert (games_in(backup), games_in(tmp_path / "farkle.db")) == (1, 2)
    assert await recount(backup, fix=False) == []
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600


def test_a_backup_is_one_file(database: Path, tmp_path: Path) -> None:
    back_up(database, tmp_path / "backup.db", require_usable)
    assert not [path.name for path in tmp_path.glob("backup.db?*")]


def test_a_backup_that_is_stopped_leaves_the_one_before(database: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.db"
    backup.write_text("before")
    with pytest.raises(Stopped):
        back_up(database, backup, require_usable, lambda: True)
    assert backup.read_text() == "before"
    assert not backup.with_name(backup.name + PARTIAL).exists()


def test_checking_can_be_stopped_too(database: Path) -> None:
    with pytest.raises(Stopped):
        require_sound(database, require_usable, lambda: True)


def test_a_killed_backup_is_no_backup(database: Path, tmp_path: Path) -> None:
    backup, partial = tmp_path / "backup.db", tmp_path / f"backup.db{PARTIAL}"
    for delay in (0.0, 0.01, 0.03):
        copying = subprocess.Popen(
            [sys.executable, "-c", BACKUPS_WITHOUT_END, str(database), str(backup)]
        )
        try:
            wait_for(partial.exists)
            time.sleep(delay)
        finally:
            copying.send_signal(signal.SIGKILL)
            copying.wait()
        if backup.exists():
            require_sound(backup, require_usable)
    back_up(database, backup, require_usable)
    require_sound(backup, require_usable)
    assert not partial.exists()


def test_a_damaged_backup_is_refused(database: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.db"
    back_up(database, backup, require_usable)
    whole = backup.read_bytes()
    for damage in (whole[: len(whole) // 2], b"x" * len(whole), whole[:4096] + whole[8192:], b""):
        backup.write_bytes(damage)
        with pytest.raises(StorageError):
            require_sound(backup, require_usable)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE matches SET log = '?' WHERE phase = 'finished'",
        "UPDATE results SET banked = banked + 50",
        "UPDATE results SET user_id = user_id + 4711",
    ],
)
def test_games_that_are_damaged_are_found(database: Path, damage: str) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute(damage)
    with pytest.raises(UnusableStorageError, match="games that are damaged: 1"):
        require_sound(database, require_usable)


def test_what_is_not_of_this_bot_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE t (x)")
    with pytest.raises(UnusableStorageError, match="not a database of this bot"):
        require_sound(other, require_usable)


def test_what_a_newer_bot_has_written_is_refused(database: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA user_version = 9999")
    with pytest.raises(UnusableStorageError, match="newer version"):
        require_sound(database, require_usable)


def test_a_backup_is_put_in_the_place_of_a_database_with_its_log(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_storage(path) as storage:
            await finish_one(storage.matches, invitation())
            await asyncio.to_thread(back_up, path, backup, require_usable)
            await finish_one(storage.matches, invitation())
            for name in ("farkle.db", "farkle.db-wal", "farkle.db-mark"):  # as after a crash
                if (tmp_path / name).exists():
                    shutil.copy(tmp_path / name, crashed)

    path, backup, crashed = tmp_path / "farkle.db", tmp_path / "backup.db", tmp_path / "crashed"
    crashed.mkdir()
    asyncio.run(play())
    aside = put_aside(crashed / "farkle.db")
    restore(backup, crashed / "farkle.db")
    assert games_in(crashed / "farkle.db") == 1
    assert games_in(aside) == 2
    assert asyncio.run(recount(crashed / "farkle.db", fix=False)) == []


def test_nothing_that_was_put_aside_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "farkle.db"
    for number in range(3):
        path.write_text(str(number))
        put_aside(path)
    kept = sorted(tmp_path.glob("farkle.db.*.old"))
    assert [path.read_text() for path in kept] == ["0", "1", "2"]


def test_a_backup_goes_nowhere_where_nothing_can_be_written(database: Path) -> None:
    with pytest.raises(UnusableStorageError, match="cannot be written"):
        back_up(database, database.parent / "no" / "folder" / "backup.db", require_usable)
