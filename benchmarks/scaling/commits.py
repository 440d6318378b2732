"""How long moves of several games wait for the disk, alone and in commits that they share.

`python -m benchmarks.scaling.commits [--games N ...] [--moves N] [--pause SECONDS] [--rounds N]`.
Each game changes its row on a SQLite file after pauses of random length, as presses do, and waits
for the disk. The two ways take turns in rounds; figures are the medians of the rounds.
"""

import argparse
import asyncio
import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Final

from bot.database.ports import Row
from bot.database.sqlite.connection import SqliteDatabase, open_database
from bot.database.sqlite.shared_commits import QueuedChange, SharedCommits

_TABLE: Final = "CREATE TABLE games (id INTEGER PRIMARY KEY, version INTEGER, game TEXT)"
_BEGIN: Final = "INSERT INTO games VALUES (:id, 0, :game)"
_MOVE: Final = "UPDATE games SET version = :version, game = :game WHERE id = :id RETURNING version"
_GAME: Final = "x" * 1200
"""As much as a game in the middle."""


class Alone(SharedCommits):
    """Commits each change by itself."""

    def commit(self, connection: sqlite3.Connection, change: QueuedChange) -> Sequence[Row]:
        """Return the rows of `change`, once it is on the disk."""
        change.run(connection)
        return change.rows


@dataclass(frozen=True, slots=True)
class RoundFigures:
    """What moves took: milliseconds until they were on the disk, and microseconds of CPU each."""

    p50: float
    p95: float
    cpu: float


async def play(database: SqliteDatabase, game: int, moves: int, pause: float) -> list[float]:
    """Make so many moves in a game, and return the milliseconds that each waited."""
    random, waited = Random(game), list[float]()
    for version in range(1, moves + 1):
        await asyncio.sleep(random.expovariate(1 / pause))
        began = time.perf_counter()
        await database.fetch(_MOVE, {"id": game, "version": version, "game": _GAME})
        waited.append(1000 * (time.perf_counter() - began))
    return waited


async def measure(commits: SharedCommits, games: int, moves: int, pause: float) -> RoundFigures:
    """Play so many games at once on a file of their own."""
    with TemporaryDirectory() as folder:
        async with open_database(Path(folder) / "games.db") as database:
            database._commits = commits  # noqa: SLF001 - the bot has no choice, but this compares
            await database.use_wal()
            await database.fetch(_TABLE)
            for game in range(games):
                await database.fetch(_BEGIN, {"id": game, "game": _GAME})
            began = time.process_time()
            playing = [play(database, game, moves, pause) for game in range(games)]
            waited = [wait for game in await asyncio.gather(*playing) for wait in game]
            cpu = 1e6 * (time.process_time() - began) / len(waited)
            return RoundFigures(median(waited), quantiles(waited, n=20)[-1], cpu)


async def run(games: int, moves: int, pause: float, rounds: int) -> None:
    """Measure both ways in turns, and print them."""
    alone: list[RoundFigures] = []
    shared: list[RoundFigures] = []
    for _ in range(rounds):
        alone.append(await measure(Alone(), games, moves, pause))
        shared.append(await measure(SharedCommits(), games, moves, pause))
    print(f"\n{f'{games} games at once':20} p50 ms  p95 ms  CPU us")
    for name, found in (("a commit each", alone), ("shared commits", shared)):
        figures = [
            median(getattr(figure, name) for figure in found) for name in RoundFigures.__slots__
        ]
        print(f"  {name:18}" + "".join(f"{figure:8.1f}" for figure in figures))
    ratios = [
        median(
            getattr(less, name) / getattr(more, name)
            for more, less in zip(alone, shared, strict=True)
        )
        for name in RoundFigures.__slots__
    ]
    print(f"  {'ratio':18}" + "".join(f"{ratio:8.2f}" for ratio in ratios))


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=[1, 10, 50], help="at once")
    parser.add_argument("--moves", type=int, default=20, help="of each game")
    parser.add_argument(
        "--pause", type=float, default=0.1, help="seconds between moves, on average"
    )
    parser.add_argument("--rounds", type=int, default=8, help="of each way")
    options = parser.parse_args()
    for games in options.games:
        asyncio.run(run(games, options.moves, options.pause, options.rounds))


if __name__ == "__main__":
    main()
