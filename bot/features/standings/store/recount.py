"""Counting every stored game again: it proves what is kept, or puts it right."""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bot.database.connection import Database, open_database
from bot.database.migrations import migrate, shipped_migrations
from bot.database.statements import statements
from bot.features.standings.model.leaderboards import Ranking
from bot.features.standings.store.counting import assess_match
from bot.features.standings.store.figures import score_of
from bot.match.model.errors import StorageError
from bot.match.results.figures import Assessment, results
from bot.match.store.finishing import FinishStep
from bot.match.store.match_rows import read_match

Column = str | int | float | None

_GOES_ON = "ledger IN (SELECT id FROM temp.ledgers WHERE ifnull(ends > :now, true))"
_PARTS = {"figures": _GOES_ON, "tallies": f"people AND {_GOES_ON}"}
"""The rows that are kept whole of tables whose other rows are cleared away, with their periods."""

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


async def recount(path: Path, steps: Sequence[FinishStep], *, fix: bool) -> list[Difference]:
    """Return what differs in the database at `path`, and with `fix` put it right as well.

    `steps` are those that finish a game. Raises `StorageError` when the file cannot be used. Nobody
    can write meanwhile with `fix`.
    """
    async with open_database(path) as database:
        await migrate(database, shipped_migrations())
        await database.use_wal()
        work = partial(_compare, steps, fix=fix)
        return await (database.write(work) if fix else database.read(work))


async def count_if_due(database: Database, steps: Sequence[FinishStep]) -> None:
    """Do `steps` again for every game where a migration has asked for it.

    Foreign keys must not be enforced.
    """
    rows = await database.fetch("SELECT 1 FROM notes WHERE key = 'figures'")
    if rows:
        await database.write(partial(_count_all, steps))


def _compare(
    steps: Sequence[FinishStep], connection: sqlite3.Connection, *, fix: bool
) -> list[Difference]:
    """Return what differs, and with `fix` keep what was counted.

    Uses temporary tables, so that what is kept stays as it is until everything is counted.
    """
    keys = {table: key for step in steps for table, key in step.tables.items()}
    scratch = [*keys, "ledgers", "people", "absences"]  # what counting a game writes to
    _open_scratch(connection, scratch)
    # Periods are over when a game has ended after them: then their figures begin to be cleared.
    now = connection.execute(_SQL["last_end"]).fetchone()["ended_at"]
    differences = list(_count_games(connection, steps, now, fix=fix))
    for table, key in keys.items():
        differences += _differences(connection, table, key, now)
    if fix:
        _keep(connection, keys, now)
    _close_scratch(connection, scratch)
    return differences


def _count_all(steps: Sequence[FinishStep], connection: sqlite3.Connection) -> None:
    _compare(steps, connection, fix=True)
    connection.execute("DELETE FROM notes WHERE key = 'figures'")


def _open_scratch(connection: sqlite3.Connection, tables: Iterable[str]) -> None:
    for table in tables:
        [definition] = connection.execute(_SQL["definition"], {"name": table}).fetchone()
        connection.execute(definition.replace("CREATE TABLE", "CREATE TEMP TABLE", 1))
    connection.execute(_SQL["copy_ledgers"])
    connection.execute(_SQL["copy_people"])


def _close_scratch(connection: sqlite3.Connection, tables: Iterable[str]) -> None:
    for table in tables:
        connection.execute(f"DROP TABLE temp.{table}")


def _count_games(
    connection: sqlite3.Connection, steps: Sequence[FinishStep], now: int, *, fix: bool
) -> Iterator[Difference]:
    """Count every finished game; yield those that were not counted, or cannot be."""
    for row in connection.execute(_SQL["uncounted"]).fetchall():
        yield Difference(f"matches id={row['id']}", "counted", None, None)
        if fix:
            connection.execute(_MATCHES["number"], {"id": row["id"]})
    again = [step for step in steps if step.tables or (fix and step.fills_gaps)]
    for row in connection.execute(_SQL["finished"]):
        try:
            match = read_match(row)
        except StorageError:
            yield Difference(f"matches id={row['id']}", "log", row["snapshot"], None)
            continue
        made = results(match)
        for step in again:
            match = step.do(connection, match, made, now)
        found = connection.execute(_SQL["assessments"], {"match_id": match.id}).fetchall()
        assess_match(connection, match, [Assessment(*each) for each in found], now)
    connection.execute(_SQL["show_all"])
    for ranking in Ranking:
        sql = _SQL["tally"].replace("by_wins", score_of(ranking))
        connection.execute(sql, {"ranking": ranking})


def _differences(
    connection: sqlite3.Connection, table: str, key: Sequence[str], now: int
) -> Iterator[Difference]:
    """Yield what differs in a table whose rows the columns of `key` tell apart."""
    kept, counted = (
        {tuple(row[column] for column in key): dict(row) for row in rows}
        for rows in (
            _only_in(connection, table, "main", "temp", now),
            _only_in(connection, table, "temp", "main", now),
        )
    )
    for each in sorted(kept.keys() | counted.keys(), key=str):
        where = f"{table} {_describe(connection, dict(zip(key, each, strict=True)))}"
        if each not in kept or each not in counted:
            yield Difference(where, None, _row(kept.get(each)), _row(counted.get(each)))
            continue
        for column, value in counted[each].items():
            if kept[each][column] != value:
                yield Difference(where, column, kept[each][column], value)


def _only_in(
    connection: sqlite3.Connection, table: str, one: str, other: str, now: int
) -> list[sqlite3.Row]:
    """Return the rows of a table that are in schema `one` and not in `other`."""
    compared = ", ".join(
        f"round({each}, {_PLACES}) AS {each}" if each in {"mu", "sigma"} else each
        for each in _columns(connection, table)
    )
    return connection.execute(
        f"SELECT {compared} FROM {one}.{table} WHERE {_whole(table)} "  # noqa: S608 - names of ours
        f"EXCEPT SELECT {compared} FROM {other}.{table}",
        {"now": now},
    ).fetchall()


def _whole(table: str) -> str:
    """Return the condition of the rows that are kept whole: usually all."""
    return _PARTS.get(table, "true")


def _columns(connection: sqlite3.Connection, table: str) -> Sequence[str]:
    """Return the columns of a table but for those that follow from the others."""
    found = connection.execute(
        "SELECT name FROM pragma_table_info(:table, 'main')", {"table": table}
    )
    return [name for (name,) in found]


def _describe(connection: sqlite3.Connection, named: dict[str, Column]) -> str:
    if "ledger" in named:
        ledger = connection.execute(_SQL["ledger"], {"id": named.pop("ledger")}).fetchone()
        named = {**dict(ledger or {}), **named}
    return " ".join(f"{name}={value}" for name, value in named.items())


def _row(row: Mapping[str, Column] | None) -> str | None:
    return None if row is None else " ".join(f"{name}={value}" for name, value in row.items())


def _keep(connection: sqlite3.Connection, tables: Iterable[str], now: int) -> None:
    """Put what was counted in the place of what is kept."""
    connection.execute(_SQL["keep_people"])
    connection.execute(_SQL["keep_ledgers"])
    for table in tables:
        listed, whole = ", ".join(_columns(connection, table)), _whole(table)
        # The triggers of the figures would keep tallies, but from wherever they are now.
        connection.execute(f"DELETE FROM main.{table} WHERE {whole}", {"now": now})  # noqa: S608 - names of ours
        connection.execute(
            f"INSERT OR REPLACE INTO main.{table} ({listed}) "  # noqa: S608 - (same)
            f"SELECT {listed} FROM temp.{table} WHERE {whole}",
            {"now": now},
        )
