"""How long a start takes beside how many open games: `python -m benchmarks.scaling.starting`.

`[--games N] [--rounds N]`. Starts the bot on a database without games, and on one with N that are
being played (each by two others, a day left for the turn), on SQLite and on PostgreSQL. Prints the
seconds until people can play, the seconds of CPU until then, and the memory afterwards. On
PostgreSQL another process presses, and ends games, meanwhile: the longest that each has taken.
"""

import argparse
import asyncio
import time
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.boards import Cost, begin, finish, press
from benchmarks.support.contestants import Farkle
from benchmarks.support.engines import databases
from bot.config import PostgresUrl
from bot.database.moving import copy, open_source, open_target
from bot.database.opening import Address
from bot.database.postgres.opening import open_postgres
from bot.match.model.match import Person
from bot.match.store.matches import SqlMatchStore
from bot.storage import FINISHING
from tests.support.storage.games import accepted, commit, invitation, rolled
from tests.support.storage.stores import open_storage

DAY = 24 * 60 * 60

PRESSES_OF_A_GAME = 20
"""Of presses elsewhere so many come to each game that ends."""

NOTHING = Cost(0, 0)

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


async def play(url: PostgresUrl, presses: list[Cost], ends: list[Cost]) -> None:
    """Press and end games in another process's place, and note what each takes."""
    people = [Person(number, f"Player {number}") for number in range(1, 100)]
    async with open_postgres(url, time_limit=None) as database:
        matches = SqlMatchStore(database, FINISHING)
        match = await begin(matches, people, channel_id=1)
        for number in count():
            match = await press(matches, match, presses)
            if number % PRESSES_OF_A_GAME == 0:
                ends.append(await finish(matches, people[1 + number % 90 :]))


async def start(folder: Path, address: Address) -> tuple[float, float, float, float, float]:
    """Start the bot; return seconds, seconds of CPU, megabytes, and the longest of each in ms."""
    presses, ends = [NOTHING], [NOTHING]
    playing = None
    if isinstance(address, PostgresUrl):
        playing = asyncio.create_task(play(address, presses, ends))
    begun = time.perf_counter()
    async with Farkle(folder, address) as bot:
        seconds = time.perf_counter() - begun
        if playing is not None:
            playing.cancel()
            await asyncio.wait([playing])
        press_ms, end_ms = (max(cost.wall for cost in costs) for costs in (presses, ends))
        return seconds, bot.cpu(), bot.resident() / 1e3, press_ms, end_ms


def report(title: str, folder: Path, address: Address, rounds: int) -> None:
    """Print a line: the medians of some starts, and the longest of all that others waited for."""
    figures = zip(*(asyncio.run(start(folder, address)) for _ in range(rounds)), strict=True)
    seconds, cpu, memory, presses, ends = figures
    print(
        f"{title:36}{median(seconds):8.1f}{median(cpu):8.2f}{median(memory):8.0f}"
        f"{max(presses):10.0f}{max(ends):10.0f}",
        flush=True,
    )


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        made = stack.enter_context(databases())
        print(f"{'':36} seconds   CPU s      MB  press ms    end ms")
        for games in (0, options.games):
            file = folder / f"{games}.db"
            asyncio.run(fill(file, games))
            url = stack.enter_context(made.new())
            asyncio.run(copied(file, url))
            report(f"{games:,} open games, SQLite", folder, file, options.rounds)
            report(f"{games:,} open games, PostgreSQL", folder, url, options.rounds)


if __name__ == "__main__":
    main()
