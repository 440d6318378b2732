"""A copy of the database is looked through, as far as today's bot can read it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.database.sqlite.backups import require_sound
from bot.features.standings.store.soundness import require_sound_games
from tests.support.storage.blank import put_blank


@pytest.mark.parametrize("version", [1, 9999])
def test_games_of_another_schema_are_not_looked_at(tmp_path: Path, version: int) -> None:
    path = put_blank(tmp_path / "farkle.db")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("ALTER TABLE matches RENAME COLUMN snapshot TO position")
        connection.execute(f"PRAGMA user_version = {version}")
    assert require_sound(path, require_sound_games).version == version
