"""A database with a long history, written in bulk: for `benchmarks.boards`.

The games are a few real ones, played by a generator with a seed and stored again and again between
other people; figures are added up from their results by one statement for each kind of ledger.
Ratings and streaks, which depend on the order of games, are drawn.
"""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from random import Random

from bot.content.achievements import shipped_achievements
from bot.content.folder import data_folder
from bot.database.statements import statements
from bot.engine import (
    Resign,
    Roll,
    RuleSet,
    Setup,
    dice_to_roll,
    legal_moves,
    parse_rules_toml,
    start,
    write_state,
)
from bot.features.standings.model.leaderboards import ENOUGH_GAMES, Ranking
from bot.features.standings.model.periods import Period, span_of
from bot.features.standings.store.counting import LATEST_MEETINGS
from bot.features.standings.store.figures import score_of
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Playing
from bot.match.results.figures import Result, results
from tests.support.storage.stores import open_storage

NOW = 1_763_740_000
"""An evening in the middle of a month and of a week."""
YEARS = 2
GAMES_OF_EACH = 10
"""Real games of each ruleset."""
PEOPLE_OF_A_SERVER = 100
AWARDS = 15
"""Achievements that everybody has."""
RULESETS = (("tavern", 6), ("classic", 2), ("facebook", 1), ("ten_turns", 1))
"""What is played, and how often."""


@dataclass(frozen=True, slots=True)
class Played:
    """A real game of two: what is stored of it, and the results of its seats."""

    ruleset: str
    snapshot: str
    log: str
    results: tuple[Result, ...]


def write_history(path: Path, games: int, players: int) -> None:
    """Write a database of so many finished games and players to `path`."""
    asyncio.run(_open(path))
    random = Random(1)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for pragma in ("journal_mode = OFF", "synchronous = OFF", "cache_size = -500000"):
            connection.execute(f"PRAGMA {pragma}")
        later = _put_off(connection)
        connection.execute("BEGIN")
        _write_games(connection, games, players, random)
        _add_up(connection)
        for statement in later:
            connection.execute(statement)
        _tally(connection)
        connection.execute("COMMIT")
        connection.execute("ANALYZE")
        connection.execute("PRAGMA journal_mode = WAL")


async def _open(path: Path) -> None:
    """Make the schema."""
    async with open_storage(path):
        pass


def _put_off(connection: sqlite3.Connection) -> list[str]:
    """Drop the indexes and triggers of the figures, and return what makes them again."""
    found = connection.execute(
        "SELECT type, name, sql FROM sqlite_master"
        " WHERE tbl_name = 'figures' AND type IN ('index', 'trigger') AND sql IS NOT NULL"
    ).fetchall()
    for kind, name, _ in found:
        connection.execute(f"DROP {kind} {name}")
    return [sql for _, _, sql in found]


# ------------------------------------------------------------------------------------- games


def _write_games(connection: sqlite3.Connection, games: int, players: int, random: Random) -> None:
    ids = [random.getrandbits(60) for _ in range(players)]
    connection.executemany(
        "INSERT INTO people (user_id, name, named_at, listed) VALUES (?, ?, 0, 1)",
        ((user_id, f"Player {number}") for number, user_id in enumerate(ids)),
    )
    templates = [_play(name, random) for name, _ in RULESETS for _ in range(GAMES_OF_EACH)]
    weights = [often for _, often in RULESETS for _ in range(GAMES_OF_EACH)]
    chosen = random.choices(templates, weights, k=games)
    pairs = _pairs(ids, games, random)
    begins = NOW - YEARS * 365 * 24 * 60 * 60
    rows = []
    for number, (played, (guild_id, first, second)) in enumerate(
        zip(chosen, pairs, strict=True), 1
    ):
        ended_at = begins + (NOW - begins) * number // games
        rows.append((number, played, guild_id, (first, second), ended_at))
        if len(rows) == 10_000:
            _store(connection, rows)
            rows.clear()
    _store(connection, rows)


Row = tuple[int, Played, int, tuple[int, int], int]


def _store(connection: sqlite3.Connection, rows: list[Row]) -> None:
    connection.executemany(
        "INSERT INTO matches (id, version, phase, guild_id, channel_id, message_id, players,"
        " snapshot, log, created_at, ended_at, rated, counted)"
        " VALUES (?1, 40, 'finished', ?2, ?2, ?1, ?3, ?4, ?5, ?6 - 600, ?6, 1, ?1)",
        (
            (number, guild_id, _people(ids), played.snapshot, played.log, ended_at)
            for number, played, guild_id, ids, ended_at in rows
        ),
    )
    connection.executemany(
        "INSERT INTO results (user_id, ended_at, match_id, guild_id, counts, won, place, score,"
        " banked, turns, best_turn, farkles, hot_dice, big_1000, big_2500, big_5000, rating)"
        " VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1500)",
        (
            (user_id, ended_at, number, guild_id, *_columns(result))
            for number, played, guild_id, ids, ended_at in rows
            for user_id, result in zip(ids, played.results, strict=True)
        ),
    )


def _people(ids: tuple[int, int]) -> str:
    people = [{"user_id": user_id, "name": f"Player {user_id % 100_000}"} for user_id in ids]
    return json.dumps(people, separators=(",", ":"))


def _columns(result: Result) -> tuple[int, ...]:
    return (
        result.won,
        result.place,
        result.score,
        result.banked,
        result.turns,
        result.best_turn,
        result.farkles,
        result.hot_dice,
        *result.big_turns,
    )


def _pairs(ids: list[int], games: int, random: Random) -> Iterator[tuple[int, int, int]]:
    """Yield who plays whom on which server: a few people play a lot, most now and then."""
    servers = [ids[at : at + PEOPLE_OF_A_SERVER] for at in range(0, len(ids), PEOPLE_OF_A_SERVER)]
    weights = list(accumulate(1 / (1 + place / 10) for place in range(PEOPLE_OF_A_SERVER)))
    for number in range(games):
        guild_id = 1 + (number if number < len(servers) else random.randrange(len(servers)))
        people = servers[guild_id % len(servers)]
        if guild_id > len(servers):
            guild_id %= len(servers)
        one, two = random.choices(people, cum_weights=weights[: len(people)], k=2)
        while one == two:
            two = random.choice(people)
        yield guild_id, one, two


def _play(name: str, random: Random) -> Played:
    """Return a game of two who roll and bank at random, but bank soon."""
    rules = _rules(name)
    setup = Setup(rules, seats=2)
    people = (Person(1, "Ada"), Person(2, "Ben"))
    match = Match(
        id=1,
        version=1,
        phase=Playing(),
        place=Place(1, 1),
        message_id=1,
        players=people,
        state=start(setup),
        log=new_log(setup),
        events=(),
        created_at=0,
    )
    while match.is_open:
        moves = [move for move in legal_moves(match.state) if not isinstance(move, Resign)]
        stops = [move for move in moves if not isinstance(move, Roll)]
        move = random.choice(stops if stops and random.random() < 0.7 else moves)
        dice = tuple(random.randint(1, 6) for _ in dice_to_roll(match.state, move))
        match = match.after(move, dice, now=0)
    return Played(name, write_state(match.state), match.log, results(match))


def _rules(name: str) -> RuleSet:
    return parse_rules_toml((data_folder() / "rules" / f"{name}.toml").read_text(encoding="utf-8"))


# ----------------------------------------------------------------------------------- figures


def _add_up(connection: sqlite3.Connection) -> None:
    connection.execute(
        "CREATE TEMP TABLE played AS"
        " SELECT results.*, substr(log, 5, instr(log, '(') - 5) AS ruleset"
        " FROM results INNER JOIN matches ON matches.id = results.match_id"
    )
    for period in Period:
        span = span_of(period, NOW)
        for place in ("guild_id", "0"):
            if place == "0" and period is Period.SEASON:
                continue
            for ruleset in ("''", "ruleset"):
                _add_ledgers(connection, period, place, ruleset, span.starts, span.ends)
    for place in ("guild_id", "0"):
        connection.execute(
            "INSERT INTO rivalries (guild_id, user_id, rival_id, games, wins, losses, latest)"
            " SELECT place, user_id, rival_id, count(*), sum(won), sum(lost),"
            " json_group_array(match_id) FILTER (WHERE newest <= :most)"
            f" FROM (SELECT {place.replace('guild', 'one.guild')} AS place, one.user_id,"
            " other.user_id AS rival_id, one.won, other.won AS lost, one.match_id, row_number()"
            f" OVER (PARTITION BY {place.replace('guild', 'one.guild')}, one.user_id, other.user_id"
            " ORDER BY one.match_id DESC) AS newest"
            " FROM played AS one INNER JOIN results AS other"
            " ON other.match_id = one.match_id AND other.user_id != one.user_id)"
            " GROUP BY 1, 2, 3",
            {"most": LATEST_MEETINGS},
        )
    connection.execute(
        "INSERT INTO awards (user_id, achievement, match_id)"
        " SELECT user_id, value, min(match_id) FROM results CROSS JOIN json_each(:names)"
        " GROUP BY 1, 2",
        {"names": json.dumps(list(shipped_achievements())[:AWARDS])},
    )


def _add_ledgers(
    connection: sqlite3.Connection,
    period: Period,
    place: str,
    ruleset: str,
    starts: int,
    ends: int | None,
) -> None:
    values = {"period": period, "starts": starts, "ends": ends, "enough": ENOUGH_GAMES[period]}
    connection.execute(
        "INSERT INTO ledgers (guild_id, period, starts, ends, ruleset)"
        f" SELECT DISTINCT {place}, :period, :starts, :ends, {ruleset}"
        " FROM played WHERE ended_at >= :starts",
        values,
    )
    connection.execute(
        "INSERT INTO figures (ledger, user_id, shown, enough, games, wins, points, turns,"
        " best_turn, farkles, hot_dice, big_1000, big_2500, big_5000, streak, best_streak, rated,"
        " mu, sigma, rating_before)"
        " SELECT ledgers.id, user_id, 1, :enough, games, wins, points, turns, best_turn, farkles,"
        " hot_dice, big_1000, big_2500, big_5000, 0, min(wins, 1 + abs(random() % 6)), games,"
        " 25 + (random() % 1000) / 100.0, max(1.5, 8.3 / sqrt(games)),"
        " iif(:period = 'week', 1100000 + 100 * (random() % 500), NULL)"
        f" FROM (SELECT {place} AS place, {ruleset} AS rules, user_id, count(*) AS games,"
        " sum(won) AS wins, sum(banked) AS points, sum(turns) AS turns,"
        " max(best_turn) AS best_turn, sum(farkles) AS farkles, sum(hot_dice) AS hot_dice,"
        " sum(big_1000) AS big_1000, sum(big_2500) AS big_2500, sum(big_5000) AS big_5000"
        " FROM played WHERE ended_at >= :starts GROUP BY 1, 2, 3)"
        " INNER JOIN ledgers ON ledgers.guild_id = place AND ledgers.period = :period"
        " AND ledgers.starts = :starts AND ledgers.ruleset = rules",
        values,
    )


def _tally(connection: sqlite3.Connection) -> None:
    for ranking in Ranking:
        recount = statements("bot.features.standings.store", "recount")
        sql = recount["tally"].replace("by_wins", score_of(ranking))
        connection.execute(sql.replace("temp.", ""), {"ranking": ranking})
