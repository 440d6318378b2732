"""Presses a second with several processes on one PostgreSQL.

`python -m benchmarks.scaling.processes [--processes 1 2 4] [--games N] [--presses N]`. Each time
`farkle run --clusters N` serves as many shards, on which so many games are played at once, each
with one press under way. Prints presses a second and milliseconds of CPU a press, of the bot and of
the server (with the beginnings of the games). This process, which plays all people and Discord,
needs a core of its own: on a machine with fewer than N + 2 cores the CPU says more.
"""

import argparse
import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self

import asyncpg

from benchmarks.press import WARM_UP, at_once
from benchmarks.scaling.server_load import BACKENDS
from benchmarks.support.contestants import CONNECTED_WITHIN, START_WITHIN, Farkle
from benchmarks.support.cpu import cpu_seconds
from benchmarks.support.engines import databases
from bot.config import PostgresUrl
from tests.wire_server import WireServer


class Clusters(Farkle):
    """This project's bot as several processes, with a shard each."""

    def __init__(self, folder: Path, url: PostgresUrl, processes: int) -> None:
        """Let them share the database at `url`."""
        super().__init__(folder, url)
        self._processes = processes
        self.server = WireServer(
            answer_within=START_WITHIN, history=1000, shards=processes, at_once=processes
        )

    def command(self) -> list[str]:
        """Return `farkle run` with the number of processes."""
        return [*super().command(), "--clusters", str(self._processes)]

    def settings(self) -> dict[str, str]:
        """Let each process have one shard."""
        return {"FARKLE_SHARDS": str(self._processes)}

    async def __aenter__(self) -> Self:
        """Start all of them, and wait until all shards are connected."""
        await super().__aenter__()
        async with asyncio.timeout(CONNECTED_WITHIN):
            while len(self.server.live_shards) < self._processes:  # noqa: ASYNC110 - nothing rings
                await asyncio.sleep(0.1)
        return self

    def cpu(self) -> float:
        """Return the seconds of CPU time that all of them have used."""
        parent = self._process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="utf-8")
        return sum(map(cpu_seconds, [parent, *map(int, children.split())]))


async def measure(url: PostgresUrl, processes: int, games: int, presses: int) -> None:
    """Play, and print a line."""
    connection = await asyncpg.connect(url.url)

    async def used() -> float:
        return sum(cpu_seconds(pid) for (pid,) in await connection.fetch(BACKENDS))

    with TemporaryDirectory() as folder:
        async with Clusters(Path(folder), url, processes) as bot:
            await at_once(bot, int(WARM_UP * presses), games=games)
            before = await used()
            cost = await at_once(bot, presses, games=games)
            after = await used()
    await connection.close()
    made = len(cost.latencies)
    print(
        f"{processes:9}{made:9}{1e6 / cost.wall:12.0f}{cost.cpu / 1000:10.2f}"
        f"{1000 * (after - before) / made:13.2f}",
        flush=True,
    )


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--presses", type=int, default=6000)
    options = parser.parse_args()
    print("processes  presses  a second    CPU ms  of PostgreSQL")
    with databases() as made:
        for processes in options.processes:
            with made.new() as url:
                asyncio.run(measure(url, processes, options.games, options.presses))


if __name__ == "__main__":
    main()
