"""Nothing can be kept of a person or a server that deleting their data does not know of."""

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing

from bot.database.migrations import shipped_migrations
from bot.database.statements import statements
from bot.features.privacy.store.personal_data import OF_PEOPLE, OF_SERVERS

GAMES = """
    id version phase snapshot log created_at deadline remind_at closes_at ended_at closing presence
    rated limited daily seed rematch votes counted waits_for_bot match_id until parked
"""
FIGURES = """
    counts won place score banked turns best_turn farkles hot_dice big_1000 big_2500 big_5000 rating
    accuracy luck games wins losses points streak best_streak reviewed mu sigma enough shown listed
    named_at latest achievement by_wins by_win_rate by_rating by_points_per_turn by_best_turn
    by_farkle_rate by_win_streak bucket face rolled times declined_at last_day days best
    ledger period starts ends since length ruleset ranking day due_at
"""
RULES = "rules base options edits title updated_at"
BLOCKS = "key_name"
TAVERN = "thing origin number tavern"

TELLS_OF_NOBODY = frozenset(f"{GAMES} {FIGURES} {RULES} {BLOCKS} {TAVERN}".split())
"""Columns that by themselves lead to nobody; a new one belongs here or in the list of traces."""

OF_THE_BOT = {("notes", "key"), ("notes", "value"), ("house_rules", "key"), ("tallies", "people")}
"""Names that mean something else there: small facts, a title, a number of people."""


def schema() -> Iterator[tuple[str, str]]:
    """Yield each column of the newest schema with its table."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for migration in shipped_migrations():
            connection.executescript(migration.script)
        tables = connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        )
        for (table,) in tables.fetchall():
            for (column,) in connection.execute(
                "SELECT name FROM pragma_table_xinfo(?)", (table,)
            ).fetchall():
                yield table, column


def test_every_column_is_known_to_the_list_of_traces_or_tells_of_nobody() -> None:
    listed = [column for trace in (*OF_PEOPLE, *OF_SERVERS) for column in trace.columns]
    columns = set(schema())
    assert set(listed) <= columns, "a column of the list is gone"
    unknown = columns - set(listed) - OF_THE_BOT
    assert {each for each in unknown if each[1] not in TELLS_OF_NOBODY} == set()


def test_no_column_has_two_fates() -> None:
    for traces in (OF_PEOPLE, OF_SERVERS):
        fates = Counter((trace.table, trace.column) for trace in traces)
        assert max(fates.values()) == 1


def test_every_table_of_people_can_be_exported() -> None:
    exported = statements("bot.features.privacy.store", "export")
    assert {trace.table for trace in OF_PEOPLE} <= exported.keys()
