"""A database with a long history, written in bulk: for `benchmarks.boards`.

The games are a few real ones, played by a generator with a seed and stored again and again between
other people; `benchmarks.support.sums` adds up what follows from them. All of it is done by SQLite
itself in a few statements that write each table in its own order, so that ten million games take
minutes. Everybody plays on one server; servers and messages have numbers as long as Discord's.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np

from benchmarks.support.sums import add_up, tally
from bot.content.folder import data_folder
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
RULESETS = (("tavern", 6), ("classic", 2), ("facebook", 1), ("ten_turns", 1))
"""What is played, and how often."""
NUMBERS = 10**18
"""Servers and messages are numbered from here on."""
AT_ONCE = 250_000
"""Games that are drawn together."""
PUT_OFF = ("matches", "results", "figures", "awards", "tallies")
"""The tables whose indexes and triggers are made once all rows are there."""


@dataclass(frozen=True, slots=True)
class Played:
    """A real game of two: what is stored of it, and the results of its seats."""

    ruleset: str
    snapshot: str
    log: str
    results: tuple[Result, ...]


def server(number: int) -> int:
    """Return the id of a server, which are numbered from 0."""
    return NUMBERS + number


def write_history(path: Path, games: int, players: int) -> None:
    """Write a database of so many finished games and players to `path`."""
    asyncio.run(_open(path))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for pragma in (
            "journal_mode = OFF",
            "synchronous = OFF",
            "cache_size = -500000",
            "threads = 2",
        ):
            connection.execute(f"PRAGMA {pragma}")
        later = _put_off(connection)
        connection.execute("BEGIN")
        _write_templates(connection, Random(1))
        _draw(connection, games, players, np.random.default_rng(1))
        _store(connection)
        add_up(connection, NOW)
        for statement in later:
            connection.execute(statement)
        tally(connection)
        connection.execute("COMMIT")
        connection.execute("PRAGMA journal_mode = WAL")


async def _open(path: Path) -> None:
    """Make the schema."""
    async with open_storage(path):
        pass


def _put_off(connection: sqlite3.Connection) -> list[str]:
    """Drop indexes and triggers, and return what makes them again."""
    found = connection.execute(
        "SELECT type, name, sql FROM sqlite_master WHERE type IN ('index', 'trigger')"
        " AND sql IS NOT NULL AND tbl_name IN (SELECT value FROM json_each(?))"
        " ORDER BY type",
        (str(list(PUT_OFF)).replace("'", '"'),),
    ).fetchall()
    for kind, name, _ in found:
        connection.execute(f"DROP {kind} {name}")
    return [sql for _, _, sql in found]


def _write_templates(connection: sqlite3.Connection, random: Random) -> None:
    """Play the real games, and keep them and their results in temporary tables."""
    connection.execute(
        "CREATE TEMP TABLE templates (template INTEGER PRIMARY KEY, ruleset, snapshot, log)"
    )
    connection.execute(
        "CREATE TEMP TABLE seats (template INTEGER, seat INTEGER, won, place, score, banked, turns,"
        " best_turn, farkles, hot_dice, big_1000, big_2500, big_5000,"
        " PRIMARY KEY (template, seat)) WITHOUT ROWID"
    )
    names = [name for name, _ in RULESETS for _ in range(GAMES_OF_EACH)]
    for template, played in enumerate(_play(name, random) for name in names):
        connection.execute(
            "INSERT INTO templates VALUES (?, ?, ?, ?)",
            (template, played.ruleset, played.snapshot, played.log),
        )
        connection.executemany(
            f"INSERT INTO seats VALUES ({', '.join('?' * 13)})",
            [(template, seat, *_columns(made)) for seat, made in enumerate(played.results)],
        )


def _draw(
    connection: sqlite3.Connection, games: int, players: int, random: np.random.Generator
) -> None:
    """Draw who plays which game with whom, on which server and when."""
    ids = random.integers(2**59, 2**60, players)
    connection.executemany(
        "INSERT INTO people (user_id, name, named_at, listed) VALUES (?, ?, 0, 1)",
        ((user_id, f"Player {number}") for number, user_id in enumerate(ids.tolist())),
    )
    connection.execute(
        "CREATE TEMP TABLE drawn (number INTEGER PRIMARY KEY, template INTEGER, guild_id INTEGER,"
        " first INTEGER, second INTEGER, ended_at INTEGER)"
    )
    weights = np.array([often for _, often in RULESETS for _ in range(GAMES_OF_EACH)], float)
    begins = NOW - YEARS * 365 * 24 * 60 * 60
    for begun in range(0, games, AT_ONCE):
        number = np.arange(begun, min(games, begun + AT_ONCE))
        template = random.choice(len(weights), len(number), p=weights / weights.sum())
        place, first, second = _pairs(number, players, random)
        ended_at = begins + (NOW - begins) * (number + 1) // games
        drawn = (number + 1, template, place + server(0), ids[first], ids[second], ended_at)
        connection.executemany(
            "INSERT INTO drawn VALUES (?, ?, ?, ?, ?, ?)",
            zip(*(column.tolist() for column in drawn), strict=True),
        )


Numbers = np.ndarray[tuple[int], np.dtype[np.int64]]


def _pairs(
    number: Numbers, players: int, random: np.random.Generator
) -> tuple[Numbers, Numbers, Numbers]:
    """Return servers and who plays there: a few people play a lot, most now and then.

    Each server has a game.
    """
    servers = max(1, players // PEOPLE_OF_A_SERVER)
    drawn = random.integers(servers, size=len(number))
    place = np.where(number < servers, number, drawn)
    before = place * PEOPLE_OF_A_SERVER
    people = np.where(place == servers - 1, players - before, PEOPLE_OF_A_SERVER)
    chances = np.cumsum(1 / (1 + np.arange(people.max()) / 10))

    def somebody() -> Numbers:
        drawn = random.random(len(number)) * chances[people - 1]
        found: Numbers = np.searchsorted(chances, drawn).astype(np.int64)
        return found

    first, second = somebody(), somebody()
    other = (first + 1 + random.integers(0, people - 1)) % people
    return place, before + first, before + np.where(first == second, other, second)


def _store(connection: sqlite3.Connection) -> None:
    connection.execute(
        "INSERT INTO matches (id, version, phase, guild_id, channel_id, message_id, players,"
        " snapshot, log, created_at, ended_at, rated, counted)"
        " SELECT number, 40, 'finished', guild_id, guild_id, :numbers + number,"
        """ '[{"user_id":' || first || ',"name":"Player ' || (first % 100000)"""
        """ || '"},{"user_id":' || second || ',"name":"Player ' || (second % 100000) || '"}]',"""
        " snapshot, log, ended_at - 600, ended_at, 1, number"
        " FROM drawn CROSS JOIN templates USING (template) ORDER BY number",
        {"numbers": NUMBERS},
    )
    columns = (
        "won, place, score, banked, turns, best_turn, farkles, hot_dice,"
        " big_1000, big_2500, big_5000"
    )
    connection.execute(
        f"INSERT INTO results (user_id, ended_at, match_id, guild_id, counts, {columns}, rating)"
        f" SELECT iif(seat = 0, first, second), ended_at, number, guild_id, 1, {columns}, 1500"
        " FROM drawn CROSS JOIN seats USING (template) ORDER BY 1, 2, 3"
    )


def _columns(result: Result) -> Iterator[int]:
    yield from (result.won, result.place, result.score, result.banked, result.turns)
    yield from (result.best_turn, result.farkles, result.hot_dice, *result.big_turns)


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
