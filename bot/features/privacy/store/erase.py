"""What deleting somebody's data and that of a server have in common."""

import sqlite3
from collections.abc import Iterable

from bot.database.connection import Database
from bot.database.personal_data import Fate, IdColumn


def erase(
    connection: sqlite3.Connection, columns: Iterable[IdColumn], one: int, former: int
) -> None:
    """Delete the rows of `one` that go, and let `former` stand in those that stay."""
    for each in columns:
        if each.fate is Fate.DELETED:
            connection.execute(
                f"DELETE FROM {each.table} WHERE {each.column} = :one",  # noqa: S608 - names of ours
                {"one": one},
            )
        elif each.fate is Fate.RENAMED:
            emptied = "".join(f", {name} = ''" for name in each.also)
            connection.execute(
                f"UPDATE {each.table} SET {each.column} = :former{emptied} "  # noqa: S608 - (same)
                f"WHERE {each.column} = :one",
                {"one": one, "former": former},
            )


async def empty_log(database: Database) -> None:
    """Bring everything from the write-ahead log into the file: it keeps what was before.

    While another program reads the file, this is left to the next time, or the end.
    """
    await database.fetch("PRAGMA wal_checkpoint(TRUNCATE)")
