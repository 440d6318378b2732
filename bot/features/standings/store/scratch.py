"""Temporary tables that hide those of the same names, to count into."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.database.ports import Engine, Transaction

KEPT: Final[Mapping[Engine, str]] = {Engine.SQLITE: "main", Engine.POSTGRES: "public"}
"""Where the tables are that are hidden."""

SCRATCH: Final[Mapping[Engine, str]] = {Engine.SQLITE: "temp", Engine.POSTGRES: "pg_temp"}
"""Where those are that hide them."""

_NUMBERED: Final[Mapping[str, str]] = {"ledgers": "id", "figures": "rowid"}
"""The columns in which PostgreSQL numbers rows: those that are counted go on from those kept."""


def open_scratch(transaction: Transaction, tables: Iterable[str]) -> None:
    """Make an empty temporary table like each of `tables`; until closed, names mean these."""
    if transaction.engine is Engine.SQLITE:
        for table in tables:
            [(definition,)] = transaction.execute(
                "SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = :name",
                {"name": table},
            )
            transaction.execute(definition.replace("CREATE TABLE", "CREATE TEMP TABLE", 1))
        return
    # Said aloud, so that statements which were prepared before mean the other tables too.
    transaction.execute("SET LOCAL search_path = pg_temp, public")
    for table in tables:
        transaction.execute(
            f"CREATE TEMP TABLE {table} (LIKE public.{table} INCLUDING ALL EXCLUDING IDENTITY) "
            "ON COMMIT DROP"
        )
        if table in _NUMBERED:
            column = _NUMBERED[table]
            transaction.execute(
                f"ALTER TABLE pg_temp.{table} ALTER COLUMN {column} SET DEFAULT "
                f"nextval(pg_get_serial_sequence('public.{table}', '{column}'))"
            )


def weigh_scratch(transaction: Transaction, tables: Iterable[str]) -> None:
    """Tell PostgreSQL how much is in the temporary tables now.

    Nobody else does, and it goes on as it has planned while they were empty: by reading them whole.
    """
    if transaction.engine is Engine.POSTGRES:
        for table in tables:
            transaction.execute(f"ANALYZE pg_temp.{table}")


def close_scratch(transaction: Transaction, tables: Iterable[str]) -> None:
    """Drop the temporary tables."""
    for table in tables:
        transaction.execute(f"DROP TABLE {SCRATCH[transaction.engine]}.{table}")


def columns_of(transaction: Transaction, table: str) -> Sequence[str]:
    """Return the columns of a table but for those that follow from the others, or number rows."""
    if transaction.engine is Engine.SQLITE:
        found = transaction.execute(
            "SELECT name FROM pragma_table_info(:table, 'main')", {"table": table}
        )
    else:
        found = transaction.execute(
            "SELECT CAST(column_name AS TEXT) AS name FROM information_schema.columns "
            "WHERE table_schema = 'public' AND table_name = :table AND is_generated = 'NEVER' "
            "AND column_name != 'rowid' ORDER BY ordinal_position",
            {"table": table},
        )
    return [name for (name,) in found]
