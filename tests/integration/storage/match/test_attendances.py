"""Whose open games there are, kept by the statements that change the games."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from bot.advice.level import Level
from bot.database.sqlite.schema import shipped_migrations
from bot.match.model.match import Match, Person, opponent
from bot.match.model.phases import Closed, Closing, Rematch
from bot.match.store.own_games import READ_AT_ONCE
from tests.support.matches.phases import rematch_of
from tests.support.postgres.outsider import Outsider
from tests.support.storage.games import (
    ADA,
    BEN,
    CLEO,
    NOW,
    accepted,
    finish_one,
    invitation,
    rolled,
)
from tests.support.storage.stores import Storage, open_storage

MIGRATION = "attendances"


async def open_of(storage: Storage, person: Person, now: int = NOW) -> list[Match]:
    return await storage.matches.open_of(person.user_id, now)


async def test_players_and_invited_people_see_an_open_match(storage: Storage) -> None:
    asked = replace(invitation(), players=(ADA,), invited=(BEN,))
    match = await storage.matches.add(asked)
    assert await open_of(storage, ADA) == await open_of(storage, BEN) == [match]
    assert await open_of(storage, CLEO) == []
    seated = match.next(players=(ADA, CLEO), invited=())
    await storage.matches.save(seated)
    assert await open_of(storage, BEN) == []
    assert await open_of(storage, CLEO) == [seated]
    begun = accepted(seated)
    await storage.matches.save(begun)
    await storage.matches.save(moved := rolled(begun))
    assert await open_of(storage, CLEO) == [moved]


async def test_what_is_over_is_no_open_match(storage: Storage) -> None:
    await finish_one(storage.matches, invitation())
    closed = await storage.matches.add(invitation())
    await storage.matches.save(closed.next(phase=Closed(0, Closing.DECLINED)))
    assert await open_of(storage, ADA) == []


async def test_a_wish_for_a_rematch_counts_until_its_end(
    storage: Storage, outsider: Outsider
) -> None:
    match = await finish_one(storage.matches, invitation())
    await storage.matches.note_rematch(match.id, Rematch((0,), NOW + 900))
    for person, now in ((BEN, NOW), (ADA, NOW + 899)):
        [found] = await open_of(storage, person, now)
        assert (found.id, rematch_of(found)) == (match.id, Rematch((0,), NOW + 900))
    assert await open_of(storage, BEN, NOW + 900) == []
    await storage.matches.add(invitation(players=(BEN, CLEO), created_at=NOW + 900))
    rows = outsider.execute("SELECT user_id FROM attendances WHERE match_id = ?", (match.id,))
    assert rows.fetchall() == [(ADA.user_id,)]


async def test_an_agreed_rematch_is_over(storage: Storage) -> None:
    match = await finish_one(storage.matches, invitation())
    for seats in ((0,), (0, 1)):
        await storage.matches.note_rematch(match.id, Rematch(seats, NOW + 900))
    assert await open_of(storage, ADA) == []


async def test_the_newest_come_first_and_bots_have_no_list(storage: Storage) -> None:
    petra = opponent(Level.PERFECT)
    matches = [
        await storage.matches.add(invitation(channel_id=channel, players=(ADA, petra)))
        for channel in (1, 2, 3)
    ]
    assert await open_of(storage, ADA) == matches[::-1]
    assert await open_of(storage, petra) == []


async def test_none_of_very_many_games_is_overlooked(storage: Storage) -> None:
    matches = [
        await storage.matches.add(invitation(channel_id=channel))
        for channel in range(1, 2 * READ_AT_ONCE + 2)
    ]
    assert await open_of(storage, BEN) == matches[::-1]


async def test_a_damaged_match_hides_no_other(storage: Storage, outsider: Outsider) -> None:
    damaged = await storage.matches.add(invitation(channel_id=1))
    whole = await storage.matches.add(invitation(channel_id=2))
    outsider.execute("UPDATE matches SET snapshot = 'x' WHERE id = ?", (damaged.id,))
    assert await open_of(storage, ADA) == [whole]


async def test_games_of_before_are_found(path: Path) -> None:
    script = next(
        migration.script for migration in shipped_migrations() if MIGRATION in migration.name
    )
    async with open_storage(path) as storage:
        asked = replace(invitation(), players=(ADA,), invited=(BEN,))
        match = await storage.matches.add(asked)
        await finish_one(storage.matches, invitation(channel_id=61))
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            f"""
            DROP TRIGGER attend_new_match;
            DROP TRIGGER attend_changed_match;
            DROP VIEW attending;
            DROP TABLE attendances;
            {script}
            """
        )
    async with open_storage(path) as storage:
        assert await open_of(storage, ADA) == await open_of(storage, BEN) == [match]


def test_a_change_finds_its_attendances_by_an_index(
    storage: Storage, outsider: Outsider, path: Path
) -> None:
    for statement in (
        "SELECT user_id, until, match_id FROM attending WHERE match_id = 1",
        "DELETE FROM attendances WHERE match_id = 1",
        "DELETE FROM attendances WHERE user_id IN (1, 2) AND until <= 5",
    ):
        plan = [row[3] for row in outsider.execute(f"EXPLAIN QUERY PLAN {statement}")]
        scans = [step for step in plan if step.startswith(("SCAN matches", "SCAN attendances"))]
        assert scans == [], plan
