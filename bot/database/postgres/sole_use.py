"""Transactions on a database of PostgreSQL that no process of the bot is connected to."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Literal

from bot.database.errors import UnusableStorageError
from bot.database.postgres.address import Address
from bot.database.postgres.locks import Lock
from bot.database.postgres.parameters import prepared
from bot.database.postgres.transaction import Connection
from bot.database.statements import statements

APPLICATION: Final = "farkle"
"""By what name the server knows those who connect."""

_SQL: Final = {
    name: statement.postgres
    for name, statement in statements("bot.database.postgres", "sole_use").items()
}

_BEGIN: Final = (
    "BEGIN ISOLATION LEVEL REPEATABLE READ {mode};"
    "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;"
    "SET LOCAL lock_timeout = 0"
)


@asynccontextmanager
async def sole_use(
    address: Address,
    connection: Connection,
    mode: Literal["READ ONLY", "READ WRITE"],
    nothing_done: str,
) -> AsyncIterator[None]:
    """Do everything of the block or nothing, while no process of the bot is there.

    One that starts meanwhile waits for the end of it. Raises `UnusableStorageError`, whose message
    ends in `nothing_done`, when one is there; PgBouncer does not tell.
    """
    await connection.execute(_BEGIN.format(mode=mode))
    try:
        await _require_alone(address, connection, nothing_done)
        yield
        await connection.execute("COMMIT")
    finally:
        if not connection.is_closed() and connection.is_in_transaction():
            await connection.execute("ROLLBACK")


async def _require_alone(address: Address, connection: Connection, nothing_done: str) -> None:
    """Keep bots from starting on a database until the transaction ends; none may be there."""
    free = await connection.fetchval(f"SELECT pg_try_advisory_xact_lock({Lock.MIGRATING:d})")
    text, values = prepared(_SQL["others"], {"application": APPLICATION})
    others = await connection.fetchval(text, *values)
    if not free or others:
        raise UnusableStorageError(
            f"The database {address.url} is in use: stop every process of the bot, and wait for "
            f"other commands of it to end. {nothing_done}"
        )
