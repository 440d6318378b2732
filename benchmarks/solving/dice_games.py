"""Games of two with loaded dice: time and memory of solving them, and games played out.

    python -m benchmarks.solving.dice_games                  20 random pairs of sets, to 4,000
    python -m benchmarks.solving.dice_games --pairs 100 --target 8000
    python -m benchmarks.solving.dice_games --games 1000000  play out each that is solved, too

Each game is solved in a process of its own, with one thread, so that its memory is its own. It says
so when the share that the first player won is further from the table than three standard errors,
and ends with 1.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

import numpy as np

from bot.cli.rules import find_ruleset
from bot.content.dice import shipped_dice
from bot.engine import RuleSet
from bot.solver import (
    DicePair,
    SolvedReport,
    SolvingTask,
    dice_set,
    load_table,
    play_out,
    start_solver,
)

KINGDOM: Final = find_ruleset("kingdom")
FARTHEST: Final = 3.0
"""Standard errors."""


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="benchmarks.solving.dice_games", description=__doc__)
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--target", type=int, default=4000)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rules = replace(KINGDOM, target=asked.target)
    spent, memory, far = [], [], 0
    for number, (title, dice) in enumerate(random_pairs(asked.pairs, asked.seed)):
        with TemporaryDirectory() as folder:
            report, cpu = _solve(rules, dice, Path(folder))
            off = _play(rules, dice, Path(folder), asked.games, number)
        spent.append(cpu)
        memory.append(report.peak_mb)
        far += abs(off) > FARTHEST
        print(
            f"{title}: {report.first_player_wins:.6f}, slack {report.slack:g}, {cpu:.1f} s of CPU,"
            f" {report.peak_mb:.0f} MB, {off:+.2f} standard errors",
            flush=True,
        )
    print(
        f"CPU: median {median(spent):.1f} s, most {max(spent):.1f} s;"
        f" memory: median {median(memory):.0f} MB, most {max(memory):.0f} MB"
    )
    sys.exit(far > 0)


def random_pairs(pairs: int, seed: int) -> Iterator[tuple[str, DicePair]]:
    """Yield so many pairs of sets of six dice, each with what it is called."""
    random = Random(seed)
    for _ in range(pairs):
        names = [random.choices(sorted(shipped_dice()), k=6) for _ in range(2)]
        own, other = (dice_set([shipped_dice()[slug].die for slug in side]) for side in names)
        yield " against ".join(map(",".join, names)), (own, other)


def _solve(rules: RuleSet, dice: DicePair, folder: Path) -> tuple[SolvedReport, float]:
    """Return the report, and the seconds of processor time that it took."""
    before = getrusage(RUSAGE_CHILDREN)
    with start_solver(SolvingTask(rules, folder, "game", gently=True, dice=dice)) as solver:
        report = solver.follow(lambda _: None)
    after = getrusage(RUSAGE_CHILDREN)
    return report, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _play(rules: RuleSet, dice: DicePair, folder: Path, games: int, seed: int) -> float:
    """Play so many games by the table, and return how far off it is in standard errors."""
    if not games:
        return 0.0
    table = load_table(rules, folder, "game", dice)
    played = play_out(table, games, np.random.default_rng(seed))
    return (played.first_player_won - table.first_player_wins) / played.standard_error


if __name__ == "__main__":
    main()
