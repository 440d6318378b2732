"""`farkle recount`, as it is run from a terminal."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.kit.texts.texts import catalogue
from tests.support.command_line import HereFarkle, note_progress

say = catalogue().english


def damage(database: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("UPDATE rivalries SET wins = 5 WHERE user_id = 1 AND guild_id = 50")


def test_nothing_differs(database: Path, here: HereFarkle) -> None:
    ended = here("recount")
    assert (ended.code, ended.output.strip()) == (0, say("cli-recount-equal"))


def test_damage_is_told_and_left_alone(database: Path, here: HereFarkle) -> None:
    damage(database)
    line = say(
        "cli-recount-difference",
        where="rivalries guild_id=50 user_id=1 rival_id=2 wins",
        kept="5",
        counted="1",
    )
    for _ in range(2):
        ended = here("recount")
        assert (ended.code, ended.output.splitlines()) == (1, [line])
        assert ended.errors.strip() == say("cli-recount-differs", differences=1)


def test_damage_is_put_right(database: Path, here: HereFarkle) -> None:
    damage(database)
    ended = here("recount", "--fix")
    assert (ended.code, ended.errors) == (0, "")
    assert ended.output.splitlines()[-1] == say("cli-recount-fixed", differences=1)
    assert here("recount").output.strip() == say("cli-recount-equal")


def test_it_is_shown_how_far_it_is(
    database: Path, here: HereFarkle, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = note_progress(monkeypatch)
    assert here("recount").code == 0
    assert told == {say("cli-work-counting"): [0, 1], say("cli-work-comparing"): []}


def test_no_database_is_told_and_none_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, here: HereFarkle
) -> None:
    path = tmp_path / "none.db"
    monkeypatch.setenv("FARKLE_DATABASE", str(path))
    ended = here("recount")
    assert (ended.code, ended.errors.strip()) == (1, say("cli-recount-no-database", path=str(path)))
    assert not path.exists()
