"""What deleting somebody with many games takes: `python -m benchmarks.scaling.deleting`.

`[--games N]`. Lets two people have played N games with each other, on each engine, and deletes one
of them. Prints the seconds of CPU of it all and of the longest transaction, those of the server
included, and how many transactions there were: while one runs, no game can end elsewhere.
"""

import argparse
import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import TypeVar

from benchmarks.support.cpu import cpu_seconds
from benchmarks.support.engines import databases
from benchmarks.support.history import write_history
from benchmarks.support.mover import copy_alone
from bot.database.opening import Address
from bot.database.ports import Database, Engine, Transaction
from bot.match.model.match import Person
from tests.support.storage.stores import open_storage

T = TypeVar("T")


class Watched:
    """A database that notes the CPU of each transaction that writes."""

    def __init__(self, database: Database, servers: Sequence[int]) -> None:
        self.taken: list[float] = []
        self._servers = servers
        self._write = database.write

    def cpu(self) -> float:
        """Return the seconds of CPU of this process and of the server's."""
        return process_time() + sum(map(cpu_seconds, self._servers))

    async def write(self, work: Callable[[Transaction], T]) -> T:
        """Do as the database does."""
        begun = self.cpu()
        try:
            return await self._write(work)
        finally:
            self.taken.append(self.cpu() - begun)


async def delete(address: Address, files: Path, user_id: int) -> None:
    """Delete somebody, and print a line."""
    async with open_storage(address, files) as storage:
        database, servers = storage.database, []
        if database.engine is Engine.POSTGRES:
            own = "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
            servers = [row["pid"] for row in await database.fetch(own)]
        watched = Watched(database, servers)
        database.write = watched.write  # type: ignore[method-assign] # to look at it
        begun, former = watched.cpu(), Person(-5, "")
        await storage.privacy.forget_games(user_id, former)
        assert await storage.privacy.forget_person(user_id, former)
        whole = watched.cpu() - begun
    print(
        f"{database.engine:12}{whole:8.2f}{max(watched.taken):10.2f}{len(watched.taken):14}",
        flush=True,
    )


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    options = parser.parse_args()
    with TemporaryDirectory() as folder, databases() as made, made.new() as url:
        path, files = Path(folder) / "history.db", Path(folder) / "farkle.db"
        write_history(path, options.games, 2)
        with closing(sqlite3.connect(path)) as connection:
            [(user_id,)] = connection.execute("SELECT user_id FROM results LIMIT 1").fetchall()
        asyncio.run(copy_alone(path, url))
        print(f"{'':12}{'CPU s':>8}{'longest':>10}{'transactions':>14}")
        for address in (path, url):
            asyncio.run(delete(address, files, user_id))


if __name__ == "__main__":
    main()
