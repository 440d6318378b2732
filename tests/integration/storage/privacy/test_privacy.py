"""What is kept of people and servers, handed out and taken away, on the real database."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import pytest

from bot.database.connection import open_database
from bot.database.migrations import migrate, shipped_migrations
from bot.database.personal_data import IdColumn
from bot.features.standings.model.periods import SeasonLength
from bot.match.model.match import FORMER_SERVER, Match, Person, Place, Word
from bot.match.model.phases import Closed, Closing
from bot.match.model.turn_calls import TurnCall
from bot.match.model.variants import Daily
from bot.match.results.figures import Assessment
from bot.storage import PERSONAL_DATA, recount
from tests.support.storage.drafts import DRAFT, rules
from tests.support.storage.games import (
    ADA,
    NOW,
    accepted,
    commit,
    finish_one,
    invitation,
    play_out,
    resigned,
    rolled,
)
from tests.support.storage.stores import Storage, open_storage

ZORA, BEN, CLEO = (
    Person(770_000_000_000_000_001, "Zora Q"),
    Person(770_000_000_000_000_002, "Ben"),
    Person(770_000_000_000_000_003, "Cleo"),
)
FORMER = Person(-5, "")
GONE, FORMER_TOO = 870_000_000_000_000_001, Person(-6, "")
HERE, THERE = 880_000_000_000_000_001, 880_000_000_000_000_002
CHANNEL = 990_000_000_000_000_000


async def play(storage: Storage, *people: Person, guild_id: int = HERE, seed: int = 1) -> Match:
    """Play a rated game to its end, and have it reviewed."""
    laid = replace(invitation(CHANNEL, guild_id, people), rated=True, seed=b"seed")
    begun = await storage.matches.begin(accepted(await storage.matches.add(laid)), NOW)
    match = await play_out(storage.matches, begun, Random(seed))
    found = [Assessment(each.user_id, 9_000 - seed, seed) for each in people]
    await storage.records.assess(match.id, found, NOW)
    return match


async def close(storage: Storage, match: Match, ended_at: int) -> int:
    """Close a match without a result, and return its id."""
    ended = match.next(phase=Closed(ended_at, Closing.ENDED), deadline=None)
    await storage.matches.save(ended)
    return match.id


async def saved(storage: Storage, match: Match) -> Match:
    """Store a match that is some moves further as its next version, and return it."""
    match = replace(match, version=1)
    await storage.matches.save(match)
    return match


@pytest.mark.parametrize("damage", ["'{'", "'[7]'", "CAST(X'FF' AS TEXT)"])
async def test_what_is_damaged_of_others_keeps_nobody_from_their_data(
    storage: Storage, path: Path, damage: str
) -> None:
    await play(storage, ZORA, BEN)
    for each in (ZORA, BEN):
        await storage.settings.set_for_person(each.user_id, "blocked", [CLEO.user_id])
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(f"UPDATE preferences SET choices = {damage}")  # noqa: S608 - values of this test
        database.execute("UPDATE matches SET presence = '{'")
    exported = await storage.privacy.export(ZORA.user_id)
    assert len(exported["preferences"]) == len(exported["matches"]) == 1
    assert str(CLEO.user_id) not in str(exported)
    assert await storage.privacy.forget_person(ZORA.user_id, FORMER)
    assert (await storage.privacy.export(ZORA.user_id))["matches"] == []


async def leave_every_trace(storage: Storage) -> None:
    """Let Zora be in every table, and Ben in most of them."""
    for seed in range(4):
        await play(storage, ZORA, BEN, guild_id=(HERE, THERE)[seed % 2], seed=seed)
    await play(storage, CLEO, ZORA, BEN)
    await play(storage, BEN, CLEO)
    for each in (ZORA, BEN):
        await storage.members.list_everywhere(each, NOW, listed=True)
        laid = replace(
            invitation(CHANNEL, players=(each,), guild_id=HERE), variant=Daily(date(2026, 11, 21))
        )
        await finish_one(storage.matches, laid, seat_to_leave=0)
    await storage.seasons.plan(HERE, SeasonLength.QUARTER, NOW)
    await storage.seasons.end(HERE, NOW + 100)
    await storage.members.note(HERE, here=[], gone=[ZORA.user_id, CLEO.user_id])
    await storage.declines.add(ZORA.user_id, BEN.user_id, NOW)
    await storage.declines.add(BEN.user_id, ZORA.user_id, NOW)
    await storage.declines.add(BEN.user_id, CLEO.user_id, NOW)
    for each in (ZORA, BEN):
        await storage.drafts.add(replace(DRAFT, user_id=each.user_id, guild_id=HERE, title="Zoo"))
    for each in (ZORA, BEN):  # somebody whom both have blocked has deleted their data
        await storage.settings.set_for_person(each.user_id, "blocked", [GONE])
    assert await storage.privacy.forget_person(GONE, FORMER_TOO)
    for each, blocked in ((ZORA, [BEN.user_id]), (BEN, [CLEO.user_id, ZORA.user_id])):
        await storage.settings.set_for_person(each.user_id, "blocked", blocked)
    await storage.settings.set_for_server(HERE, "channels", [CHANNEL])
    await storage.house_rules.add(HERE, rules(), 9)
    await storage.retention.note_left(HERE, NOW)
    game = rolled(accepted(await storage.matches.add(invitation(CHANNEL, HERE, (BEN, ZORA)))))
    await close(storage, await saved(storage, game), NOW)
    game = accepted(await storage.matches.add(invitation(CHANNEL, HERE, (BEN, ZORA))))
    await storage.matches.save(game)
    await storage.turn_calls.put(TurnCall(game.id, ZORA.user_id, game.place, CHANNEL + 1))


async def let_zora_leave(storage: Storage) -> None:
    """End what Zora takes part in."""
    for match in await storage.matches.open_of(ZORA.user_id, NOW, 9):
        await commit(storage.matches, resigned(match, match.seat_of(ZORA.user_id) or 0))


def dump(path: Path) -> Iterator[tuple[str, str]]:
    """Yield each row of each table, as text."""
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        for (table,) in tables.fetchall():
            for row in connection.execute(f"SELECT * FROM {table}"):  # noqa: S608 - names of ours
                yield table, repr(row)


def tables_with(path: Path, *needles: object) -> set[str]:
    """Return the tables in which any of `needles` stands."""
    return {table for table, row in dump(path) if any(str(each) in row for each in needles)}


def tables_of(columns: tuple[IdColumn, ...]) -> set[str]:
    return {each.table for each in columns}


async def test_no_table_has_a_deleted_person(storage: Storage, path: Path) -> None:
    await leave_every_trace(storage)
    assert tables_of(PERSONAL_DATA.people) <= tables_with(path, ZORA.user_id)
    assert not await storage.privacy.forget_person(ZORA.user_id, FORMER), "she is in a game"
    await let_zora_leave(storage)
    assert await storage.privacy.forget_person(ZORA.user_id, FORMER)
    assert tables_with(path, ZORA.user_id, "Zora") == set()
    assert await recount(path, fix=False) == []


async def test_results_of_others_stay_as_they_were(storage: Storage, path: Path) -> None:
    await leave_every_trace(storage)
    await let_zora_leave(storage)
    alone = {"results", "awards", "daily_streaks", "people"}
    before = {row for row in dump(path) if row[0] in alone and str(ZORA.user_id) not in row[1]}
    kept = await storage.privacy.export(BEN.user_id)
    assert await storage.privacy.forget_person(ZORA.user_id, FORMER)
    after = {row for row in dump(path) if row[0] in alone and str(FORMER.user_id) not in row[1]}
    assert after == before
    now = await storage.privacy.export(BEN.user_id)
    changed = {"preferences", "former_blocks", "declines", "rated_pairs"}
    for table in tables_of(PERSONAL_DATA.people) - changed:
        assert now[table] == kept[table], table
    assert [each["declined_by"] for each in now["declines"]] == ["you"]
    assert [each["choices"] for each in now["preferences"]] == [{"blocked": 1}]
    assert (kept["former_blocks"], now["former_blocks"]) == ([{"people": 1}], [{"people": 2}])


async def test_an_export_is_what_the_tables_hold(
    storage: Storage, outsider: sqlite3.Connection
) -> None:
    await leave_every_trace(storage)
    export = await storage.privacy.export(ZORA.user_id)
    assert export.keys() == tables_of(PERSONAL_DATA.people)
    for column in PERSONAL_DATA.people:
        if column.table in {"matches", "declines", "rated_pairs"} or column.column in {
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
    assert len(export["matches"]) == 8
    outsider.row_factory = sqlite3.Row
    for row in export["results"]:
        [held] = outsider.execute(
            "SELECT * FROM results WHERE user_id = ? AND match_id = ?", (ZORA.user_id, row["game"])
        )
        for name in row.keys() - {"game", "guild_id"}:
            assert row[name] == held[name], name
    for row in export["matches"]:
        [held] = outsider.execute("SELECT * FROM matches WHERE id = ?", (row["game"],))
        assert row["log"] == held["log"]
    text = repr(export)
    assert "Zora Q" in text
    for each in (BEN, CLEO):
        assert str(each.user_id) not in text
        assert each.name not in text
    assert "seed" not in text, "that of an open game is a secret"


@pytest.mark.parametrize(
    ("word", "left"),
    [
        ("luck", "luck"),
        ("zORAs", ""),
        ("𝓩𝓸𝓻𝓪", ""),  # noqa: RUF001 - letters that look like hers
        ("q", ""),
        ("quick", "quick"),
        ("🎲🎲", ""),
        (f"x{ZORA.user_id}", ""),
    ],
)
async def test_words_stay_unless_the_name_is_in_them(
    word: str, left: str, storage: Storage
) -> None:
    words = (Word(ZORA.user_id, word), Word(BEN.user_id, "zora"))
    await finish_one(storage.matches, invitation(players=(Person(ZORA.user_id, "🎲"), BEN)))
    match = replace(invitation(players=(ZORA, BEN)), words=words)
    done = await finish_one(storage.matches, match)
    assert await storage.privacy.forget_person(ZORA.user_id, FORMER)
    kept = await storage.matches.get(done.id)
    assert kept is not None
    assert kept.words == (Word(FORMER.user_id, left), Word(BEN.user_id, "zora"))
    assert kept.players == (FORMER, BEN)


async def test_a_game_goes_on_without_a_deleted_person(storage: Storage, path: Path) -> None:
    laid = replace(invitation(CHANNEL, HERE, (ZORA, BEN, CLEO)), rated=True)
    await play(storage, ZORA, BEN)
    begun = await storage.matches.begin(
        accepted(await storage.matches.add(replace(laid, place=Place(HERE, CHANNEL + 1)))), NOW
    )
    left = resigned(begun, 0)
    await storage.matches.save(left)
    assert await storage.privacy.forget_person(ZORA.user_id, FORMER)
    now = await storage.matches.get(left.id)
    assert now is not None
    assert now.version == left.version + 1, "who still has it in memory cannot save it"
    assert now.players == (FORMER, BEN, CLEO)
    await play_out(storage.matches, now, Random(3))
    assert await recount(path, fix=False) == []
    assert tables_with(path, ZORA.user_id, "Zora") == set()


async def test_no_table_has_a_deleted_server(storage: Storage, path: Path) -> None:
    await leave_every_trace(storage)
    assert tables_of(PERSONAL_DATA.servers) <= tables_with(path, HERE)
    assert not await storage.privacy.forget_server(HERE), "a game is played there"
    await let_zora_leave(storage)
    before = await storage.privacy.export(BEN.user_id)
    assert await storage.privacy.forget_server(HERE)
    assert tables_with(path, HERE) == set()
    assert await recount(path, fix=False) == []
    after = await storage.privacy.export(BEN.user_id)
    elsewhere = [row for row in before["figures"] if row["guild_id"] != str(HERE)]
    assert after["figures"] == elsewhere
    assert after["awards"] == before["awards"]
    assert after["results"] == [
        row
        if row["guild_id"] != str(HERE)
        else {**row, "guild_id": str(FORMER_SERVER), "rating": None}
        for row in before["results"]
    ]


async def test_servers_are_forgotten_when_they_are_due(storage: Storage) -> None:
    await play(storage, ZORA, BEN)
    await storage.settings.set_for_server(THERE, "hints", False)
    await storage.house_rules.add(THERE + 1, rules(), 9)
    due = storage.retention
    assert await due.note_absent([THERE + 1], NOW) == 2
    assert await due.note_absent([], NOW + 5) == 3
    assert await due.left_servers(NOW) == [HERE, THERE], "the first time counts"
    await due.note_present([HERE])
    assert await due.left_servers(NOW + 5) == [THERE, THERE + 1]
    for guild_id in (HERE, THERE, THERE + 1):
        assert await storage.privacy.forget_server(guild_id)
    assert await due.left_servers(NOW + 5) == []
    assert await due.note_absent([], NOW) == 0, "nothing is known of any"


async def test_what_was_never_played_is_cleared_away(storage: Storage) -> None:
    old = await close(storage, await storage.matches.add(invitation()), NOW)
    newer = await close(storage, await storage.matches.add(invitation()), NOW + 1)
    game = rolled(accepted(await storage.matches.add(invitation())))
    played = await close(storage, await saved(storage, game), NOW)
    await storage.retention.clear_unplayed(NOW)
    kept = [await storage.matches.get(each) is not None for each in (old, newer, played)]
    assert kept == [False, True, True]
    assert len((await storage.privacy.export(ADA.user_id))["closed_games"]) == 1


async def test_an_old_file_is_written_anew_once(path: Path) -> None:
    before = [each for each in shipped_migrations() if each.name < "0018_privacy"]
    async with open_database(path) as database:
        await migrate(database, before)
        await database.fetch("PRAGMA secure_delete = OFF")
        await database.fetch(
            "WITH RECURSIVE ids (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM ids LIMIT 200)"
            " INSERT INTO people (user_id, name, named_at) SELECT id, 'Zora Q', 0 FROM ids"
        )
        await database.fetch("DELETE FROM people")
        await database.fetch(
            "INSERT INTO matches (version, phase, channel_id, players, snapshot, log, created_at)"
            " VALUES (0, 'closed', 1, '[]', '', '', 0)"
        )
    assert b"Zora Q" in path.read_bytes()
    async with open_storage(path):
        pass
    assert b"Zora Q" not in path.read_bytes()
