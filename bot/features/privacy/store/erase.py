"""What deleting somebody's data and that of a server have in common."""

import sqlite3
from collections.abc import Iterable

from bot.database.connection import Database
from bot.features.privacy.store.personal_data import Fate, Trace


def erase(connection: sqlite3.Connection, traces: Iterable[Trace], one: int, former: int) -> None:
    """Delete the rows of `one` that go, and let `former` stand in those that stay."""
    for trace in traces:
        if trace.fate is Fate.DELETED:
            connection.execute(
                f"DELETE FROM {trace.table} WHERE {trace.column} = :one",  # noqa: S608 - names of ours
                {"one": one},
            )
        elif trace.fate is Fate.RENAMED:
            emptied = "".join(f", {column} = ''" for column in trace.also)
            connection.execute(
                f"UPDATE {trace.table} SET {trace.column} = :former{emptied} "  # noqa: S608 - (same)
                f"WHERE {trace.column} = :one",
                {"one": one, "former": former},
            )


async def empty_log(database: Database) -> None:
    """Bring everything from the write-ahead log into the file: it keeps what was before.

    While another program reads the file, this is left to the next time, or the end.
    """
    await database.fetch("PRAGMA wal_checkpoint(TRUNCATE)")
