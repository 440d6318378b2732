"""A database of PostgreSQL that is copied to another database, and one that is copied to."""

from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from graphlib import TopologicalSorter
from typing import Final, TypeVar

from asyncpg.exceptions import DataError, IntegrityConstraintViolationError

from bot.config import PostgresUrl
from bot.database.errors import UnusableStorageError
from bot.database.ports import Row, Transaction
from bot.database.postgres.address import Address, read_address
from bot.database.postgres.faults import plain_words
from bot.database.postgres.greenlets import in_greenlet
from bot.database.postgres.opening import open_pool
from bot.database.postgres.parameters import taken
from bot.database.postgres.schema import require_current, run_pending, shipped_migrations
from bot.database.postgres.sole_use import sole_use
from bot.database.postgres.transaction import Connection, PostgresTransaction
from bot.database.statements import statements

T = TypeVar("T")

_VERSION: Final = "schema_version"
"""The table of the schema itself."""

_SQL: Final = {
    name: statement.postgres
    for name, statement in statements("bot.database.postgres", "moving").items()
}

_NOTHING_DONE: Final = "Nothing was copied."


class _Tables:
    """What both sides look up of their tables."""

    def __init__(self, connection: Connection) -> None:
        """Use a connection in a transaction."""
        self._connection = connection

    async def tables(self) -> Mapping[str, Sequence[str]]:
        """Return the columns of each table that can be written, after those it refers to."""
        found = {
            table: columns
            for table, columns in await self._connection.fetch(_SQL["columns"])
            if table != _VERSION
        }
        order = TopologicalSorter({table: [] for table in sorted(found)})
        for table, referenced in await self._connection.fetch(_SQL["references"]):
            order.add(table, referenced)
        return {table: found[table] for table in order.static_order()}

    async def count(self, table: str) -> int:
        """Return how many rows a table has."""
        count: int = await self._connection.fetchval(f"SELECT count(*) FROM {table}")  # noqa: S608 - names of ours
        return count


class PostgresSource(_Tables):
    """The port `Source` on a connection in a transaction that only reads."""

    async def rows(
        self, table: str, columns: Sequence[str], at_once: int
    ) -> AsyncIterator[Sequence[Row]]:
        """Yield the rows of a table, so many at a time."""
        cursor = await self._connection.cursor(f"SELECT {_names(columns)} FROM {table}")  # noqa: S608 - names of ours
        while rows := await cursor.fetch(at_once):
            yield rows

    async def highest(self) -> Mapping[str, int]:
        """Return the highest numbers that tables have ever given to a row, where they do."""
        highest: dict[str, int] = {}
        for table, _, sequence in await self._connection.fetch(_SQL["numbered"]):
            number = await self._connection.fetchval(
                "SELECT pg_sequence_last_value(CAST($1::TEXT AS REGCLASS))", sequence
            )
            highest[table] = number or 0
        return highest


class PostgresTarget(_Tables):
    """The port `Target` in one transaction: who connects meanwhile sees an empty database."""

    def __init__(self, connection: Connection, put_off: Sequence[str]) -> None:
        """Use a connection; `put_off` are statements for when all rows are there."""
        super().__init__(connection)
        self._put_off = put_off

    async def add(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        """Add rows to a table as they are: its triggers are off."""
        records = [tuple(map(taken, row)) for row in rows]
        with _damage_told(table):
            await self._connection.copy_records_to_table(table, records=records, columns=columns)

    async def complete(self, highest: Mapping[str, int]) -> None:
        """Let new rows have numbers above `highest`, and make indexes and triggers."""
        for table, column, sequence in await self._connection.fetch(_SQL["numbered"]):
            largest = await self._connection.fetchval(f"SELECT max({column}) FROM {table}")  # noqa: S608 - names of ours
            number = max(highest.get(table, 0), largest or 0)
            if number:
                await self._connection.execute(
                    "SELECT setval(CAST($1::TEXT AS REGCLASS), $2)", sequence, number
                )
        for statement in self._put_off:
            with _damage_told(statement):
                await self._connection.execute(statement)
        await self._connection.execute("ANALYZE")

    async def prove(self, work: Callable[[Transaction], T]) -> T:
        """Return what `work` finds."""
        return await in_greenlet(partial(work, PostgresTransaction(self._connection)))


@asynccontextmanager
async def open_source(url: PostgresUrl) -> AsyncIterator[PostgresSource]:
    """Connect to a database that no bot uses, and only read it."""
    address = read_address(url)
    async with (
        _connected(address) as connection,
        sole_use(address, connection, "READ ONLY", _NOTHING_DONE),
    ):
        await require_current(connection, address, shipped_migrations())
        yield PostgresSource(connection)


@asynccontextmanager
async def open_target(url: PostgresUrl) -> AsyncIterator[PostgresTarget]:
    """Connect to an empty database, and keep what was written once the block has ended.

    Its schema is brought up to date in the same transaction: a database that is refused, or not
    copied to in the end, keeps the one that it had.
    """
    address = read_address(url)
    async with (
        _connected(address) as connection,
        sole_use(address, connection, "READ WRITE", _NOTHING_DONE),
    ):
        await _require_empty(address, connection)
        await run_pending(connection, address, shipped_migrations())
        await _require_empty(address, connection)  # a migration may write rows of its own
        tables = await _Tables(connection).tables()
        put_off = [sql async for sql in _putting_off(connection, tables)]
        yield PostgresTarget(connection, put_off)


@asynccontextmanager
async def _connected(address: Address) -> AsyncIterator[Connection]:
    async with open_pool(address, None) as pool, pool.acquire() as connection:
        with plain_words(address.url):
            yield connection


async def _require_empty(address: Address, connection: Connection) -> None:
    for table in await _Tables(connection).tables():
        if await connection.fetchval(f"SELECT EXISTS (SELECT 1 FROM {table})"):  # noqa: S608 - names of ours
            raise UnusableStorageError(
                f"The database {address.url} is not empty (see its table {table}), and nothing was "
                "copied. Name another one, such as one made with createdb."
            )


async def _putting_off(
    connection: Connection, tables: Mapping[str, Sequence[str]]
) -> AsyncIterator[str]:
    """Yield what makes the triggers and indexes of `tables`, which are off from now on."""
    for index, definition in await connection.fetch(_SQL["indexes"]):
        await connection.execute(f"DROP INDEX {index}")
        yield definition
    for table in tables:
        await connection.execute(f"ALTER TABLE {table} DISABLE TRIGGER USER")
        yield f"ALTER TABLE {table} ENABLE TRIGGER USER"


@contextmanager
def _damage_told(where: str) -> Iterator[None]:
    """Say plainly that rows are not such as PostgreSQL takes: they were damaged before."""
    try:
        yield
    except (IntegrityConstraintViolationError, DataError) as error:
        raise UnusableStorageError(
            f"Some rows are damaged, so that nothing was copied ({where}: {error}). See what "
            "farkle recount says of the database that they are in."
        ) from error


def _names(columns: Sequence[str]) -> str:
    return ", ".join(columns)
