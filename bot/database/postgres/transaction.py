"""The statements of one transaction on a connection to PostgreSQL."""

import asyncio
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.database.ports import Call, Engine, Parameters, Row
from bot.database.postgres.batches import as_one, read_rows
from bot.database.postgres.greenlets import awaited
from bot.database.postgres.parameters import prepared

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy  # generic in its stubs alone

Connection: TypeAlias = "PoolConnectionProxy[Record]"

_AT_ONCE: Final = 500
"""Rows of a stream that are fetched together."""


class PostgresTransaction:
    """The port `Transaction` on a connection, within `in_greenlet`."""

    engine: Final = Engine.POSTGRES

    def __init__(self, connection: Connection) -> None:
        """Use a connection whose transaction has begun."""
        self._connection = connection
        self._later: list[Call] = []

    def execute(self, sql: str, parameters: Parameters | None = None) -> Sequence[Row]:
        """Run a statement and return its rows."""
        self.flush()
        text, values = prepared(sql, parameters)
        rows: Sequence[Row] = awaited(self._connection.fetch(text, *values))
        return rows

    def first(self, sql: str, parameters: Parameters | None = None) -> Row | None:
        """Run a statement and return its first row, None if there is none."""
        self.flush()
        text, values = prepared(sql, parameters)
        return awaited(self._connection.fetchrow(text, *values))

    def execute_many(self, sql: str, parameters: Iterable[Parameters]) -> None:
        """Run a statement once with each of `parameters`, which the protocol sends together."""
        self.flush()
        bound = [prepared(sql, parameter) for parameter in parameters]
        if bound:
            values = [values for _, values in bound]
            awaited(_all_sent(self._connection.executemany(bound[0][0], values)))

    def execute_batch(self, calls: Sequence[Call]) -> Sequence[Sequence[Row]]:
        """Run statements as parts of one, and return the rows of each."""
        self.flush()
        return self._batch(calls)

    def execute_later(self, sql: str, parameters: Parameters) -> None:
        """Keep a statement until `flush`."""
        self._later.append((sql, parameters))

    def flush(self) -> None:
        """Run what was to be run later."""
        later, self._later = self._later, []
        self._batch(later)

    def _batch(self, calls: Sequence[Call]) -> Sequence[Sequence[Row]]:
        if not calls:
            return []
        text, values = as_one(calls)
        row = awaited(self._connection.fetchrow(text, *values))
        assert row is not None  # it has no FROM
        return read_rows(row)

    def stream(self, sql: str, parameters: Parameters | None = None) -> Iterator[Row]:
        """Yield the rows of a statement, some hundreds of which are in memory at a time."""
        self.flush()
        text, values = prepared(sql, parameters)
        cursor = awaited(self._connection.cursor(text, *values))
        while rows := awaited(cursor.fetch(_AT_ONCE)):
            yield from rows


async def _all_sent(many: Coroutine[None, None, None]) -> None:
    """Wait for a statement with many rows, but no longer once this is cancelled.

    asyncpg 0.32 waits for ever, and the server with it, when it is cancelled while it sends more
    than 128 KB. So nobody waits for it then: it ends with the connection, which is not used again.
    """
    sending = asyncio.ensure_future(many)
    try:
        await asyncio.shield(sending)
    except asyncio.CancelledError:
        sending.add_done_callback(_forget)
        sending.cancel()
        raise


def _forget(sending: "asyncio.Future[None]") -> None:
    """Take note of how it ended, which nobody waits for."""
    if not sending.cancelled():
        sending.exception()
