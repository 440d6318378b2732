"""What each command does with a database that another version of the bot has written."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.doctor.findings import Check, Finding, Severity
from bot.cli.doctor.local_checks import look_here
from bot.cli.running.single_instance import only_copy
from bot.config import Settings
from bot.database.opening import Address, note_in
from bot.database.sqlite.schema import shipped_migrations
from bot.kit.texts.texts import catalogue
from tests.support.command_line import HereFarkle, complaint, require_refused
from tests.support.storage.old_schemas import (
    FILE_VERSIONS,
    NEWEST,
    dump,
    readers,
    version_of,
    write_old,
)
from tests.support.storage.stores import open_storage

say = catalogue().english

every_version = pytest.mark.parametrize("version", FILE_VERSIONS)
older_version = pytest.mark.parametrize("version", [*FILE_VERSIONS[:-1:4], FILE_VERSIONS[-2]])
"""Enough of them where all are treated alike; a backup is made of each."""


@pytest.fixture
def file(tmp_path: Path, here: HereFarkle, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return where the database of the command line is to be."""
    monkeypatch.setenv("FARKLE_DATABASE", str(tmp_path / "farkle.db"))
    return tmp_path / "farkle.db"


async def played(address: Address) -> None:
    """Start as the bot does, and look at the games of `write_old`."""
    async with open_storage(address) as storage:
        over, going_on = await storage.matches.get(1), await storage.matches.get(2)
        assert over is not None
        assert over.players[1].name == "Ben"
        assert going_on is not None
        assert going_on.is_open
        assert await storage.notes.read("told") == "Cléo"
        assert await storage.notes.read("figures") is None


def put_newer(path: Path) -> list[str]:
    """Let the bot of tomorrow have changed the schema; return what there is."""
    write_old(path, NEWEST)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("ALTER TABLE notes RENAME COLUMN value TO said")
        connection.execute("ALTER TABLE matches RENAME COLUMN occasion TO reason")
        connection.execute("PRAGMA user_version = 9999")
    return dump(path)


def seen_by_the_doctor(path: Path) -> Finding:
    """Return what is found of the database, which is looked at first, and look at nothing else."""
    return next(look_here(Settings(database=path), ()))


@every_version
def test_a_backup_and_what_is_restored_have_the_schema_of_the_database(
    version: int, file: Path, tmp_path: Path, here: HereFarkle
) -> None:
    write_old(file, version)
    if version == NEWEST:
        asyncio.run(played(file))
    before, backup = dump(file), tmp_path / "backup.db"
    made = here("backup", str(backup))
    assert (made.code, made.errors) == (0, "")
    assert ("older version" in made.output) == (version < NEWEST)
    assert f"schema {version} " in made.output or version == NEWEST
    assert dump(backup) == dump(file) == before
    restored = here("restore", str(backup), "--force")
    assert (restored.code, restored.errors) == (0, "")
    older = say("cli-restore-older", schema=version, newest=NEWEST)
    assert (older in restored.output.splitlines()) == (version < NEWEST)
    assert (dump(file), version_of(file)) == (before, version)
    asyncio.run(played(file))
    assert version_of(file) == NEWEST
    assert here("recount").output.strip() == say("cli-recount-equal")


@older_version
def test_whatever_reads_leaves_an_older_schema_and_says_what_to_do(
    version: int, file: Path, tmp_path: Path, here: HereFarkle
) -> None:
    write_old(file, version)
    before, other = file.read_bytes(), tmp_path / "other.db"
    for said in (
        f"(schema {version}; this version has {NEWEST})",
        "run farkle migrate, or start this version of the bot",
    ):
        require_refused(here, readers(other), said)
    assert not other.exists() or not other.stat().st_size
    found = seen_by_the_doctor(file)
    assert (found.check, found.level) == (Check.DATABASE, Severity.OK)
    for said in (f"schema {version} of an older", f"needs schema {NEWEST}", "farkle migrate"):
        assert said in found.sentence
    dry = here("migrate", "--dry-run")
    pending = [migration.name for migration in shipped_migrations() if migration.number > version]
    assert (dry.code, dry.errors) == (0, "")
    assert [line.strip() for line in dry.output.splitlines()[1:-1]] == pending
    assert file.read_bytes() == before


@older_version
def test_a_database_that_is_migrated_can_be_counted_and_moved(
    version: int, file: Path, tmp_path: Path, here: HereFarkle
) -> None:
    write_old(file, version)
    before = file.read_bytes()
    with only_copy(file):
        refused = complaint(here("migrate"), 1)
    assert refused == say("cli-second-copy", path=str(file))
    assert file.read_bytes() == before
    done = here("migrate")
    sentence = say("cli-migrate-done", path=str(file), schema=version, newest=NEWEST)
    assert (done.code, done.output.strip(), done.errors) == (0, sentence, "")
    assert here("recount").output.strip() == say("cli-recount-equal")
    moved = here("move", str(tmp_path / "other.db"))
    assert (moved.code, moved.errors) == (0, "")
    asyncio.run(played(tmp_path / "other.db"))


def test_what_is_up_to_date_is_left(file: Path, here: HereFarkle) -> None:
    write_old(file, NEWEST)
    for command in (["migrate", "--dry-run"], ["migrate"]):
        told = here(*command)
        sentence = say("cli-migrate-current", path=str(file), schema=NEWEST)
        assert (told.code, told.output.strip(), told.errors) == (0, sentence, "")
    # What was due when an earlier attempt was killed is done.
    assert here("recount").output.strip() == say("cli-recount-equal")


def test_a_newer_schema_is_left_by_every_command(
    file: Path, tmp_path: Path, here: HereFarkle
) -> None:
    before, backup = put_newer(file), tmp_path / "backup.db"
    commands = [*readers(tmp_path / "other.db"), ["migrate"], ["migrate", "--dry-run"]]
    update = f"(schema 9999; this version knows {NEWEST}). Update the bot"
    require_refused(here, commands, update)
    made = here("backup", str(backup))
    assert (made.code, "newer version" in made.output) == (0, True)
    assert dump(backup) == before
    restored = complaint(here("restore", str(backup), "--force"), 1)
    assert restored == say("cli-restore-newer", file=str(backup), schema=9999, newest=NEWEST)
    assert dump(file) == before
    found = seen_by_the_doctor(file)
    assert (found.check, found.level) == (Check.DATABASE, Severity.FAIL)
    assert "Update the bot" in found.sentence
    assert asyncio.run(note_in(file, "told")) is None


def test_what_is_no_database_of_the_bot_is_left(file: Path, here: HereFarkle) -> None:
    assert "no database" in complaint(here("migrate"), 1)
    assert not file.exists()
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE shelf (book TEXT)")
    before = file.read_bytes()
    empty = say("cli-migrate-empty", path=str(file))
    assert complaint(here("migrate"), 1) == empty
    assert complaint(here("migrate", "--dry-run"), 1) == empty
    assert "has no tables of the bot" in complaint(here("recount"), 1)
    found = seen_by_the_doctor(file)
    assert found.sentence == say("cli-doctor-database-empty", path=str(file))
    assert file.read_bytes() == before
