"""Nothing can be kept of a person or a server that deleting their data does not know of."""

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing

from bot.database.sqlite.schema import shipped_migrations
from bot.features.standings.store.counted import COUNTED
from bot.storage import PERSONAL_DATA

TELLS_OF_NOBODY = {
    "absences": "",
    "announcements": "kind about claimed_at settled",
    "attendances": "until match_id",
    "awards": "achievement match_id",
    "belongings": "id thing origin number match_id",
    "closed_games": "ended_at match_id",
    "daily_results": "day score",
    "daily_seeds": "day seed",
    "daily_streaks": "last_day days best reminded",
    "deal_results": "deal score ended_at",
    "deals": "deal seed rules ends_at",
    "declines": "times declined_at",
    "drafts": "id version title edits base options updated_at match_id",
    "faces": "face rolled",
    "figures": (
        f"ledger shown enough games wins points {' '.join(COUNTED)} "
        "streak best_streak rated mu sigma reviewed accuracy luck rating_before by_wins "
        "by_win_rate by_rating by_points_per_turn by_best_turn by_farkle_rate by_win_streak"
    ),
    "former_blocks": "key_name",
    "guesses": "match_id side sides guessed_at points",
    "happenings": "tournament_id starts ends stage tried settled",
    "honours": "honour state",
    "house_rules": "id key rules",
    "ladder_challenges": "id ruleset due_at match_id ended_at outcome untold",
    "ladder_standstills": "since",
    "ledgers": "id period starts ends ruleset",
    "left_servers": "due_at",
    "lesson_offers": "offered_at",
    "lessons": "lesson done_at",
    "lost_choices": "setting why",
    "matches": (
        "id version phase snapshot log created_at deadline ended_at closing rated "
        "waits_for_bot occasion occasion_ends_at seed rematch limited counted remind_at closes_at "
        "presence tavern parked votes tournament"
    ),
    "notes": "key value",  # of a person only while they are being deleted
    "people": "named_at listed",
    "podiums": "starts ends place wins games",
    "preferences": "",
    "own_puzzles": "puzzle line rules match_id step found_at",
    "puzzle_answers": "puzzle answered_at given rating_before rating_after",
    "puzzle_days": "day solved",
    "puzzle_places": "",
    "puzzle_ratings": "puzzle mu sigma answered solved",
    "rated_pairs": "day games",
    "results": (
        f"ended_at match_id counts won place score banked {' '.join(COUNTED)} rating accuracy luck"
    ),
    "rivalries": "games wins losses latest",
    "rungs": "ruleset place sunk sinks_at",
    "season_breaks": "starts",
    "season_lengths": "since length",
    "server_settings": "",
    "solvers": ("mu sigma answered solved streak best_streak last_day days best_days"),
    "shard_turns": "bucket free_at",
    "shards": "shard holder alive",
    "tallies": "ledger ranking bucket people",
    "tournament_acts": "id tournament_id at kind detail",
    "tournament_cards": "tournament_id channel_id message_id round",
    "tournament_drafts": "id version plan house_rule updated_at",
    "tournament_entries": "id tournament_id name number attendance since",
    "tournament_games": (
        "id series_id board number result score unplayed came absent_at berserk resigned"
    ),
    "tournament_people": "entry_id board",
    "tournament_series": ("id tournament_id part round position first second outcome until"),
    "tournaments": ("id version plan phase details created_at deadline paused_at trouble told"),
    "turn_calls": "match_id",
    "vacations": "id begins_at ends_at",
}
"""The other columns of each table: by themselves they lead to nobody."""


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


def test_every_column_tells_of_somebody_or_of_nobody() -> None:
    listed = {
        column
        for declared in (*PERSONAL_DATA.people, *PERSONAL_DATA.servers)
        for column in declared.columns
    }
    others = {
        (table, column) for table, columns in TELLS_OF_NOBODY.items() for column in columns.split()
    }
    assert not listed & others
    assert set(schema()) == listed | others


def test_no_column_has_two_fates() -> None:
    for columns in (PERSONAL_DATA.people, PERSONAL_DATA.servers):
        fates = Counter((column.table, column.column) for column in columns)
        assert max(fates.values()) == 1


def test_every_table_of_people_can_be_exported() -> None:
    assert {column.table for column in PERSONAL_DATA.people} <= PERSONAL_DATA.exports.keys()
