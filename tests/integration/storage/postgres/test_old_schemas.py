"""What each command does with a server's database that another version of the bot has written."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.doctor.local_checks import look_here
from bot.config import PostgresUrl, Settings
from bot.database.opening import note_in
from bot.kit.texts.texts import catalogue
from tests.support.command_line import HereFarkle, complaint, require_refused
from tests.support.postgres.databases import Databases
from tests.support.postgres.outsider import PostgresOutsider
from tests.support.storage.old_schemas import (
    NEWEST,
    SERVER_VERSIONS,
    readers,
    version_of,
    write_old,
)
from tests.support.storage.stores import open_storage

say = catalogue().english

every_older_version = pytest.mark.parametrize("version", SERVER_VERSIONS[:-1])
older_version = pytest.mark.parametrize("version", [SERVER_VERSIONS[0], SERVER_VERSIONS[-2]])
"""Enough of them where all are treated alike."""


@pytest.fixture
def empty(
    postgres: Databases, here: HereFarkle, monkeypatch: pytest.MonkeyPatch
) -> Iterator[PostgresUrl]:
    """Return a database without any table, which the command line uses."""
    with postgres.new(migrated=False) as url:
        monkeypatch.setenv("FARKLE_DATABASE", url.url)
        yield url


async def play(url: PostgresUrl, files: Path) -> None:
    """Start as the bot does, and look at the games of `write_old`."""
    async with open_storage(url, files) as storage:
        going_on = await storage.matches.get(2)
        assert going_on is not None
        assert going_on.is_open
        assert await storage.notes.read("figures") is None


def doctor(url: PostgresUrl) -> str:
    return next(iter(look_here(Settings(database=url), ()))).sentence


@older_version
def test_an_older_schema_is_changed_by_migrate_and_a_start_alone(
    version: int, empty: PostgresUrl, tmp_path: Path, here: HereFarkle
) -> None:
    write_old(empty, version)
    older = f"(schema {version}; this version has {NEWEST})"
    require_refused(here, readers(tmp_path / "other.db"), older)
    assert f"needs schema {NEWEST}" in doctor(empty)
    assert here("migrate", "--dry-run").code == 0
    with closing(PostgresOutsider(empty)) as bot:
        bot.execute("SET application_name = 'farkle'")
        assert "is in use" in complaint(here("migrate"), 1)
    assert version_of(empty) == version
    done = here("migrate")
    sentence = say("cli-migrate-done", path=str(empty), schema=version, newest=NEWEST)
    assert (done.code, done.output.strip(), done.errors) == (0, sentence, "")
    assert here("recount").output.strip() == say("cli-recount-equal")
    moved = here("move", str(tmp_path / "other.db"))
    assert (moved.code, moved.errors) == (0, "")


@every_older_version
def test_a_start_brings_an_older_schema_up_to_date(
    version: int, empty: PostgresUrl, tmp_path: Path, here: HereFarkle
) -> None:
    write_old(empty, version)
    asyncio.run(play(empty, tmp_path / "farkle.db"))
    assert version_of(empty) == NEWEST
    assert here("recount").output.strip() == say("cli-recount-equal")


@older_version
def test_the_target_of_a_move_is_migrated_only_if_it_is_empty_and_nobodys(
    version: int,
    empty: PostgresUrl,
    tmp_path: Path,
    here: HereFarkle,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    source = tmp_path / "farkle.db"
    write_old(source, NEWEST)
    monkeypatch.setenv("FARKLE_DATABASE", str(source))
    assert here("migrate").code == 0
    write_old(empty, version, rows=False)
    with closing(PostgresOutsider(empty)) as bot:
        bot.execute("SET application_name = 'farkle'")
        assert "is in use" in complaint(here("move", empty.url), 2)
        assert version_of(empty) == version
        bot.execute("SET application_name = 'psql'")
        bot.execute("INSERT INTO people (user_id, name, named_at) VALUES (1, 'Ada', 0)")
        assert "is not empty" in complaint(here("move", empty.url), 2)
        assert version_of(empty) == version
        bot.execute("DELETE FROM people")
    moved = here("move", empty.url)
    assert (moved.code, moved.errors) == (0, "")
    assert version_of(empty) == NEWEST
    asyncio.run(play(empty, source))


def test_a_newer_schema_is_left_by_every_command(
    empty: PostgresUrl, tmp_path: Path, here: HereFarkle, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_old(empty, NEWEST, rows=False)
    with closing(PostgresOutsider(empty)) as tomorrow:
        tomorrow.execute("UPDATE schema_version SET version = 9999")
        tomorrow.execute("ALTER TABLE notes RENAME COLUMN value TO said")
    commands = [*readers(tmp_path / "other.db"), ["migrate"], ["migrate", "--dry-run"]]
    update = f"(schema 9999; this version knows {NEWEST}). Update the bot"
    require_refused(here, commands, update)
    assert "Update the bot" in doctor(empty)
    assert asyncio.run(note_in(empty, "told")) is None
    source = tmp_path / "farkle.db"
    write_old(source, NEWEST)
    monkeypatch.setenv("FARKLE_DATABASE", str(source))
    assert "newer version of the bot" in complaint(here("move", empty.url), 2)
    assert version_of(empty) == 9999


def test_an_empty_database_is_left_to_the_bot(empty: PostgresUrl, here: HereFarkle) -> None:
    assert complaint(here("migrate"), 1) == say("cli-migrate-empty", path=str(empty))
    assert "has no tables of the bot" in complaint(here("recount"), 1)
    assert doctor(empty) == say("cli-doctor-database-empty", path=str(empty))
    with closing(PostgresOutsider(empty)) as outsider:
        assert outsider.execute("SELECT to_regclass('matches') IS NULL") == [(True,)]
