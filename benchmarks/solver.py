"""Time and memory of solving each ruleset, how long a hint takes, and games played out.

    python -m benchmarks.solver                      every shipped ruleset
    python -m benchmarks.solver classic tavern       only these
    python -m benchmarks.solver --hints              how long a hint takes, from the shipped tables
    python -m benchmarks.solver --games 1000000      perfect players, against the shipped tables

Each ruleset is solved in a process of its own, with one thread, so that its memory is its own.
"""

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Final

import numpy as np

from bot.ai import GameTable, Report, evaluate, load_table, play_out, solve_report
from bot.engine import Roll, RuleSet, Setup, State, apply, parse_rules_toml, start
from bot.resources import data_folder

RULES: Final = data_folder() / "rules"
POLICIES: Final = data_folder() / "policies"
HINTS: Final = 200


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
    for name in chosen:
        if asked.hints:
            print_hints(name)
        elif asked.games:
            print_games(name, asked.games)
        else:
            print_solving(name)


def print_solving(name: str) -> None:
    """Print what it takes to solve the ruleset `name`, and what comes out."""
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # read by the new process when it loads numpy
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        report, cpu, size = pool.submit(_solve, name).result()
    print(
        f"{name:10} {report.seconds:7.1f} s ({cpu:.1f} s of CPU) {report.peak_mb:5.0f} MB"
        f"  file {size / 1000:4.0f} kB  expected turn {report.expected_turn:.6f}"
        f"  first player wins {report.first_player_wins:.6f}",
        flush=True,
    )


def _solve(name: str) -> tuple[Report, float, int]:
    with TemporaryDirectory() as folder:
        report = solve_report(shipped(name), Path(folder))
        size = sum(path.stat().st_size for path in Path(folder).iterdir())
    return report, process_time(), size


def print_hints(name: str) -> None:
    """Print how long a hint takes: the very first one, and later ones in turns not seen before."""
    rules = shipped(name)
    begun = perf_counter()
    table = load_table(rules, POLICIES, name)
    loaded = perf_counter()
    evaluate(_somewhere(table, Random(0)), table)
    cold = perf_counter() - loaded
    random, times = Random(1), []
    for _ in range(HINTS):
        state = _somewhere(table, random)
        asked = perf_counter()
        evaluate(state, table)
        times.append(1000 * (perf_counter() - asked))
    print(
        f"{name:10} loading {1000 * (loaded - begun):5.1f} ms  first hint {1000 * cold:6.1f} ms"
        f"  then median {median(times):5.1f} ms, 95 % within {quantiles(times, n=20)[-1]:5.1f} ms"
    )


def _somewhere(table: GameTable, random: Random) -> State:
    """Return a state of a game somewhere in the middle, after the first roll of a turn."""
    target = table.rules.target or 5000
    begun = start(Setup(table.rules, seats=2))
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
