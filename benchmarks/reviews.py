"""What reviews of finished games cost, and whether anybody who presses feels them.

`python -m benchmarks.reviews [--games N] [--rounds N] [--presses N]`. The bot is a process of its
own on the wire server, with so many finished tavern games. It reviews all of them without a pause
while nobody plays: CPU a game, in the process that works it out and in the bot's own, and how late
the bot's event loop was at most, and how long it was held of that by the bot itself. Then people
press at several tables in rounds, with reviews going on all the time and without, by turns. The
wire server shares the machine, so compare what stands in one table.
"""

import argparse
import asyncio
import json
import os
import signal
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks.press import at_once
from benchmarks.support.contestants import Farkle
from benchmarks.support.cpu import cpu_seconds
from bot.content.folder import data_folder
from bot.engine import Game, Setup, parse_rules_toml, start
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Playing
from bot.match.results.figures import results
from tests.support.engine.playing import play_sensibly
from tests.support.storage.stores import Storage, open_storage

TABLES: Final = 10
"""The tables at which people press at the same time."""
PAIRS: Final = 50
"""People who have played the games."""
GUILD: Final = 7


@dataclass(frozen=True, slots=True)
class Told:
    """How many games were reviewed, and since the last time: how `late` the loop was, and `held`.

    Milliseconds, as in `benchmarks.support.lagging_bot`.
    """

    reviews: int
    late: float
    held: float


class Reviewing(Farkle):
    """The bot, which can be told to review its games."""

    def command(self) -> list[str]:
        """Return the bot with an ear for SIGUSR1 and SIGUSR2."""
        return ["benchmarks.support.reviewing_bot", str(self._told)]

    def toggle(self) -> None:
        """Let it begin to review, or stop."""
        os.kill(self._process.pid, signal.SIGUSR2)

    async def tell(self) -> Told:
        """Return what there is to tell since it was last asked."""
        os.kill(self._process.pid, signal.SIGUSR1)
        while not self._told.exists():  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.02)
        reviews, late, held = json.loads(self._told.read_text(encoding="utf-8"))
        self._told.unlink()
        return Told(reviews, 1000 * late, 1000 * held)

    async def until(self, reviews: int) -> Told:
        """Do as `tell` once it has reviewed so many games."""
        told = await self.tell()
        while told.reviews < reviews:
            await asyncio.sleep(0.1)
            more = await self.tell()
            told = Told(more.reviews, max(told.late, more.late), max(told.held, more.held))
        return told

    def cpu_of_workers(self) -> float:
        """Return the seconds of CPU time that the bot's own processes have used so far."""
        threads = Path(f"/proc/{self._process.pid}/task").glob("*/children")
        children = " ".join(thread.read_text(encoding="ascii") for thread in threads).split()
        return sum(cpu_seconds(int(pid)) for pid in children)

    @property
    def _told(self) -> Path:
        return self.folder / "told"


async def store(storage: Storage, game: Game, number: int) -> None:
    """Store a finished game of two."""
    people = tuple(Person(1000 + 2 * (number % PAIRS) + seat, "Ann") for seat in range(2))
    begun = Match(
        id=0,
        version=0,
        phase=Playing(),
        place=Place(GUILD, 100 + number),
        message_id=None,
        players=people,
        state=start(game.setup),
        log=new_log(game.setup),
        events=(),
        created_at=1,
    )
    match = await storage.matches.add(begun)
    for ply in game.plies:
        match = match.after(ply.move, ply.dice, 2)
    ended = replace(match, version=1)
    await storage.matches.finish(ended, results(ended), 2)


async def store_games(path: Path, games: int) -> float:
    """Store so many tavern games, and return the moves of one on average."""
    file = data_folder() / "rules" / "tavern.toml"
    setup, random = Setup(parse_rules_toml(file.read_text(encoding="utf-8"))), Random(1)
    moves = 0
    async with open_storage(path) as storage:
        for number in range(games):
            game = play_sensibly(setup, random)
            moves += len(game.plies)
            await store(storage, game, number)
    return moves / games


async def review_all(bot: Reviewing, games: int) -> None:
    """Have every game reviewed while nobody plays, and print what that cost."""
    first = max(games // 20, 1)
    bot.toggle()
    before = await bot.until(first)  # the process is there then, and knows the rules
    cpu, workers = bot.cpu(), bot.cpu_of_workers()
    after = await bot.until(games)
    count = after.reviews - before.reviews
    print(
        f"{count:,} reviews: CPU a game {1000 * (bot.cpu_of_workers() - workers) / count:.2f} ms"
        f" where it is worked out, {1000 * (bot.cpu() - cpu) / count:.2f} ms in the bot;"
        f" loop late {after.late:.1f} ms at most, held {after.held:.1f}",
        flush=True,
    )
    bot.toggle()


@dataclass(frozen=True, slots=True)
class Round:
    """How people fared: milliseconds of each press, and what the bot told before and after."""

    latencies: list[float]
    before: Told
    after: Told

    @property
    def p95(self) -> float:
        """Return within what time 95 of 100 presses were answered."""
        return quantiles(self.latencies, n=20)[-1]


async def press(bot: Reviewing, presses: int, *, reviews: bool) -> Round:
    """Press so many times, with reviews going on if there are to be some."""
    if reviews:
        bot.toggle()
    before = await bot.tell()
    cost = await at_once(bot, presses, games=TABLES)
    after = await bot.tell()
    if reviews:
        bot.toggle()
        await asyncio.sleep(0.2)
    return Round(cost.latencies, before, after)


def report(title: str, rounds: list[Round]) -> None:
    """Print a line."""
    latencies = [latency for measured in rounds for latency in measured.latencies]
    late, held = (
        max(measured.after.late for measured in rounds),
        max(measured.after.held for measured in rounds),
    )
    print(
        f"{title:17}{len(latencies):8,}{median(latencies):9.2f}"
        f"{quantiles(latencies, n=20)[-1]:9.2f}{max(latencies):9.1f}{late:11.1f}{held:11.1f}"
        f"{sum(measured.after.reviews - measured.before.reviews for measured in rounds):9,}"
    )


async def run(games: int, rounds: int, presses: int) -> None:
    """Measure, and print what was found."""
    with TemporaryDirectory() as folder:
        moves = await store_games(Path(folder) / "farkle.db", games)
        print(f"{games:,} tavern games of {moves:.0f} moves", flush=True)
        async with Reviewing(Path(folder)) as bot:
            await review_all(bot, games)
            await at_once(bot, presses, games=TABLES)
            without, during = list[Round](), list[Round]()
            for number in range(rounds):
                for reviews in (False, True) if number % 2 else (True, False):
                    rounds_so_far = during if reviews else without
                    rounds_so_far.append(await press(bot, presses, reviews=reviews))
    print(f"{'':17} presses   p50 ms   p95 ms   max ms  loop late  loop held  reviews")
    report("without reviews", without)
    report("with reviews", during)
    ratios = [busy.p95 / quiet.p95 for busy, quiet in zip(during, without, strict=True)]
    print(f"p95 with / without: {median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})")


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="finished games to review")
    parser.add_argument("--rounds", type=int, default=10, help="rounds of presses of each kind")
    parser.add_argument("--presses", type=int, default=500, help="presses in a round")
    options = parser.parse_args()
    asyncio.run(run(options.games, options.rounds, options.presses))


if __name__ == "__main__":
    main()
