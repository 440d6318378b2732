"""How long a start takes beside how many open games: `python -m benchmarks.scaling.starting`.

`[--games N] [--rounds N]`. Starts the bot on a database without games, and on one with N that are
being played (each by two others, a day left for the turn), on SQLite and on PostgreSQL. Prints the
seconds until people can play, the seconds of CPU until then, and the memory afterwards.
"""

import argparse
import asyncio
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.support.contestants import Farkle
from benchmarks.support.engines import databases
from bot.database.moving import copy, open_source, open_target
from bot.database.opening import Address
from tests.support.storage.games import accepted, commit, invitation, rolled
from tests.support.storage.stores import open_storage

DAY = 24 * 60 * 60

MULTIPLY = """
INSERT INTO matches (
    version, phase, guild_id, channel_id, message_id, players, snapshot, log, created_at, deadline
)
WITH RECURSIVE numbers (number) AS (
    SELECT 1
    UNION ALL
    SELECT number + 1 FROM numbers WHERE number < :games
)
SELECT
    version, phase, guild_id + number % (1 + :games / 10), channel_id + number, 10000 + number,
    replace(replace(players, '"user_id":1,', '"user_id":' || (1000 + 2 * number) || ','),
        '"user_id":2,', '"user_id":' || (1001 + 2 * number) || ','),
    snapshot, log, created_at, :deadline
FROM matches CROSS JOIN numbers
"""


async def fill(path: Path, games: int) -> None:
    """Write so many games that are being played, ten on each server, and one more."""
    async with open_storage(path) as storage:
        begun = accepted(await storage.matches.add(invitation()))
        await commit(storage.matches, begun)
        await commit(storage.matches, rolled(begun), begun)
        deadline = int(time.time()) + DAY
        await storage.database.fetch(MULTIPLY, {"games": games, "deadline": deadline})


async def copied(path: Path, target: Address) -> None:
    """Copy a file to an empty database."""
    async with open_source(path) as source, open_target(target) as other:
        await copy(source, other, lambda _: None)


async def start(folder: Path, address: Address) -> tuple[float, float, float]:
    """Start the bot, and return seconds, seconds of CPU, and megabytes."""
    begun = time.perf_counter()
    async with Farkle(folder, address) as bot:
        return time.perf_counter() - begun, bot.cpu(), bot.resident() / 1e3


def report(title: str, folder: Path, address: Address, rounds: int) -> None:
    """Print a line: the medians of some starts."""
    figures = zip(*(asyncio.run(start(folder, address)) for _ in range(rounds)), strict=True)
    seconds, cpu, memory = map(median, figures)
    print(f"{title:36}{seconds:8.1f}{cpu:8.2f}{memory:8.0f}", flush=True)


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        made = stack.enter_context(databases())
        print(f"{'':36} seconds   CPU s      MB")
        for games in (0, options.games):
            file = folder / f"{games}.db"
            asyncio.run(fill(file, games))
            url = stack.enter_context(made.new())
            asyncio.run(copied(file, url))
            report(f"{games:,} open games, SQLite", folder, file, options.rounds)
            report(f"{games:,} open games, PostgreSQL", folder, url, options.rounds)


if __name__ == "__main__":
    main()
