"""How near a bounded table of loaded dice is to the exact one, and what both take.

    python -m benchmarks.solving.bounded                 six different dice a side, to 8,000
    python -m benchmarks.solving.bounded --target 4000 --dice lucky,... --against odd,...

The game is solved with every keep that may be best, and with those left out that are better by no
more than `SLACK`, as in games that are too large for an exact table: each in a process of its own,
with one thread, so that its memory is its own. Printed are the chance of whoever begins, and by how
much the chances of the bounded table are off, where the game begins and at most.
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from time import process_time

import numpy as np

from benchmarks.solving.dice_games import KINGDOM
from bot.content.dice import shipped_dice
from bot.engine import RuleSet
from bot.solver import DicePair, dice_set
from bot.solver.loaded.game import SLACK, DiceTable, dice_sides, dice_work
from bot.solver.model.arrays import Floats
from bot.solver.tables.pairs import solve_pairs
from bot.solver.tables.report import peak_mb

_DICE = "lucky,odd,kings,painted,strip,even"
_AGAINST = "weighted,devils-head,tengris,ordinary,lucky,odd"


@dataclass(frozen=True, slots=True)
class Cost:
    """The chances to win of a solved game, and what it took: processor time and memory."""

    wins: Floats
    first: float
    seconds: float
    megabytes: float


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="benchmarks.solving.bounded", description=__doc__)
    parser.add_argument("--dice", default=_DICE, help="those of the side that begins, by slug")
    parser.add_argument("--against", default=_AGAINST)
    parser.add_argument("--target", type=int, default=8000)
    asked = parser.parse_args()
    rules = replace(KINGDOM, target=asked.target)
    one, other = (_set(names) for names in (asked.dice, asked.against))
    print(f"{asked.dice} against {asked.against}, to {asked.target}:", flush=True)
    print(f"{dice_work(rules, (one, other)):.3g} to look up", flush=True)
    bounded = _in_a_process(rules, (one, other), SLACK)
    print(_told("bounded", bounded), flush=True)
    exact = _in_a_process(rules, (one, other), 0.0)
    print(_told("exact", exact))
    apart = np.abs(exact.wins - bounded.wins).max()
    print(f"bounded is off by {bounded.first - exact.first:+.1e} at 0:0, {apart:.1e} at most")


def solved(rules: RuleSet, dice: DicePair, slack: float) -> Cost:
    """Solve the game of two sets of dice, where a choice may be worse than the best by `slack`."""
    begun, sides = process_time(), dice_sides(rules, dice)
    solve_pairs(sides, lambda _: None, slack)
    table = DiceTable(rules, dice, np.stack([side.wins for side in sides]))
    return Cost(table.wins, table.first_player_wins, process_time() - begun, peak_mb())


def _in_a_process(rules: RuleSet, dice: DicePair, slack: float) -> Cost:
    os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as one:
        return one.submit(solved, rules, dice, slack).result()


def _told(form: str, cost: Cost) -> str:
    return (
        f"{form}: whoever begins wins {cost.first:.6%}; {cost.seconds:.1f} s of CPU,"
        f" {cost.megabytes:.0f} MB"
    )


def _set(names: str) -> tuple[tuple[int, ...], ...]:
    return dice_set([shipped_dice()[name].die for name in names.split(",")])


if __name__ == "__main__":
    main()
