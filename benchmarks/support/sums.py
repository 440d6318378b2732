"""What follows from the games of `benchmarks.support.history`: figures, rivalries and the rest.

Added up from what was drawn by one statement for each table. Ratings and streaks, which depend on
the order of games, are drawn. Everybody plays on one server, so what is kept of all servers is the
same again.
"""

import json
import sqlite3
from typing import Final

from bot.content.achievements import shipped_achievements
from bot.database.statements import statements
from bot.features.standings.model.leaderboards import ENOUGH_GAMES, Ranking
from bot.features.standings.model.periods import Period, span_of
from bot.features.standings.store.counting import LATEST_MEETINGS
from bot.features.standings.store.figures import score_of

AWARDS: Final = 15
"""Achievements that everybody has."""
PUZZLES: Final = 10
"""Puzzles that everybody has answered."""

_SUMS: Final = ("games", "wins", "points", "turns", "farkles", "hot_dice")
_BIG: Final = ("big_1000", "big_2500", "big_5000")


def add_up(connection: sqlite3.Connection, now: int) -> None:
    """Write what follows from the games that were drawn."""
    for period in Period:
        _add_ledgers(connection, period, now)
    _add_rivalries(connection)
    _add_ladders(connection, now)
    _add_puzzles(connection, now)
    connection.execute(
        "INSERT INTO awards (user_id, achievement, match_id)"
        " SELECT user_id, value, game FROM (SELECT user_id, min(match_id) AS game FROM results"
        " GROUP BY user_id) CROSS JOIN json_each(:names) ORDER BY 1, 2",
        {"names": json.dumps(list(shipped_achievements())[:AWARDS])},
    )


def tally(connection: sqlite3.Connection) -> None:
    """Count how many people have which scores."""
    for ranking in Ranking:
        recount = statements("bot.features.standings.store", "recount")
        sql = recount["tally"].replace("by_wins", score_of(ranking))
        connection.execute(sql.replace("temp.", ""), {"ranking": ranking})


def _add_ledgers(connection: sqlite3.Connection, period: Period, now: int) -> None:
    span = span_of(period, now)
    values = {"period": period, "starts": span.starts, "ends": span.ends}
    connection.execute(
        "CREATE TEMP TABLE summed AS SELECT guild_id, user_id, ruleset, count(*) AS games,"
        " sum(won) AS wins, sum(banked) AS points, sum(turns) AS turns,"
        " max(best_turn) AS best_turn, sum(farkles) AS farkles, sum(hot_dice) AS hot_dice,"
        " sum(big_1000) AS big_1000,"
        " sum(big_2500) AS big_2500, sum(big_5000) AS big_5000"
        " FROM (SELECT guild_id, iif(seat = 0, first, second) AS user_id, ruleset, seats.*"
        " FROM drawn CROSS JOIN templates USING (template) CROSS JOIN seats USING (template)"
        " WHERE ended_at >= :starts) GROUP BY guild_id, user_id, ruleset",
        values,
    )
    sums = ", ".join(f"sum({column}) AS {column}" for column in (*_SUMS, *_BIG))
    for place in ("guild_id", "0"):
        if place == "0" and period is Period.SEASON:
            continue
        for ruleset in ("''", "ruleset"):
            connection.execute(
                "INSERT INTO ledgers (guild_id, period, starts, ends, ruleset)"
                f" SELECT DISTINCT {place}, :period, :starts, :ends, {ruleset} FROM summed",
                values,
            )
            connection.execute(
                "INSERT INTO figures (ledger, user_id, shown, enough, games, wins, points, turns,"
                " best_turn, farkles, hot_dice, big_1000, big_2500, big_5000, streak, best_streak,"
                " rated, mu, sigma, rating_before)"
                " SELECT ledgers.id, user_id, 1, :enough, games, wins, points, turns, best_turn,"
                " farkles, hot_dice, big_1000, big_2500, big_5000, 0,"
                " min(wins, 1 + abs(random() % 6)), games, 25 + (random() % 1000) / 100.0,"
                " max(1.5, 8.3 / sqrt(games)),"
                " iif(:period = 'week', 1100000 + 100 * (random() % 500), NULL)"
                f" FROM (SELECT {place} AS place, {ruleset} AS rules, user_id,"
                f" max(best_turn) AS best_turn, {sums} FROM summed GROUP BY 1, 2, 3)"
                " INNER JOIN ledgers ON ledgers.guild_id = place AND ledgers.period = :period"
                " AND ledgers.starts = :starts AND ledgers.ruleset = rules",
                values | {"enough": ENOUGH_GAMES[period]},
            )
    connection.execute("DROP TABLE summed")


def _add_rivalries(connection: sqlite3.Connection) -> None:
    connection.execute(
        "CREATE TEMP TABLE met AS SELECT guild_id, low, high, count(*) AS games,"
        " sum(low_won) AS low_wins, count(*) - sum(low_won) AS high_wins,"
        " json_group_array(number) FILTER (WHERE is_late) AS latest"
        " FROM (SELECT guild_id, number, min(first, second) AS low, max(first, second) AS high,"
        " won = (first < second) AS low_won,"
        f" lead(number, {LATEST_MEETINGS}) OVER (PARTITION BY guild_id, min(first, second),"
        " max(first, second) ORDER BY number) IS NULL AS is_late"
        " FROM drawn INNER JOIN seats ON seats.template = drawn.template AND seat = 0)"
        " GROUP BY guild_id, low, high"
    )
    ways = " UNION ALL ".join(
        f"SELECT {place} AS place, {own}, {rival}, games, {own}_wins, {rival}_wins, latest FROM met"
        for place in ("guild_id", "0")
        for own, rival in (("low", "high"), ("high", "low"))
    )
    connection.execute(
        "INSERT INTO rivalries (guild_id, user_id, rival_id, games, wins, losses, latest)"
        f" SELECT * FROM ({ways}) ORDER BY 1, 2, 3"
    )


def _add_ladders(connection: sqlite3.Connection, now: int) -> None:
    """Let everybody be on the ladder of their server, in any order."""
    connection.execute(
        "INSERT INTO rungs (guild_id, ruleset, user_id, name, place, sunk, sinks_at)"
        " SELECT guild_id, 'tavern', user_id, name,"
        " row_number() OVER (PARTITION BY guild_id ORDER BY games, user_id), 0, :now + user_id % 99"
        " FROM ledgers INNER JOIN figures ON figures.ledger = ledgers.id"
        " INNER JOIN people USING (user_id)"
        " WHERE guild_id != 0 AND period = 'all' AND ruleset = '' ORDER BY 1, 2, 3",
        {"now": now + 86_400},
    )


def _add_puzzles(connection: sqlite3.Connection, now: int) -> None:
    """Let everybody have answered puzzles on their server."""
    connection.execute(
        "INSERT INTO solvers (user_id, name, mu, sigma, answered, solved, streak, best_streak,"
        " days, best_days) SELECT user_id, name, 25 + (random() % 1000) / 100.0, 3, :puzzles,"
        " :puzzles / 2, 1, 1 + abs(random() % 9), 1, 2 FROM people ORDER BY user_id",
        {"puzzles": PUZZLES},
    )
    connection.execute(
        "INSERT INTO puzzle_places (guild_id, user_id) SELECT guild_id, user_id FROM rungs"
    )
    connection.execute(
        "WITH RECURSIVE puzzles (number) AS"
        " (SELECT 1 UNION ALL SELECT number + 1 FROM puzzles WHERE number < :puzzles)"
        " INSERT INTO puzzle_answers (user_id, puzzle, answered_at, given, rating_before,"
        " rating_after) SELECT user_id, printf('%010x', number), :now - number, '15.', 1500, 1500"
        " FROM people CROSS JOIN puzzles ORDER BY 1, 2",
        {"puzzles": PUZZLES, "now": now},
    )
