"""What is kept of somebody is what they are given."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage import PERSONAL_DATA
from tests.support.postgres.outsider import Outsider
from tests.support.storage.stores import Storage
from tests.support.storage.traces import BEN, CLEO, FORMER, ZORA, leave_every_trace, play, tables_of


@pytest.mark.parametrize("damage", ["'{'", "'[7]'", "CAST(X'FF' AS TEXT)"])
async def test_what_is_damaged_of_others_keeps_nobody_from_their_data(
    storage: Storage, path: Path, damage: str
) -> None:
    await play(storage, ZORA, BEN)
    for person in (ZORA, BEN):
        await storage.settings.set_for_person(person.user_id, "blocked", [CLEO.user_id])
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(f"UPDATE preferences SET choices = {damage}")  # noqa: S608 - values of this test
        database.execute("UPDATE matches SET presence = '{'")
    exported = await storage.privacy.export(ZORA.user_id)
    assert len(exported["preferences"]) == len(exported["matches"]) == 1
    assert str(CLEO.user_id) not in str(exported)
    assert await storage.privacy.forget_person(ZORA.user_id, FORMER)
    assert (await storage.privacy.export(ZORA.user_id))["matches"] == []


async def test_an_export_is_what_the_tables_hold(storage: Storage, outsider: Outsider) -> None:
    await leave_every_trace(storage)
    export = await storage.privacy.export(ZORA.user_id)
    assert export.keys() == tables_of(PERSONAL_DATA.people)
    for column in PERSONAL_DATA.people:
        if column.table in {
            "matches",
            "declines",
            "rated_pairs",
            "ladder_challenges",
            "tournament_acts",
        } or column.column in {
            "rival_id",
            "choices",
            "digest",
        }:
            continue
        where = f"{column.table} WHERE {column.column} = {ZORA.user_id}"
        rows = outsider.execute(f"SELECT * FROM {where}").fetchall()  # noqa: S608 - names of ours
        assert len(export[column.table]) == len(rows), column
    assert len(export["declines"]) == 2
    assert len(export["rated_pairs"]) == 2
    assert len(export["tournament_acts"]) == 4
    assert len(export["matches"]) == 9
    for row in export["results"]:
        game = row["game"]
        assert isinstance(game, int)
        [held] = await storage.database.fetch(
            "SELECT * FROM results WHERE user_id = :user_id AND match_id = :game",
            {"user_id": ZORA.user_id, "game": game},
        )
        for name in row.keys() - {"game", "guild_id"}:
            assert row[name] == held[name], name
    for row in export["matches"]:
        game = row["game"]
        assert isinstance(game, int)
        [held] = await storage.database.fetch(
            "SELECT * FROM matches WHERE id = :game", {"game": game}
        )
        assert row["log"] == held["log"]
    text = repr(export)
    assert "Zora Q" in text
    for person in (BEN, CLEO):
        assert str(person.user_id) not in text
        assert person.name not in text
    assert "seed" not in text.replace("seeding", ""), "that of an open game is a secret"
