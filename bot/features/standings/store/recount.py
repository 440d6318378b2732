"""Counting every stored game again: it proves what is kept, or puts it right."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bot.content.achievements import Award
from bot.database.connection import Database, open_database
from bot.database.migrations import migrate, shipped_migrations
from bot.database.statements import statements
from bot.features.standings.model.leaderboards import Ranking
from bot.features.standings.store.counting import assess_match, count
from bot.features.standings.store.figures import score_of
from bot.features.tavern.store import give_award_prizes
from bot.match.model.errors import StorageError
from bot.match.results.figures import Assessment, results
from bot.match.store.match_rows import read_match

Column = str | int | float | None

_KEYS: Mapping[str, tuple[str, ...]] = {
    "results": ("user_id", "match_id"),
    "figures": ("ledger", "user_id"),
    "tallies": ("ledger", "ranking", "bucket"),
    "rivalries": ("guild_id", "user_id", "rival_id"),
    "awards": ("user_id", "achievement"),
    "faces": ("face",),
}
"""What follows from the stored games, by table, and what tells its rows apart."""

_GOES_ON = "ledger IN (SELECT id FROM temp.ledgers WHERE ifnull(ends > :now, true))"
_WHOLE = {
    "results": "true",
    "figures": _GOES_ON,
    "tallies": f"people AND {_GOES_ON}",
    "rivalries": "true",
    "awards": "true",
    "faces": "true",
}
"""The rows that are kept whole: those of periods that are over are cleared away."""

_PLACES = 6
"""Decimals to which ratings are compared: other machines may round the last ones otherwise."""

_SQL = statements(__package__, "recount")
_MATCHES = statements("bot.match.store", "matches")


@dataclass(frozen=True, slots=True)
class Difference:
    """Something kept that is not what counting gives.

    - `where`: the table and the row; `column`: None for a row that is missing or should not be.
    - `kept`, `counted`: the values, None where there is no such row.
    """

    where: str
    column: str | None
    kept: Column
    counted: Column


async def recount(path: Path, *, fix: bool) -> list[Difference]:
    """Return what differs in the database at `path`, and with `fix` put it right as well.

    Raises `StorageError` when the file cannot be used. Nobody can write meanwhile with `fix`.
    """
    async with open_database(path) as database:
        await migrate(database, shipped_migrations())
        await database.use_wal()
        work = partial(compare, fix=fix)
        return await (database.write(work) if fix else database.read(work))


async def count_if_due(database: Database) -> None:
    """Count everything where a migration has asked for it; foreign keys must not be enforced."""
    rows = await database.fetch("SELECT 1 FROM notes WHERE key = 'figures'")
    if rows:
        await database.write(_count_all)


def compare(connection: sqlite3.Connection, *, fix: bool) -> list[Difference]:
    """Return what differs, and with `fix` keep what was counted.

    Uses temporary tables, so that what is kept stays as it is until everything is counted.
    """
    _open_scratch(connection)
    # Periods are over when a game has ended after them: then their figures begin to be cleared.
    now = connection.execute(_SQL["last_end"]).fetchone()["ended_at"]
    differences = list(_count_games(connection, now, fix=fix))
    for table in _KEYS:
        differences += _differences(connection, table, now)
    if fix:
        _keep(connection, now)
    _close_scratch(connection)
    return differences


def _count_all(connection: sqlite3.Connection) -> None:
    compare(connection, fix=True)
    connection.execute("DELETE FROM notes WHERE key = 'figures'")


def _open_scratch(connection: sqlite3.Connection) -> None:
    for table in _scratch():
        [definition] = connection.execute(_SQL["definition"], {"name": table}).fetchone()
        connection.execute(definition.replace("CREATE TABLE", "CREATE TEMP TABLE", 1))
    connection.execute(_SQL["copy_ledgers"])
    connection.execute(_SQL["copy_people"])


def _close_scratch(connection: sqlite3.Connection) -> None:
    for table in _scratch():
        connection.execute(f"DROP TABLE temp.{table}")


def _scratch() -> list[str]:
    """Return the tables that counting a game writes to."""
    return [*_KEYS, "ledgers", "people", "absences"]


def _count_games(connection: sqlite3.Connection, now: int, *, fix: bool) -> Iterator[Difference]:
    """Count every finished game; yield those that were not counted, or cannot be."""
    for row in connection.execute(_SQL["uncounted"]).fetchall():
        yield Difference(f"matches id={row['id']}", "counted", None, None)
        if fix:
            connection.execute(_MATCHES["number"], {"id": row["id"]})
    for row in connection.execute(_SQL["finished"]):
        try:
            match = read_match(row)
        except StorageError:
            yield Difference(f"matches id={row['id']}", "log", row["snapshot"], None)
            continue
        count(connection, match, results(match), now)
        found = connection.execute(_SQL["assessments"], {"match_id": match.id}).fetchall()
        assess_match(connection, match, [Assessment(*each) for each in found], now)
    connection.execute(_SQL["show_all"])
    for ranking in Ranking:
        sql = _SQL["tally"].replace("by_wins", score_of(ranking))
        connection.execute(sql, {"ranking": ranking})


def _differences(connection: sqlite3.Connection, table: str, now: int) -> Iterator[Difference]:
    kept = _only_in(connection, table, "main", "temp", now)
    counted = _only_in(connection, table, "temp", "main", now)
    for key in sorted(kept.keys() | counted.keys(), key=str):
        where = f"{table} {_describe(connection, table, key)}"
        if key not in kept or key not in counted:
            yield Difference(where, None, _row(kept.get(key)), _row(counted.get(key)))
            continue
        for column, value in counted[key].items():
            if kept[key][column] != value:
                yield Difference(where, column, kept[key][column], value)


def _only_in(
    connection: sqlite3.Connection, table: str, one: str, other: str, now: int
) -> dict[tuple[Column, ...], dict[str, Column]]:
    """Return the rows of a table that are in schema `one` and not in `other`, by their keys."""
    columns = _columns(connection, table)
    compared = ", ".join(
        f"round({each}, {_PLACES}) AS {each}" if each in {"mu", "sigma"} else each
        for each in columns
    )
    rows = connection.execute(
        f"SELECT {compared} FROM {one}.{table} WHERE {_WHOLE[table]} "  # noqa: S608 - names of ours
        f"EXCEPT SELECT {compared} FROM {other}.{table}",
        {"now": now},
    ).fetchall()
    return {tuple(row[key] for key in _KEYS[table]): dict(row) for row in rows}


def _columns(connection: sqlite3.Connection, table: str) -> Sequence[str]:
    """Return the columns of a table but for those that follow from the others."""
    found = connection.execute(
        "SELECT name FROM pragma_table_info(:table, 'main')", {"table": table}
    )
    return [name for (name,) in found]


def _describe(connection: sqlite3.Connection, table: str, key: tuple[Column, ...]) -> str:
    named = dict(zip(_KEYS[table], key, strict=True))
    if "ledger" in named:
        ledger = connection.execute(_SQL["ledger"], {"id": named.pop("ledger")}).fetchone()
        named = {**dict(ledger or {}), **named}
    return " ".join(f"{name}={value}" for name, value in named.items())


def _row(row: Mapping[str, Column] | None) -> str | None:
    return None if row is None else " ".join(f"{name}={value}" for name, value in row.items())


def _keep(connection: sqlite3.Connection, now: int) -> None:
    """Put what was counted in the place of what is kept, and give the prizes of new awards."""
    connection.execute(_SQL["keep_people"])
    connection.execute(_SQL["keep_ledgers"])
    for table, whole in _WHOLE.items():
        listed = ", ".join(_columns(connection, table))
        # The triggers of the figures would keep tallies, but from wherever they are now.
        connection.execute(f"DELETE FROM main.{table} WHERE {whole}", {"now": now})  # noqa: S608 - names of ours
        connection.execute(
            f"INSERT OR REPLACE INTO main.{table} ({listed}) "  # noqa: S608 - (same)
            f"SELECT {listed} FROM temp.{table} WHERE {whole}",
            {"now": now},
        )
    for row in connection.execute(_SQL["awards"]).fetchall():
        award = Award(row["user_id"], row["achievement"])
        give_award_prizes(connection, [award], row["match_id"])
