"""A file of SQLite that is copied to another database, and one that is copied to."""

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Final, TypeVar

from bot.database.errors import UnusableStorageError
from bot.database.migrations import require_current_schema
from bot.database.ports import Row, Transaction
from bot.database.sqlite.backups import as_partial, connect
from bot.database.sqlite.connection import SqliteTransaction, as_text, open_database
from bot.database.sqlite.faults import plain_words
from bot.database.sqlite.file import open_file
from bot.database.sqlite.schema import migrate, shipped_migrations
from bot.database.statements import statements

T = TypeVar("T")

_SQL: Final = statements("bot.database.sqlite", "moving")


class SqliteSource:
    """The port `Source` on a connection that only reads."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Take a connection in a transaction."""
        self._connection = connection

    async def tables(self) -> dict[str, list[str]]:
        """Return the columns of each table that can be written."""
        return _tables(self._connection)

    async def count(self, table: str) -> int:
        """Return how many rows a table has."""
        return _count(self._connection, table)

    async def rows(
        self, table: str, columns: Sequence[str], at_once: int
    ) -> AsyncIterator[Sequence[Row]]:
        """Yield the rows of a table, so many at a time."""
        found = self._connection.execute(f"SELECT {_names(columns)} FROM {table}")  # noqa: S608 - names of ours
        while rows := found.fetchmany(at_once):
            yield rows

    async def highest(self) -> dict[str, int]:
        """Return the highest numbers that tables have ever given to a row, where they do."""
        return dict(self._connection.execute("SELECT name, seq FROM sqlite_sequence").fetchall())


class SqliteTarget:
    """The port `Target` on a file that has another name until it is whole."""

    def __init__(self, connection: sqlite3.Connection, put_off: Sequence[str]) -> None:
        """Take a connection; `put_off` are statements for when all rows are there."""
        self._connection = connection
        self._put_off = put_off

    async def tables(self) -> dict[str, list[str]]:
        """Return the columns of each table that can be written; nothing is checked before."""
        return _tables(self._connection)

    async def count(self, table: str) -> int:
        """Return how many rows a table has."""
        return _count(self._connection, table)

    async def add(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        """Add rows to a table as they are: there are no triggers yet."""
        places = ", ".join("?" for _ in columns)
        self._connection.executemany(
            f"INSERT INTO {table} ({_names(columns)}) VALUES ({places})",  # noqa: S608 - names of ours
            map(tuple, rows),
        )

    async def complete(self, highest: Mapping[str, int]) -> None:
        """Let new rows have numbers above `highest`, and make indexes and triggers."""
        known = dict(self._connection.execute("SELECT name, seq FROM sqlite_sequence").fetchall())
        for table in self._numbered():
            number = max(known.get(table, 0), highest.get(table, 0))
            self._connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
            if number:
                self._connection.execute(
                    "INSERT INTO sqlite_sequence VALUES (?, ?)", (table, number)
                )
        for statement in self._put_off:
            self._connection.execute(statement)
        for table, *_ in self._connection.execute("PRAGMA foreign_key_check"):
            raise UnusableStorageError(
                f"The table {table} has rows that refer to nothing, so that nothing was copied."
            )
        self._connection.execute("COMMIT")
        self._connection.execute("ANALYZE")

    async def prove(self, work: Callable[[Transaction], T]) -> T:
        """Return what `work` finds."""
        self._connection.execute("BEGIN")
        found = work(SqliteTransaction(self._connection))
        self._connection.execute("COMMIT")
        return found

    def _numbered(self) -> list[str]:
        """Return the tables that never give a number twice."""
        found = self._connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'"
        )
        return [name for (name,) in found.fetchall()]


@contextmanager
def open_source(path: Path) -> Iterator[SqliteSource]:
    """Open the file at `path`, which must be there, and only read it."""
    with plain_words(path), open_file(path) as file:
        file.require_own_log()
        with closing(connect(path, "ro")) as connection:
            connection.text_factory = as_text
            connection.execute("BEGIN")
            [(version,)] = connection.execute("PRAGMA user_version")
            require_current_schema(path, version, shipped_migrations())
            yield SqliteSource(connection)


@asynccontextmanager
async def open_target(path: Path) -> AsyncIterator[SqliteTarget]:
    """Write a file that gets the name `path`, where nothing may be, when the block has ended."""
    _require_empty(path)
    with as_partial(path) as partial:
        async with open_database(partial) as database:
            await migrate(database, shipped_migrations())
        with plain_words(path), closing(connect(partial, "rw")) as connection:
            connection.row_factory = sqlite3.Row
            connection.execute("PRAGMA journal_mode = OFF")  # half a file is of no use to anybody
            connection.execute("PRAGMA synchronous = OFF")  # it goes to the disk at the end
            connection.execute("BEGIN")
            yield SqliteTarget(connection, _emptied(connection))


def _emptied(connection: sqlite3.Connection) -> list[str]:
    """Leave nothing but tables without rows; return what makes their indexes and triggers."""
    found = connection.execute(_SQL["put_off"]).fetchall()
    for kind, name, _ in found:
        connection.execute(f"DROP {kind} {name}")
    for table in _tables(connection):
        connection.execute(f"DELETE FROM {table}")  # noqa: S608 - names of ours
    return [sql for _, _, sql in found]


def _require_empty(path: Path) -> None:
    try:
        is_there = path.exists() and path.stat().st_size > 0
    except OSError as error:
        raise UnusableStorageError(f"The file {path} cannot be used ({error.strerror}).") from error
    if is_there:
        raise UnusableStorageError(
            f"There is a file {path} already, and nothing was copied. Name another one, or move "
            "that one away."
        )


def _tables(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """Return the columns of each table, with the number of a row where it has no other name."""
    tables: dict[str, list[str]] = {}
    for table, has_no_number in connection.execute(_SQL["tables"]).fetchall():
        found = connection.execute("SELECT name, type, pk FROM pragma_table_info(?)", (table,))
        columns = found.fetchall()
        named = any(kind == "INTEGER" and place == 1 for _, kind, place in columns)
        own = [] if has_no_number or named else ["rowid"]
        tables[table] = own + [name for name, _, _ in columns]
    return tables


def _count(connection: sqlite3.Connection, table: str) -> int:
    count: int
    [(count,)] = connection.execute(f"SELECT count(*) FROM {table}")  # noqa: S608 - names of ours
    return count


def _names(columns: Sequence[str]) -> str:
    return ", ".join(columns)
