"""What PostgreSQL itself does for a press and for a game that begins and ends.

`python -m benchmarks.scaling.server_load [--presses N] [--games N]`. Prints for each the statements
of transactions, which the bot waits for one after another; the CPU that the server uses, and the
bytes that it writes ahead.
"""

import argparse
import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from unittest.mock import patch

import asyncpg

from benchmarks.boards import Cost, begin, finish, press
from benchmarks.support.cpu import cpu_seconds
from benchmarks.support.engines import databases
from bot.config import PostgresUrl
from bot.database.postgres.greenlets import awaited
from bot.database.postgres.opening import open_postgres
from bot.match.model.match import Person
from bot.match.store.matches import SqlMatchStore
from bot.storage import FINISHING

BACKENDS = """
SELECT pid FROM pg_stat_activity
WHERE datname = current_database() AND backend_type = 'client backend' AND pid != pg_backend_pid()
"""


class Server:
    """What the server's processes for one database have done so far."""

    def __init__(self, connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        """Ask on a connection of its own."""
        self._connection = connection

    async def read(self) -> tuple[float, int]:
        """Return the seconds of CPU of the processes that serve the bot, and where the log ends."""
        backends = await self._connection.fetch(BACKENDS)
        written: int = await self._connection.fetchval(
            "SELECT CAST(pg_current_wal_lsn() - '0/0' AS BIGINT)"
        )
        return sum(cpu_seconds(pid) for (pid,) in backends), written

    @asynccontextmanager
    async def reported(self, what: str, times: int) -> AsyncIterator[None]:
        """Print what was done within the block, for each of `times`."""
        before, written = await self.read()
        with patch("bot.database.postgres.transaction.awaited", wraps=awaited) as statements:
            yield
        after, now = await self.read()
        cpu, size = 1000 * (after - before) / times, (now - written) / times
        waits = statements.call_count / times
        print(
            f"{what:20}{waits:6.1f} statements{cpu:8.2f} ms of CPU{size:10,.0f} bytes", flush=True
        )


async def measure(matches: SqlMatchStore, server: Server, presses: int, games: int) -> None:
    """Press, and end games, one after another."""
    numbers = count(1)
    people = [Person(next(numbers), f"Player {number}") for number in range(100)]
    pairs = [(people[n % 100], people[(n + 1) % 100]) for n in range(games)]
    async with server.reported("a game of one turn", games):
        for pair in pairs:
            await finish(matches, pair)
    match = await begin(matches, people)
    costs: list[Cost] = []
    async with server.reported("a press", presses):
        for _ in range(presses):
            match = await press(matches, match, costs)


async def run(url: PostgresUrl, presses: int, games: int) -> None:
    """Open the bot's stores, and measure."""
    connection = await asyncpg.connect(url.url)
    async with open_postgres(url, time_limit=None) as database:
        await measure(SqlMatchStore(database, FINISHING), Server(connection), presses, games)
    await connection.close()


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--presses", type=int, default=2000)
    parser.add_argument("--games", type=int, default=500)
    options = parser.parse_args()
    with databases() as made, made.new() as url:
        asyncio.run(run(url, options.presses, options.games))


if __name__ == "__main__":
    main()
