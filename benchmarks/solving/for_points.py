"""Loaded dice to win: what it is worth against playing for points, and how near a bounded table is.

    python -m benchmarks.solving.for_points                      5 random pairs of sets, to 2,000
    python -m benchmarks.solving.for_points --target 4000 --games 1000000

Of each pair both sides in turn play for the most points of a turn, as far as the target, against
one who plays to win: the loss is in wins, with its standard error. Then the game is solved again
with keeps left out as in games that are too large for an exact table (`slack`), and the greatest
and the first difference of the chances to win are printed, with the processor time of both.
"""

import argparse
from dataclasses import replace
from time import process_time

import numpy as np

from benchmarks.solving.dice_games import KINGDOM, random_pairs
from bot.engine import RuleSet
from bot.solver import DicePair, play_out
from bot.solver.loaded.game import SLACK, DiceTable, dice_sides
from bot.solver.model.arrays import Floats
from bot.solver.model.turn_induction import NEVER, Fillable
from bot.solver.tables.pairs import solve_pairs
from bot.solver.tables.race import Batch, RaceValues


class ForPoints(RaceValues):
    """Values of turns in points: what is banked counts, up to the target, and a farkle nothing."""

    def lay(self, induction: Fillable, batch: Batch) -> None:
        """Write what banking brings."""
        room = self.race.totals - batch.own
        points = np.minimum(np.arange(len(induction.banking))[:, None], room).astype(float)
        points[: self.race.least_to_open] = NEVER
        induction.banking[:, : len(batch)] = points
        induction.above[..., : len(batch)] = room

    def after_farkle(self, batch: Batch) -> Floats:
        """Return what a farkle brings."""
        return np.zeros(len(batch))


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="benchmarks.solving.for_points", description=__doc__)
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--target", type=int, default=2000)
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rules = replace(KINGDOM, target=asked.target)
    lost = []
    for number, (title, dice) in enumerate(random_pairs(asked.pairs, asked.seed)):
        exact, exact_seconds = _solved(rules, dice, 0.0)
        bounded, bounded_seconds = _solved(rules, dice, SLACK)
        apart = float(np.abs(exact.wins - bounded.wins).max())
        first = exact.first_player_wins - bounded.first_player_wins
        losses = [_lost(exact, side, asked.games, number) for side in range(2)]
        lost += losses
        print(
            f"{title}: {exact.first_player_wins:.4%};"
            f" for points the first loses {losses[0]:.2%}, the second {losses[1]:.2%};"
            f" bounded: {first:+.1e} at 0:0, {apart:.1e} at most,"
            f" {bounded_seconds:.1f} s for {exact_seconds:.1f} s",
            flush=True,
        )
    print(
        f"for points loses {np.mean(lost):.2%} of wins on average, {min(lost):.2%} to"
        f" {max(lost):.2%} (each ± {0.5 / asked.games**0.5:.2%})"
    )


def _solved(rules: RuleSet, dice: DicePair, slack: float) -> tuple[DiceTable, float]:
    """Return the table of a game, and the seconds of processor time that it took."""
    begun, sides = process_time(), dice_sides(rules, dice)
    solve_pairs(sides, lambda _: None, slack)
    table = DiceTable(rules, dice, np.stack([side.wins for side in sides]))
    return table, process_time() - begun


def _lost(table: DiceTable, side: int, games: int, seed: int) -> float:
    """Return which part of all games `side` wins less often when it plays for points."""
    one, other = table.sides
    plain = ForPoints(table.sides[side].race)
    table.sides = (plain, other) if side == 0 else (one, plain)
    played = play_out(table, games, np.random.default_rng(seed))
    table.sides = one, other
    first = table.first_player_wins - played.first_player_won
    return first if side == 0 else -first


if __name__ == "__main__":
    main()
