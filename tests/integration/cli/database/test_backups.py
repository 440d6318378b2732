"""`farkle backup` and `farkle restore`, as they are run from a terminal."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.running.single_instance import only_copy
from bot.features.standings.store.soundness import SAMPLE
from bot.kit.texts.texts import catalogue
from tests.support.command_line import HereFarkle, complaint, note_progress

say = catalogue().english


def note(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("INSERT INTO notes (key, value) VALUES ('later', 'x')")


def has_note(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as connection:
        return bool([*connection.execute("SELECT 1 FROM notes WHERE key = 'later'")])


def test_a_backup_is_made_and_restored(database: Path, tmp_path: Path, here: HereFarkle) -> None:
    backup = tmp_path / "backup.db"
    made = here("backup", str(backup))
    size = f"{backup.stat().st_size / 1e6:.1f}"
    sentence = say("cli-backup-made", file=str(backup), size=size, games=SAMPLE)
    assert (made.code, made.output.strip(), made.errors) == (0, sentence, "")
    note(database)
    refused = here("restore", str(backup))
    assert complaint(refused, 2) == say("cli-restore-there", path=str(database))
    assert has_note(database)
    restored = here("restore", str(backup), "--force")
    aside = tmp_path / "farkle.db.1.old"
    assert restored.code == 0
    assert restored.output.splitlines() == [
        say("cli-restore-done", file=str(backup), path=str(database)),
        say("cli-restore-aside", aside=str(aside)),
    ]
    assert (has_note(database), has_note(aside)) == (False, True)
    assert here("recount").code == 0


def test_it_is_shown_how_far_a_copy_is(
    database: Path, tmp_path: Path, here: HereFarkle, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, backup = note_progress(monkeypatch), tmp_path / "backup.db"
    copying, checking = say("cli-work-copying"), say("cli-work-checking")
    here("backup", str(backup))
    assert (list(told), told[copying][-1], told[checking]) == ([copying, checking], 1, [])
    told.clear()
    assert here("restore", str(backup), "--force").code == 0
    assert (list(told), told[copying][-1], told[checking]) == ([checking, copying], 1, [])


def test_a_folder_is_no_place_for_a_backup(
    database: Path, tmp_path: Path, here: HereFarkle
) -> None:
    del database
    folder = tmp_path / "copies"
    folder.mkdir()
    refused = complaint(here("backup", str(folder)), 2)
    before, _, after = say("cli-backup-folder", path=str(folder), example="|").partition("|")
    assert refused.startswith(before)
    assert refused.endswith(after)
    assert not [path for path in tmp_path.iterdir() if "partial" in path.name]


def test_where_nothing_is_a_backup_is_restored_without_force(
    database: Path, tmp_path: Path, here: HereFarkle
) -> None:
    backup = tmp_path / "backup.db"
    here("backup", str(backup))
    database.unlink()
    assert here("restore", str(backup)).code == 0
    assert here("recount").code == 0


def test_beside_a_bot_that_runs_a_backup_is_made_and_none_restored(
    database: Path, tmp_path: Path, here: HereFarkle
) -> None:
    backup = tmp_path / "backup.db"
    with only_copy(database):
        assert here("backup", str(backup)).code == 0
        refused = here("restore", str(backup), "--force")
    assert complaint(refused, 1) == say("cli-second-copy", path=str(database))
    assert database.exists()


def test_a_damaged_backup_replaces_nothing(
    database: Path, tmp_path: Path, here: HereFarkle
) -> None:
    backup = tmp_path / "backup.db"
    here("backup", str(backup))
    backup.write_bytes(backup.read_bytes()[:-4096])
    note(database)
    assert here("restore", str(backup), "--force").code == 1
    assert has_note(database)


def test_a_backup_of_a_newer_version_replaces_nothing(
    database: Path, tmp_path: Path, here: HereFarkle
) -> None:
    backup = tmp_path / "backup.db"
    here("backup", str(backup))
    with closing(sqlite3.connect(backup, isolation_level=None)) as connection:
        connection.execute("PRAGMA user_version = 9999")
    note(database)
    assert "newer version of the bot" in complaint(here("restore", str(backup), "--force"), 1)
    assert has_note(database)


def test_what_cannot_be_is_said(database: Path, tmp_path: Path, here: HereFarkle) -> None:
    missing = tmp_path / "missing.db"
    no_file = complaint(here("restore", str(missing), "--force"), 2)
    assert no_file == say("cli-restore-no-file", file=str(missing))
    itself = say("cli-backup-itself", path=str(database))
    assert complaint(here("backup", str(database)), 2) == itself
    assert complaint(here("restore", str(database), "--force"), 2) == itself
    assert complaint(here("backup", str(tmp_path / "no" / "folder.db")), 1)
    database.unlink()
    nothing = complaint(here("backup", str(missing)), 1)
    assert nothing == say("cli-backup-no-database", path=str(database))
