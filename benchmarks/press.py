"""What a press costs: CPU and wall time, and HTTP requests, beside three bots that only edit.

`python -m benchmarks.press [--presses N] [--games N] [--rounds N] [--postgres]`: the last measures
the bot on PostgreSQL as well, without what PostgreSQL itself uses. Each bot is a process of its own
on the wire server, which runs in this process. They take turns in rounds, so that whatever else the
machine does meets all of them; figures are the medians of the rounds.

The third of them, *same, saved*, writes and syncs a page before it shows a move, which is what
the bot waits for at least where it promises that what was shown is saved. Between the rounds the
disk is asked alone for the same.
"""

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from statistics import mean, median, quantiles
from tempfile import TemporaryDirectory
from typing import Self, TypeAlias

from benchmarks.support.contestants import Contestant, Farkle, Plain, Table
from benchmarks.support.disk import Log
from benchmarks.support.engines import databases
from bot.database.opening import Address

RECORDED_BOARDS = 300
"""The boards that the same-board bot sends in turn, at most: those of about five games."""
FRAMES = 100
"""The pages that are written to the disk after each round."""
WARM_UP = 0.1
"""The share of the presses that are made before any is counted."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What one round of one bot cost, by press.

    `cpu` and `wall` in microseconds; `latencies`: milliseconds from each press to its answer, and
    `saving` of those that showed a move, which is saved before; `requests` without those that add a
    picture to a game that is over, which no press waits for.
    """

    cpu: float
    wall: float
    requests: float
    latencies: list[float]
    saving: list[float]


Pressed: TypeAlias = tuple[float, bool]
"""The milliseconds from a press to its answer, and whether that shows what was saved."""


class Meter:
    """Adds up what a bot uses while it is on."""

    def __init__(self, bot: Contestant) -> None:
        """Measure `bot`."""
        self._bot = bot
        self._used = [0.0, 0.0, 0.0]
        self._before: list[float] = []

    def __enter__(self) -> Self:
        """Begin to count."""
        self._before = self._readings()
        return self

    def __exit__(self, *_error: object) -> None:
        """Stop counting until the next time."""
        now = self._readings()
        self._used = [u + n - b for u, n, b in zip(self._used, now, self._before, strict=True)]

    def cost(self, presses: Sequence[Pressed]) -> Cost:
        """Return what was used by each press."""
        cpu, wall, requests = (used / len(presses) for used in self._used)
        latencies = [latency for latency, _ in presses]
        saving = [latency for latency, is_saved in presses if is_saved]
        return Cost(1e6 * cpu, 1e6 * wall, requests, latencies, saving)

    def _readings(self) -> list[float]:
        server = self._bot.server
        return [self._bot.cpu(), time.perf_counter(), server.request_count - server.upload_count]


Mode: TypeAlias = Callable[[Contestant, int], Awaitable[Cost]]
"""Presses so many times on a bot; what it takes to seat people and deal is not counted."""


async def one_after_another(bot: Contestant, presses: int) -> Cost:
    """Play one game at a time."""
    made: list[Pressed] = []
    meter = Meter(bot)
    while len(made) < presses:
        table = await bot.open_table()
        with meter:
            made += await _play(bot, table, presses - len(made))
    return meter.cost(made)


async def at_once(bot: Contestant, presses: int, *, games: int) -> Cost:
    """Play `games` at the same time, each with one press under way."""
    tables = [await bot.open_table() for _ in range(games)]
    meter = Meter(bot)
    with meter:
        played = await asyncio.gather(*(_play(bot, table, presses // games) for table in tables))
    return meter.cost([press for game in played for press in game])


async def _play(bot: Contestant, table: Table, presses: int) -> list[Pressed]:
    """Press so many times, or until the game is over."""
    made: list[Pressed] = []
    while len(made) < presses and not table.over:
        latency = 1000 * (await bot.press(table)).latency
        made.append((latency, table.is_saved))
    return made


async def measure(
    bots: Sequence[Contestant], mode: Mode, presses: int, rounds: int, pause: Callable[[], None]
) -> dict[str, list[Cost]]:
    """Return the cost of each round of each bot; the order changes from round to round.

    Calls `pause` after each round.
    """
    for bot in bots:
        await mode(bot, int(WARM_UP * presses))
    costs: dict[str, list[Cost]] = {bot.name: [] for bot in bots}
    for number in range(rounds):
        start = number % len(bots)
        for bot in (*bots[start:], *bots[:start]):
            costs[bot.name].append(await mode(bot, presses // rounds))
        pause()
    return costs


def report(title: str, costs: dict[str, list[Cost]], frames: list[float]) -> None:
    """Print a line for each bot, the ratios between bots, and what the disk took alone."""
    print(f"\n{title:26}CPU us  wall us  p50 ms  p95 ms  max ms  requests  moves: p50 ms  p95 ms")
    for name, rounds in costs.items():
        latencies = [latency for cost in rounds for latency in cost.latencies]
        saving = [latency for cost in rounds for latency in cost.saving]
        print(
            f"  {name:22}"
            f"{median(cost.cpu for cost in rounds):8.0f}"
            f"{median(cost.wall for cost in rounds):9.0f}"
            f"{_spread(latencies)}{max(latencies):8.1f}"
            f"{mean(cost.requests for cost in rounds):10.3f}"
            + (f"{'':9}{_spread(saving)}" if len(saving) > 1 else "")
        )
    print(f"  {'a page to the disk':22}{'':17}{_spread(frames)}{max(frames):8.1f}")
    for small, large in combinations(costs, 2):
        pairs = list(zip(costs[small], costs[large], strict=True))
        cpu = [more.cpu / less.cpu for less, more in pairs]
        wall = [more.wall / less.wall for less, more in pairs]
        p95 = _p95(costs[large]) / _p95(costs[small])
        print(
            f"  {large} / {small}: CPU {median(cpu):.2f} ({min(cpu):.2f} to {max(cpu):.2f}), "
            f"wall {median(wall):.2f} ({min(wall):.2f} to {max(wall):.2f}), p95 {p95:.2f}"
        )


def _p95(rounds: Sequence[Cost]) -> float:
    latencies = [latency for cost in rounds for latency in cost.latencies]
    return quantiles(latencies, n=20)[-1]


def _spread(latencies: list[float]) -> str:
    """Return the median and the 95th of a hundred."""
    return f"{median(latencies):8.2f}{quantiles(latencies, n=20)[-1]:8.2f}"


async def run(presses: int, games: int, rounds: int, url: Address | None = None) -> None:
    """Measure all bots in both ways of playing, and print what was found."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        farkle = await stack.enter_async_context(Farkle(folder))
        boards = await farkle.record(min(RECORDED_BOARDS, presses))
        bots = [
            await stack.enter_async_context(Plain(folder, "one button", [])),
            await stack.enter_async_context(Plain(folder, "same board", boards)),
            await stack.enter_async_context(Plain(folder, "same, saved", boards, saves=True)),
            farkle,
        ]
        if url is not None:
            bots.append(await stack.enter_async_context(Farkle(folder, url)))
        disk = stack.enter_context(Log(folder / "disk.log"))
        modes: list[tuple[str, Mode]] = [
            ("One game after another", one_after_another),
            (f"{games} games at once", partial(at_once, games=games)),
        ]
        for title, mode in modes:
            frames: list[float] = []
            pause = partial(_ask_disk, disk, frames)
            report(title, await measure(bots, mode, presses, rounds, pause), frames)
    pressed = ", ".join(f"{count} {action}" for action, count in farkle.mix.most_common())
    print(f"\nPresses of farkle, warming up included: {pressed}")
    print(f"Pictures of games that were over: {farkle.server.upload_count}")


def _ask_disk(disk: Log, frames: list[float]) -> None:
    frames += disk.times(FRAMES)


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--presses", type=int, default=6000, help="presses of each bot and mode")
    parser.add_argument("--games", type=int, default=50, help="games at once")
    parser.add_argument("--rounds", type=int, default=10, help="turns that each bot takes")
    parser.add_argument("--postgres", action="store_true", help="also on PostgreSQL")
    options = parser.parse_args()
    if options.presses < 10 * options.rounds * options.games:
        parser.error("give each game of each round ten presses at least: raise --presses")
    with ExitStack() as stack:
        url = None
        if options.postgres:
            url = stack.enter_context(stack.enter_context(databases()).new())
        asyncio.run(run(options.presses, options.games, options.rounds, url))


if __name__ == "__main__":
    main()
