"""A server that is away, slow or used by others: people hear of it in time, and nothing is lost."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator

import asyncpg
import pytest
import pytest_asyncio

from bot.database.errors import StorageError
from bot.database.ports import Parameters, Transaction
from bot.database.postgres.connection import PATIENCE, PostgresDatabase
from bot.database.postgres.locks import Lock
from bot.database.postgres.opening import open_postgres
from tests.support.postgres.databases import Databases
from tests.support.postgres.server import programs, running_server

IN_TIME = 3.0
"""Seconds after which Discord takes no answer any more."""

LESS = 1.5
"""Seconds of patience which leave time for a machine that is busy with other tests, too."""


@pytest_asyncio.fixture
async def database(postgres: Databases) -> AsyncIterator[PostgresDatabase]:
    with postgres.lend() as url:
        async with open_postgres(url) as database:
            yield database


async def note(database: PostgresDatabase, value: str) -> None:
    sql = (
        "INSERT INTO notes (key, value) VALUES ('one', :value)"
        " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
    )
    await database.fetch(sql, {"value": value})


async def noted(database: PostgresDatabase) -> str:
    [row] = await database.fetch("SELECT value FROM notes WHERE key = 'one'")
    value: str = row["value"]
    return value


async def test_a_server_that_is_gone_is_told_in_time_and_found_again() -> None:
    found = programs()
    if found is None:
        pytest.skip("this test stops a server of its own, and none is installed")
    with running_server(found, "synchronous_commit=on") as server:
        async with open_postgres(server.url) as database:
            await note(database, "before")
            server.kill()
            begun = time.monotonic()
            with pytest.raises(StorageError, match="postgresql://"):
                await noted(database)
            with pytest.raises(StorageError, match="postgresql://"):
                await database.write(lambda transaction: transaction.execute("SELECT 1"))
            assert time.monotonic() - begun < IN_TIME
            server.start()
            assert await noted(database) == "before"
            await database.write(lambda transaction: transaction.execute("SELECT 1"))


async def test_nobody_waits_for_a_server_that_falls_silent_before_it_takes_something_back() -> None:
    found = programs()
    if found is None:
        pytest.skip("this test stops a server of its own, and none is installed")
    stopped: list[int] = []

    def work(transaction: Transaction) -> None:
        [(own,)] = transaction.execute("SELECT pg_backend_pid()")
        os.kill(own, signal.SIGSTOP)
        stopped.append(own)
        raise RuntimeError("this work fails")

    with running_server(found) as server:
        async with open_postgres(server.url) as database:
            try:
                async with asyncio.timeout(IN_TIME):
                    with pytest.raises(StorageError, match="did not answer in time"):
                        await database.write(work)
            finally:
                for process_id in stopped:
                    os.kill(process_id, signal.SIGCONT)
            await database.write(lambda transaction: transaction.execute("SELECT 1"))


async def test_every_connection_that_was_cut_is_replaced(
    database: PostgresDatabase, postgres: Databases
) -> None:
    await note(database, "before")
    await asyncio.gather(*(noted(database) for _ in range(8)))
    await postgres.cut()
    outcomes = await asyncio.gather(*(noted(database) for _ in range(20)), return_exceptions=True)
    assert {type(outcome) for outcome in outcomes if not isinstance(outcome, str)} <= {StorageError}
    assert await noted(database) == "before"


async def test_who_writes_for_too_long_makes_others_wait_no_longer_than_that(
    database: PostgresDatabase, postgres: Databases
) -> None:
    assert PATIENCE < IN_TIME
    with postgres.lent() as outsider:
        outsider.execute("BEGIN")
        outsider.execute(f"SELECT pg_advisory_xact_lock({Lock.WRITING:d})")
        async with open_postgres(postgres.shared, time_limit=LESS) as hasty:
            begun = time.monotonic()
            with pytest.raises(StorageError, match="Try again"):
                await hasty.write(lambda transaction: transaction.execute("SELECT 1"))
            assert LESS <= time.monotonic() - begun < IN_TIME
        await note(database, "single statements go on")
        outsider.execute("COMMIT")
    await database.write(lambda transaction: transaction.execute("SELECT 1"))


async def test_a_wait_in_vain_for_who_writes_counts_as_a_wait(postgres: Databases) -> None:
    times: list[tuple[float, float]] = []
    with postgres.lend() as url, postgres.lent() as outsider:
        async with open_postgres(url, lambda *waited: times.append(waited), LESS) as database:
            outsider.execute("BEGIN")
            outsider.execute(f"SELECT pg_advisory_xact_lock({Lock.WRITING:d})")
            with pytest.raises(StorageError):
                await database.write(lambda transaction: transaction.execute("SELECT 1"))
            outsider.execute("COMMIT")
    [(waited, took)] = times
    assert took < LESS / 2 < waited


async def test_who_is_cancelled_amid_many_rows_makes_nobody_wait(postgres: Databases) -> None:
    """The server has done what it was sent so far, and would wait for the rest."""
    prepared = asyncio.Event()

    def rows() -> Iterator[Parameters]:
        value = 10_000 * "x"
        for number in range(10_000):
            yield {"key": str(number), "value": value}
        prepared.set()

    def work(transaction: Transaction) -> None:
        transaction.execute_many("UPDATE notes SET value = :value WHERE key = :key", rows())

    with postgres.lend() as url:
        async with open_postgres(url, time_limit=60) as database:
            writing = asyncio.create_task(database.write(work))
            await prepared.wait()
            await asyncio.sleep(0.02)
            assert not writing.done()
            writing.cancel()
            await asyncio.wait({writing}, timeout=IN_TIME)
            assert writing.cancelled()
            await database.write(lambda transaction: transaction.execute("SELECT 1"))


async def test_two_who_read_and_write_lose_nothing(postgres: Databases) -> None:
    def add_one(transaction: Transaction) -> None:
        [(value,)] = transaction.execute("SELECT value FROM notes WHERE key = 'one'")
        transaction.execute(
            "UPDATE notes SET value = :value WHERE key = 'one'", {"value": str(int(value) + 1)}
        )

    with postgres.lend() as url:  # sixty at once wait for each other for as long as it takes
        async with (
            open_postgres(url, time_limit=60) as one,
            open_postgres(url, time_limit=60) as other,
        ):
            await note(one, "0")
            both = (one, other)
            await asyncio.gather(*(both[number % 2].write(add_one) for number in range(60)))
            assert await noted(one) == "60"


async def test_what_postgres_takes_back_is_done_again(database: PostgresDatabase) -> None:
    attempts = []

    def work(transaction: Transaction) -> int:
        transaction.execute("INSERT INTO notes (key, value) VALUES ('once', '1')")
        attempts.append(transaction)
        if len(attempts) < 3:
            raise asyncpg.DeadlockDetectedError("deadlock detected")
        return len(attempts)

    assert await database.write(work) == 3
    [row] = await database.fetch("SELECT count(*) FROM notes WHERE key = 'once'")
    assert row[0] == 1
    with pytest.raises(StorageError, match="too much to do"):
        await database.write(deadlock)


def deadlock(_: Transaction) -> None:
    raise asyncpg.DeadlockDetectedError("deadlock detected")


async def test_an_error_that_the_work_hides_does_not_look_like_success(
    database: PostgresDatabase,
) -> None:
    def work(transaction: Transaction) -> None:
        transaction.execute("INSERT INTO notes (key, value) VALUES ('lost', '1')")
        with pytest.raises(asyncpg.PostgresSyntaxError):
            transaction.execute("SELECT FROM WHERE")

    with pytest.raises(RuntimeError, match="went on after"):
        await database.write(work)
    assert await database.fetch("SELECT 1 FROM notes WHERE key = 'lost'") == []


async def test_a_cancelled_transaction_leaves_nothing_and_no_lock(
    database: PostgresDatabase, postgres: Databases
) -> None:
    def work(transaction: Transaction) -> None:
        transaction.execute("INSERT INTO notes (key, value) VALUES ('half', '1')")
        transaction.execute("SELECT CAST(pg_sleep(2) AS TEXT)")

    task = asyncio.create_task(database.write(work))
    await asyncio.sleep(0.2)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await postgres.cut()  # as the server would, once it notices: it is still asleep
    await database.write(lambda transaction: transaction.execute("SELECT 1"))
    assert await database.fetch("SELECT 1 FROM notes WHERE key = 'half'") == []


async def test_pgbouncer_may_give_every_transaction_another_connection(
    postgres: Databases,
) -> None:
    with postgres.lend() as url:
        bounced = type(url)(f"{url.url}&statement_cache_size=0")
        async with open_postgres(bounced) as database:
            await note(database, "bounced")
            assert await noted(database) == "bounced"
            assert await database.read(keys) == ["one"]
            assert await database.fetch("SELECT 1 FROM pg_prepared_statements") == []


def keys(transaction: Transaction) -> list[str]:
    return [row["key"] for row in transaction.stream("SELECT key FROM notes")]
