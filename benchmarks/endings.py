"""How long presses wait while many games end at once.

`python -m benchmarks.endings [--games N] [--rounds N] [--engine PostgreSQL] [--busy N]`.
The bot is a process of its own on the wire server, which runs in this process. In each round N
games are played until one press ends them; then all of these presses are sent at the same moment,
while other people go on playing at other tables. Each game that ends is stored, counted in
everyone's figures and ratings, and reviewed afterwards. Who is asked to press again, because the
database was not done in time, is counted as refused. With
`--busy` all of it, the database too, runs at the lowest priority beside so many processes that do
nothing but take a core each.
"""

import argparse
import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from benchmarks.support.contestants import Farkle, Refused, Table
from benchmarks.support.engines import database
from bot.database.opening import Address
from bot.database.ports import Engine

OTHERS = 20
"""The tables at which people go on playing meanwhile."""

LIMIT = 3000.0
"""Milliseconds after which Discord takes no answer any more."""


async def bring_to_the_brink(bot: Farkle) -> Table:
    """Play a game of one turn each until the next press can only end it."""
    ann, ben = people = bot.server.create_user("Ann"), bot.server.create_user("Ben")
    guild = bot.server.create_guild("Tavern", people, locale="en-GB")
    channel = bot.server.create_channel(guild, "table")
    posted = await bot.server.command(
        ann, channel, "farkle challenge", opponent=ben, turns=1, ruleset="tavern"
    )
    table = Table(
        people, channel, (await bot.server.press(ben, posted.message, label="Accept")).message
    )
    while not (table.seen.text.count(f"**{ben.name}: ") and bot.choose(table)[1].endswith(":bank")):
        await bot.press(table)
        if table.over:  # the last roll was a farkle
            return await bring_to_the_brink(bot)
    return table


async def press(bot: Farkle, table: Table) -> float | None:
    """Press, and return the milliseconds until the board was shown, None if it was refused."""
    try:
        return 1000 * (await bot.press(table)).latency
    except Refused:
        return None


async def end(bot: Farkle, table: Table) -> float | None:
    """Press what ends a game, and return the milliseconds until it was shown, or None."""
    latency = await press(bot, table)
    if latency is not None and not table.over:
        raise RuntimeError("the game goes on")
    return latency


async def play_until(done: asyncio.Event, bot: Farkle, table: Table) -> list[float | None]:
    """Play until the others are done; return the milliseconds that each press took, or None."""
    latencies: list[float | None] = []
    while not done.is_set():
        if table.over:
            table = await bot.open_table()
        latencies.append(await press(bot, table))
    return latencies


async def run(
    games: int, rounds: int, folder: Path, address: Address
) -> tuple[list[float | None], list[float | None]]:
    """Return the milliseconds of the presses that ended games, and of those made meanwhile."""
    endings: list[float | None] = []
    meanwhile: list[float | None] = []
    async with Farkle(folder, address) as bot:
        for _ in range(rounds):
            brinks = [await bring_to_the_brink(bot) for _ in range(games)]
            others = [await bot.open_table() for _ in range(OTHERS)]
            done = asyncio.Event()
            playing = asyncio.gather(*(play_until(done, bot, table) for table in others))
            endings += await asyncio.gather(*(end(bot, table) for table in brinks))
            done.set()
            meanwhile += [latency for latencies in await playing for latency in latencies]
    return endings, meanwhile


@contextmanager
def beside_busy(processes: int) -> Iterator[None]:
    """Run so many busy processes meanwhile, and this one and its children after all others."""
    if processes:
        loops = [
            subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)
        ]
        os.nice(19)
        try:
            yield
        finally:
            for loop in loops:
                loop.kill()
                loop.wait()
    else:
        yield


def report(title: str, outcomes: list[float | None]) -> None:
    """Print a line."""
    latencies = [outcome for outcome in outcomes if outcome is not None]
    refused = len(outcomes) - len(latencies)
    print(f"{title:28}{len(outcomes):8,}{refused:10,}", end="")
    if len(latencies) < 2:
        print()
        return
    late = sum(latency > LIMIT for latency in latencies)
    print(
        f"{median(latencies):10.0f}"
        f"{quantiles(latencies, n=20)[-1]:10.0f}{max(latencies):10.0f}{late:10}"
    )


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games that end at once")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--engine", type=Engine, choices=list(Engine), default=Engine.SQLITE)
    parser.add_argument("--busy", type=int, default=0, help="cores that others keep busy")
    options = parser.parse_args()
    with (
        beside_busy(options.busy),
        TemporaryDirectory() as folder,
        database(options.engine, Path(folder)) as address,
    ):
        endings, meanwhile = asyncio.run(run(options.games, options.rounds, Path(folder), address))
    print(f"{'':28} presses   refused    p50 ms    p95 ms    max ms  over 3 s")
    report(f"{options.games} games that end at once", endings)
    report(f"{OTHERS} other games meanwhile", meanwhile)


if __name__ == "__main__":
    main()
