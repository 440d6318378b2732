"""A pool of connections to PostgreSQL, and the one way to run a statement on it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Final, TypeVar

from asyncpg import InterfaceError, PostgresConnectionError
from asyncpg.exceptions import OperatorInterventionError, TransactionRollbackError

from bot.database.ports import Engine, NoteStatement, Parameters, Row, Transaction
from bot.database.postgres.address import Address
from bot.database.postgres.faults import plain_words
from bot.database.postgres.greenlets import in_greenlet
from bot.database.postgres.locks import Lock
from bot.database.postgres.parameters import prepared
from bot.database.postgres.transaction import Connection, PostgresTransaction

if TYPE_CHECKING:
    from asyncpg import Pool, Record

PATIENCE: Final = 2.5
"""Seconds for a statement or a transaction, with the wait for a connection and for others who
write: less than the 3 s in which Discord wants an answer."""

_ATTEMPTS: Final = 3
"""How often a transaction is begun that PostgreSQL takes back because of another one."""

_SILENT: Final = 10
"""Seconds after which the server ends a transaction of a process that says nothing any more: it
keeps others out."""

_LOST: Final = (InterfaceError, PostgresConnectionError, OperatorInterventionError, OSError)
"""What may have befallen all connections as well as one."""

T = TypeVar("T")

_Run = Callable[[Connection], Awaitable[T]]
"""Runs a statement, or a transaction that has begun."""


class PostgresDatabase:
    """The port `Database` on a pool of connections in autocommit mode.

    Nothing is left in a session between two statements or transactions, so that PgBouncer may give
    each of them another one.
    """

    engine: Final = Engine.POSTGRES

    def __init__(
        self,
        pool: "Pool[Record]",
        address: Address,
        note: NoteStatement | None = None,
        time_limit: float | None = PATIENCE,
    ) -> None:
        """Use a `pool` of connections to `address`; `note` hears of every statement.

        Nothing takes longer than `time_limit` seconds; with None everything may take its time.
        """
        self._pool = pool
        self._address = address
        self._note = note
        self._time_limit = time_limit

    async def fetch(self, sql: str, parameters: Parameters | None = None) -> Sequence[Row]:
        """Run one statement and return its rows; a change is on disk before this returns.

        Raises `StorageError` when the database cannot be used.
        """
        if self._address.is_bounced:  # else its preparation and its use may part
            return await self._together(
                "", lambda transaction: transaction.execute(sql, parameters)
            )
        text, values = prepared(sql, parameters)

        async def run(connection: Connection) -> Sequence[Row]:
            rows: Sequence[Row] = await connection.fetch(text, *values)
            return rows

        return await self._again(run)

    async def read(self, work: Callable[[Transaction], T]) -> T:
        """Return what `work` finds with several statements that all see the same moment."""
        return await self._together("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ", work)

    async def write(self, work: Callable[[Transaction], T]) -> T:
        """Do every statement of `work` or, when one of them or `work` itself fails, none.

        No other `write` runs meanwhile, in whatever process, and each statement sees all that those
        before have done. The changes are on disk before this returns.
        """
        return await self._together(f"SELECT pg_advisory_xact_lock({Lock.WRITING:d})", work)

    async def size(self) -> int:
        """Return how many bytes it takes up on the disk, the log of the server not counted."""
        [row] = await self.fetch("SELECT pg_database_size(current_database()) AS bytes")
        size: int = row["bytes"]
        return size

    async def drop_deleted(self) -> None:
        """Leave what was deleted to the server, which writes over it by and by."""

    async def _together(self, first: str, work: Callable[[Transaction], T]) -> T:
        limit = 0 if self._time_limit is None else round(self._time_limit * 1000)
        # One message, and so one round trip. The limits end with the transaction.
        begin = (
            f"BEGIN; SET LOCAL statement_timeout = {limit};"
            f"SET LOCAL idle_in_transaction_session_timeout = '{_SILENT}s'; {first}"
        )
        return await self._again(partial(_transact, work), begin)

    async def _again(self, run: _Run[T], begin: str = "") -> T:
        """Return what `run` does; what PostgreSQL takes back because of others is done again."""
        with plain_words(self._address.url):
            for _ in range(_ATTEMPTS - 1):
                try:
                    return await self._run(run, begin)
                except TransactionRollbackError:
                    continue
            return await self._run(run, begin)

    async def _run(self, run: _Run[T], begin: str) -> T:
        asked, begun = perf_counter(), 0.0
        try:
            async with (
                asyncio.timeout(self._time_limit),
                self._pool.acquire() as connection,
                _left_clean(connection),
            ):
                begun = perf_counter()
                if begin:
                    try:
                        await connection.execute(begin)
                    finally:
                        begun = perf_counter()  # until now it waited for others who write
                return await run(connection)
        except _LOST:
            await self._pool.expire_connections()
            raise
        finally:
            if begun and self._note is not None:
                self._note(begun - asked, perf_counter() - begun)


@asynccontextmanager
async def _left_clean(connection: Connection) -> AsyncIterator[None]:
    """Leave no transaction in a connection when something fails; end one that does not answer."""
    try:
        try:
            yield
        except Exception:
            if not connection.is_closed() and connection.is_in_transaction():
                await connection.execute("ROLLBACK")
            raise
    except (TimeoutError, asyncio.CancelledError):
        connection.terminate()  # nobody waits for what it still does
        raise


async def _transact(work: Callable[[Transaction], T], connection: Connection) -> T:
    def flushed() -> T:
        transaction = PostgresTransaction(connection)
        outcome = work(transaction)
        transaction.flush()
        return outcome

    outcome = await in_greenlet(flushed)
    ended = await connection.execute("COMMIT")
    if ended != "COMMIT":
        raise RuntimeError("the transaction went on after a statement of it had failed")
    return outcome
