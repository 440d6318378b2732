"""What the doctor finds on this machine."""

import asyncio
import os
import shutil
import sqlite3
from collections import namedtuple
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.cli.doctor.findings import Check, Finding, Severity
from bot.cli.doctor.local_checks import look_here
from bot.cli.locales import translated_commands
from bot.cli.text import text
from bot.config import Settings
from bot.content.folder import data_folder
from bot.database.sqlite.schema import shipped_migrations
from bot.features.tables.store.block_key import key_file, open_block_key
from bot.kit.locale_check import Payload
from bot.kit.texts.texts import catalogue
from bot.storage import open_up_to_date

Usage = namedtuple("Usage", ("total", "used", "free"))  # noqa: PYI024 - what shutil returns


def found(check: Check, settings: Settings, commands: Sequence[Payload] = ()) -> Finding:
    """Return the finding about something; nothing after it is looked at."""
    return next(finding for finding in look_here(settings, commands) if finding.check is check)


@pytest.fixture
async def settings(tmp_path: Path) -> Settings:
    """Return settings whose database is there and whole."""
    path = tmp_path / "farkle.db"
    async with open_up_to_date(path):
        pass
    return Settings(database=path, backups=tmp_path / "backups")


def test_a_folder_of_backups_that_cannot_be_written_is_named(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert settings.backups is not None
    settings.backups.mkdir()
    monkeypatch.setattr(os, "access", lambda path, _: Path(path) != settings.backups)
    sentence = text("cli-doctor-backups-unwritable", folder=str(settings.backups))
    assert found(Check.BACKUPS, settings) == Finding(Check.BACKUPS, Severity.FAIL, sentence)


def test_the_key_beside_the_database_is_looked_at(settings: Settings) -> None:
    path = key_file(settings.files)
    none = text("cli-doctor-key-none", path=str(path))
    assert found(Check.KEY, settings) == Finding(Check.KEY, Severity.OK, none)
    assert not path.exists(), "looking makes none"
    open_block_key(settings.files)
    whole = text("cli-doctor-key-ok", path=str(path))
    assert found(Check.KEY, settings) == Finding(Check.KEY, Severity.OK, whole)
    for content in ("", "abc\n", "no key at all"):
        path.write_text(content, encoding="ascii")
        damaged = found(Check.KEY, settings)
        assert (damaged.level, str(path) in damaged.sentence) == (Severity.FAIL, True)


def free(monkeypatch: pytest.MonkeyPatch, megabytes: int) -> None:
    usage = Usage(10**12, 10**12, megabytes * 10**6)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)


def execute(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(sql)


def damage(path: Path) -> None:
    """Write nonsense where the rows of the matches are."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        [(page,)] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'matches'")
        [(size,)] = connection.execute("PRAGMA page_size")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


def test_a_whole_database_on_a_disk_with_room_is_fine(settings: Settings) -> None:
    before = settings.files.read_bytes()
    newest = shipped_migrations()[-1].number
    told = found(Check.DATABASE, settings)
    assert told.level is Severity.OK
    assert f"schema {newest}." in told.sentence
    assert found(Check.DISK, settings).level is Severity.OK
    assert settings.files.read_bytes() == before


def test_a_database_that_is_not_there_yet_is_made_by_the_bot(tmp_path: Path) -> None:
    path = tmp_path / "not" / "yet" / "farkle.db"
    told = found(Check.DATABASE, Settings(database=path))
    assert told == Finding(
        Check.DATABASE, Severity.WARN, text("cli-doctor-database-none", path=str(path))
    )
    assert found(Check.DISK, Settings(database=path)).level is Severity.OK
    assert not path.parent.exists()


def test_older_newer_damaged_and_foreign_databases(settings: Settings) -> None:
    execute(settings.files, "PRAGMA user_version = 3")
    older = found(Check.DATABASE, settings)
    execute(settings.files, "PRAGMA user_version = 999")
    newer = found(Check.DATABASE, settings)
    execute(settings.files, f"PRAGMA user_version = {shipped_migrations()[-1].number}")
    damage(settings.files)
    damaged = found(Check.DATABASE, settings)
    settings.files.write_bytes(b"no database at all" * 100)
    foreign = found(Check.DATABASE, settings)

    assert (older.level, "schema 3 of an older version" in older.sentence) == (Severity.OK, True)
    assert (newer.level, "a newer version of the bot" in newer.sentence) == (Severity.FAIL, True)
    assert (damaged.level, "is damaged" in damaged.sentence) == (Severity.FAIL, True)
    assert (foreign.level, "is not a database" in foreign.sentence) == (Severity.FAIL, True)


@pytest.mark.parametrize(("megabytes", "level"), [(50, Severity.FAIL), (101, Severity.OK)])
def test_a_disk_needs_room(
    megabytes: int, level: Severity, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free(monkeypatch, megabytes)
    assert found(Check.DISK, Settings(database=tmp_path / "farkle.db")).level is level


def test_a_disk_needs_room_for_a_copy(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    free(monkeypatch, 100)
    told = found(Check.DISK, settings)
    assert (told.level, "only 100 MB free" in told.sentence) == (Severity.WARN, True)


def test_backups_are_made_and_not_old(settings: Settings) -> None:
    assert settings.backups is not None
    today = datetime.now(UTC).date()
    assert found(Check.BACKUPS, Settings(database=settings.files)).level is Severity.WARN
    assert found(Check.BACKUPS, settings).level is Severity.WARN
    settings.backups.mkdir()
    (settings.backups / "farkle-holiday.db").touch()
    assert found(Check.BACKUPS, settings).level is Severity.WARN
    old = today - timedelta(days=3)
    (settings.backups / f"farkle-{old}.db").touch()
    told = found(Check.BACKUPS, settings)
    assert (told.level, str(old) in told.sentence) == (Severity.FAIL, True)
    (settings.backups / f"farkle-{today}.db").touch()
    assert found(Check.BACKUPS, settings).level is Severity.OK
    shutil.rmtree(settings.backups)
    settings.backups.touch()
    assert found(Check.BACKUPS, settings).level is Severity.FAIL


def test_tables_and_languages_are_those_that_ship(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands = asyncio.run(translated_commands(catalogue()))
    looked_at = list(look_here(settings, commands))
    assert [finding.check for finding in looked_at] == [
        Check.DATABASE,
        Check.DISK,
        Check.BACKUPS,
        Check.KEY,
        Check.TABLES,
        Check.LANGUAGES,
    ]
    assert {finding.level for finding in looked_at[-2:]} == {Severity.OK}
    shipped = data_folder()
    for folder in ("policies", "locales", "rules"):
        shutil.copytree(shipped / folder, tmp_path / "data" / folder)
    monkeypatch.setattr("bot.cli.doctor.local_checks.data_folder", lambda: tmp_path / "data")
    (tmp_path / "data" / "policies" / "duel.npz").write_bytes(b"cut")
    (tmp_path / "data" / "policies" / "three" / "tavern.npz").write_bytes(b"cut")
    german = tmp_path / "data" / "locales" / "de" / "daily.ftl"
    german.write_text(german.read_text(encoding="utf-8") + "nobody-asks = ?\n", encoding="utf-8")
    *_, tables, languages = look_here(settings, commands)
    assert (tables.level, "duel.npz: damaged" in tables.sentence) == (Severity.FAIL, True)
    assert "tavern.npz: damaged" in tables.sentence
    assert (languages.level, "in one place" in languages.sentence) == (Severity.WARN, True)
