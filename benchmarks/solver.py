"""Time and memory of solving each ruleset, how long a hint takes, and games played out.

    python -m benchmarks.solver                      every shipped ruleset
    python -m benchmarks.solver classic tavern       only these
    python -m benchmarks.solver --hints              how long hints take on a running event loop
    python -m benchmarks.solver --games 1000000      perfect players, against the shipped tables

Each ruleset is solved in a process of its own, with one thread, so that its memory is its own.
"""

import argparse
import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Final

import numpy as np

from bot.advice.questions import Advise, FindBank
from bot.cli.running.event_loop import stay_responsive
from bot.content.folder import data_folder
from bot.engine import (
    FAIR,
    Roll,
    RuleSet,
    Setup,
    State,
    apply,
    farkle_chance,
    parse_rules,
    parse_rules_toml,
    start,
)
from bot.jobs.calls import ProcessOptions
from bot.jobs.job import WorkerTarget
from bot.jobs.pool import PoolSlots, WorkerPool, open_pool
from bot.solver import SolvingTask, load_table, play_out, start_solver

RULES: Final = data_folder() / "rules"
POLICIES: Final = data_folder() / "policies"
HINTS: Final = 200
TICK: Final = 0.001


def shipped(name: str) -> RuleSet:
    """Return the shipped ruleset `name`."""
    return parse_rules_toml((RULES / f"{name}.toml").read_text(encoding="utf-8"))


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the benchmark that the command line asks for."""
    names = sorted(path.stem for path in RULES.glob("*.toml"))
    parser = argparse.ArgumentParser(prog="benchmarks.solver", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="RULESET", help=", ".join(names))
    parser.add_argument("--hints", action="store_true", help="time hints instead")
    parser.add_argument("--games", type=int, help="play out so many games instead")
    asked = parser.parse_args(arguments)
    chosen = asked.names or names
    if unknown := set(chosen) - set(names):
        parser.error(f"no such ruleset: {', '.join(sorted(unknown))}")
    begin_as_the_bot_does()
    for name in chosen:
        if asked.hints:
            print_hints(name)
        elif asked.games:
            print_games(name, asked.games)
        else:
            print_solving(name)


def begin_as_the_bot_does() -> None:
    """Work out what dice score under every shipped ruleset, and settle down."""
    for path in RULES.glob("*.toml"):
        rules = shipped(path.stem)
        for dice in range(1, rules.scoring.dice + 1):
            farkle_chance(rules, (FAIR,) * dice)
    stay_responsive()


def print_solving(name: str) -> None:
    """Print what it takes to solve the ruleset `name`, and what comes out."""
    with TemporaryDirectory() as folder:
        before = _cpu_of_children()
        with start_solver(SolvingTask(shipped(name), Path(folder))) as solver:
            report = solver.follow(lambda _: None)
        size = sum(path.stat().st_size for path in Path(folder).iterdir())
    print(
        f"{name:10} {report.seconds:7.1f} s ({_cpu_of_children() - before:.1f} s of CPU)"
        f" {report.peak_mb:5.0f} MB  file {size / 1000:4.0f} kB"
        f"  expected turn {report.expected_turn:.6f}"
        f"  first player wins {report.first_player_wins:.6f}",
        flush=True,
    )


def _cpu_of_children() -> float:
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def print_hints(name: str) -> None:
    """Print how long hints take: the very first one, and later ones in turns not seen before.

    Beside the time is the CPU time, which is the better figure where other work goes on, and the
    most CPU time that the event loop had to wait for between two ticks.
    """
    cold, warm = asyncio.run(_ask_for_hints(shipped(name)))
    times, cpu = ([1000 * seconds for seconds in measured] for measured in (warm.times, warm.cpu))
    print(
        f"{name:10} first hint {1000 * cold.times[0]:5.1f} ms ({1000 * cold.cpu[0]:5.1f} of CPU,"
        f" loop waits {1000 * cold.waits:4.1f})  then median {median(times):4.1f} ms"
        f" ({median(cpu):4.1f}), 95 % within {quantiles(times, n=20)[-1]:4.1f} ms"
        f" ({quantiles(cpu, n=20)[-1]:4.1f}, loop waits {1000 * warm.waits:4.1f})",
        flush=True,
    )


@dataclass(frozen=True, slots=True)
class Asked:
    """What each hint took, in time and CPU time, and how long the loop waited at most; seconds."""

    times: list[float]
    cpu: list[float]
    waits: float


async def _ask_for_hints(rules: RuleSet) -> tuple[Asked, Asked]:
    """Return how it went to ask for the first hint, and then for others."""
    with TemporaryDirectory() as nowhere:
        host = WorkerTarget("bot.solver.jobs.thinking:Thinking", (POLICIES, Path(nowhere), 0))
        with open_pool(ProcessOptions(host), PoolSlots()) as pool:
            await pool.do(FindBank(parse_rules("other(target=500)"), 1, allow_slow=True))
            # The process is there now, and knows nothing of the rules.
            cold = await _ask(pool, rules, Random(0), 1)
            return cold, await _ask(pool, rules, Random(1), HINTS)


async def _ask(pool: WorkerPool, rules: RuleSet, random: Random, hints: int) -> Asked:
    times, cpu, waits = list[float](), list[float](), list[float]()
    ticking = asyncio.create_task(_tick(waits))
    for _ in range(hints):
        state = _somewhere(rules, random)
        await asyncio.sleep(TICK)
        begun = perf_counter()
        done = await pool.do(Advise(state, allow_slow=True))
        times.append(perf_counter() - begun)
        cpu.append(done.seconds)
    await asyncio.sleep(10 * TICK)
    ticking.cancel()
    return Asked(times, cpu, max(waits))


async def _tick(waits: list[float]) -> None:
    """Note the CPU time that is taken until the loop comes back, again and again."""
    while True:
        used = process_time()
        await asyncio.sleep(TICK)
        waits.append(process_time() - used)


def _somewhere(rules: RuleSet, random: Random) -> State:
    """Return a state of a game somewhere in the middle, after the first roll of a turn."""
    target = rules.target or 5000
    begun = start(Setup(rules, seats=2))
    totals = random.randrange(0, target, 50), random.randrange(0, target, 50)
    middle = replace(begun, totals=totals, opened=(True, True))
    return apply(middle, Roll(), [1, *(random.randint(1, 6) for _ in middle.dice[1:])])[0]


def print_games(name: str, games: int) -> None:
    """Print how often the first of two perfect players won, beside what the table says."""
    table = load_table(shipped(name), POLICIES, name)
    begun = perf_counter()
    played = play_out(table, games, np.random.default_rng(2024))
    off = (played.first_player_won - table.first_player_wins) / played.standard_error
    print(
        f"{name:10} {games} games in {perf_counter() - begun:.0f} s: first player won"
        f" {played.first_player_won:.6f}, table {table.first_player_wins:.6f},"
        f" {off:+.2f} standard errors",
        flush=True,
    )


if __name__ == "__main__":
    main()
