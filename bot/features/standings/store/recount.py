"""Counting every stored game again: it proves what is kept, or puts it right."""

import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, permutations

from bot.database.errors import StorageError
from bot.database.ports import Database, Engine, Row, Transaction
from bot.database.progress import LongWork, Show, Tell, quietly
from bot.database.statements import Statement, statements
from bot.features.standings.model.leaderboards import Ranking
from bot.features.standings.store.counting import assess_match
from bot.features.standings.store.figures import score_of
from bot.features.standings.store.scratch import (
    KEPT,
    SCRATCH,
    close_scratch,
    columns_of,
    open_scratch,
    weigh_scratch,
)
from bot.match.results.figures import Assessment, results
from bot.match.store.finishing import FinishStep, finish
from bot.match.store.match_rows import read_match

Column = str | int | float | None

_GOES_ON = "ledger IN (SELECT id FROM ledgers WHERE ifnull(ends > :now, true))"
_PARTS = {"figures": _GOES_ON, "tallies": _GOES_ON}
"""The rows that are kept whole of tables whose other rows are cleared away, with their periods."""

_THERE = {"tallies": " AND people > 0"}
"""Which of them count: a bucket in which nobody is left is as good as none."""

_ORDER = {"figures": " ORDER BY rowid"}
"""The order in which rows are kept where it tells who came first."""

_ONCE_UNKNOWN = frozenset({"rating_before"})
"""Columns that are empty where games were counted before there were these; `fix` fills them."""

_ROUNDED = "CAST(round(CAST({0} AS NUMERIC), 6) AS DOUBLE PRECISION) AS {0}"
"""The decimals to which ratings are compared: other machines may round the last ones otherwise."""

_WEIGHED = frozenset(2**power for power in range(5, 40))
"""After how many games temporary tables are weighed: they are twice as large then."""

_TOLD = 100
"""After how many games it is told how far the count is."""

_log = logging.getLogger(__name__)
_SQL = {
    name: Statement(sql, sql.postgres.replace("main.", f"{KEPT[Engine.POSTGRES]}."))
    for name, sql in statements(__package__, "recount").items()
}
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


async def recount(
    database: Database, steps: Sequence[FinishStep], *, fix: bool, show: Show = quietly
) -> list[Difference]:
    """Return what differs in a `database`, and with `fix` put it right as well.

    `steps` are those that finish a game. Nobody can write meanwhile with `fix`.
    """
    work = partial(compare, steps, fix=fix, show=show)
    return await (database.write(work) if fix else database.read(work))


async def count_if_due(
    database: Database, steps: Sequence[FinishStep], show: Show = quietly
) -> None:
    """Do `steps` again for every game where a migration has asked for it.

    Foreign keys must not be enforced.
    """
    rows = await database.fetch("SELECT 1 FROM notes WHERE key = 'figures'")
    if rows:
        _log.info("the figures of all finished games are counted again; large files take hours")
        await database.write(partial(_count_all, steps, show))


def compare(
    steps: Sequence[FinishStep],
    transaction: Transaction,
    *,
    fix: bool,
    show: Show = quietly,
) -> list[Difference]:
    """Return what differs, and with `fix` keep what was counted.

    Uses temporary tables, so that what is kept stays as it is until everything is counted.
    """
    keys = {table: key for step in steps for table, key in step.tables.items()}
    scratch = [*keys, "ledgers", "people", "absences"]  # what counting a game writes to
    open_scratch(transaction, scratch)
    transaction.execute(_SQL["copy_ledgers"])
    transaction.execute(_SQL["copy_people"])
    # Periods are over when a game has ended after them: then their figures begin to be cleared.
    [(now,)] = transaction.execute(_SQL["last_end"])
    with show(LongWork.COUNTING) as tell:
        differences = list(_count_games(transaction, steps, scratch, now, tell, fix=fix))
    with show(LongWork.COMPARING):
        for table, key in keys.items():
            differences += _differences(transaction, table, key, now)
        if fix:
            _keep(transaction, keys, now)
    close_scratch(transaction, scratch)
    return differences


def _count_all(steps: Sequence[FinishStep], show: Show, transaction: Transaction) -> None:
    compare(steps, transaction, fix=True, show=show)
    transaction.execute("DELETE FROM notes WHERE key = 'figures'")


def _count_games(
    transaction: Transaction,
    steps: Sequence[FinishStep],
    scratch: Sequence[str],
    now: int,
    tell: Tell,
    *,
    fix: bool,
) -> Iterator[Difference]:
    """Count every finished game; yield those that were not counted, or cannot be."""
    for row in transaction.execute(_SQL["uncounted"]):
        yield Difference(f"matches id={row['id']}", "counted", None, None)
        if fix:
            transaction.execute(_MATCHES["number"], {"id": row["id"]})
    counts = [step.count() for step in steps if step.count]
    again = [
        step for step in steps if not step.count and (step.tables or (fix and step.fills_gaps))
    ]
    for number, row in enumerate(_finished(transaction, tell)):
        if number in _WEIGHED:
            weigh_scratch(transaction, scratch)
        try:
            match = read_match(row)
        except StorageError:
            yield Difference(f"matches id={row['id']}", "log", row["snapshot"], None)
            continue
        made = results(match)
        match = finish(transaction, again, match, made, now)
        for count in counts:
            count.add(match)
        found = transaction.execute(_SQL["assessments"], {"match_id": match.id})
        assess_match(transaction, match, [Assessment(*values) for values in found], now)
    for count in counts:
        count.store(transaction)
    transaction.execute(_SQL["show_all"])
    for ranking in Ranking:
        sql = _SQL["tally"].with_words("by_wins", score_of(ranking))
        transaction.execute(sql, {"ranking": ranking})


def _finished(transaction: Transaction, tell: Tell) -> Iterator[Row]:
    """Yield every finished game, and tell how many of them there have been."""
    [(games,)] = transaction.execute(_SQL["how_many"])
    games_in_order = ("counted", "never_counted")
    rows = chain.from_iterable(transaction.stream(_SQL[name]) for name in games_in_order)
    for number, row in enumerate(rows):
        if number % _TOLD == 0:
            tell(number / max(1, games))
        yield row
    tell(1)


def _differences(
    transaction: Transaction, table: str, key: Sequence[str], now: int
) -> Iterator[Difference]:
    """Yield what differs in a table whose rows the columns of `key` tell apart."""
    engine = transaction.engine
    kept, counted = (
        {
            tuple(row[column] for column in key): dict(row)
            for row in _only_in(transaction, table, present, absent, now)
        }
        for present, absent in permutations((KEPT[engine], SCRATCH[engine]))
    )
    for identity in sorted(kept.keys() | counted.keys(), key=str):
        where = f"{table} {_describe(transaction, dict(zip(key, identity, strict=True)))}"
        if identity not in kept or identity not in counted:
            yield Difference(where, None, _row(kept.get(identity)), _row(counted.get(identity)))
            continue
        for column, value in counted[identity].items():
            if kept[identity][column] is None and column in _ONCE_UNKNOWN:
                continue
            if kept[identity][column] != value:
                yield Difference(where, column, kept[identity][column], value)


def _only_in(
    transaction: Transaction, table: str, first: str, second: str, now: int
) -> Sequence[Row]:
    """Return the rows of a table that are in schema `first` and not in `second`."""
    compared = ", ".join(
        _ROUNDED.format(column) if column in {"mu", "sigma"} else column
        for column in columns_of(transaction, table)
    )
    return transaction.execute(
        f"SELECT {compared} FROM {first}.{table} WHERE {_whole(table)}{_THERE.get(table, '')} "  # noqa: S608 - names of ours
        f"EXCEPT SELECT {compared} FROM {second}.{table}",
        {"now": now},
    )


def _whole(table: str) -> str:
    """Return the condition of the rows that are kept whole: usually all."""
    return _PARTS.get(table, "true")


def _describe(transaction: Transaction, named: dict[str, Column]) -> str:
    if "ledger" in named:
        ledger = transaction.first(_SQL["ledger"], {"id": named.pop("ledger")})
        named = {**dict(ledger or {}), **named}
    return " ".join(f"{name}={value}" for name, value in named.items())


def _row(row: Mapping[str, Column] | None) -> str | None:
    """Return a row as text, without the number of its ledger, which is described instead."""
    if row is None:
        return None
    return " ".join(f"{name}={value}" for name, value in row.items() if name != "ledger")


def _keep(transaction: Transaction, tables: Iterable[str], now: int) -> None:
    """Put what was counted in the place of what is kept."""
    transaction.execute(_SQL["keep_people"])
    transaction.execute(_SQL["keep_ledgers"])
    kept = KEPT[transaction.engine]
    for table in tables:
        listed, whole = ", ".join(columns_of(transaction, table)), _whole(table)
        # The triggers of the figures would keep tallies, but from wherever they are now.
        transaction.execute(f"DELETE FROM {kept}.{table} WHERE {whole}", {"now": now})  # noqa: S608 - names of ours
        transaction.execute(
            f"INSERT INTO {kept}.{table} ({listed}) "  # noqa: S608 - (same)
            f"SELECT {listed} FROM {table} WHERE {whole}{_ORDER.get(table, '')}",
            {"now": now},
        )
