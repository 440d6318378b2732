"""How near the estimates are where badges and loaded dice come together.

    python -m benchmarks.solving.badge_estimates                to 1,000, with two pairs of sets
    python -m benchmarks.solving.badge_estimates --target 1500 --pairs 1 silver-might

For each kind of badge that is solved with loaded dice, worn by the side that begins, the game is
solved in both ways: exactly, and by what the badge changes with ordinary dice. Printed is by how
much the estimate of the chance to win is off where the game begins, on average over all turns, and
at most.
"""

import argparse
from dataclasses import replace
from itertools import product
from typing import Final

import numpy as np

from benchmarks.solving.dice_games import KINGDOM
from bot.cli.text import terminal_texts
from bot.content.badges import shipped_badges
from bot.engine import Setup
from bot.kit.game.dice_names import names_of_dice
from bot.solver.badges.report import estimate_equipped, solve_equipped
from bot.solver.model.games import Badged, equipment_of
from bot.solver.puzzles.pairs import draw_pairs

BADGES: Final = ("silver-resurrection", "silver-doppelganger", "silver-warlords", "silver-might")


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="benchmarks.solving.badge_estimates", description=__doc__)
    parser.add_argument("badges", nargs="*", default=BADGES)
    parser.add_argument("--target", type=int, default=1000)
    parser.add_argument("--pairs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rules = replace(KINGDOM, target=asked.target)
    starts, means = [], []
    for dice, slug in product(draw_pairs(rules, asked.seed, asked.pairs), asked.badges):
        setup = Setup(rules, dice=dice, badges=(shipped_badges()[slug].badge, None))
        equipped = equipment_of(setup)
        assert isinstance(equipped, Badged)
        exact, estimate = solve_equipped(rules, equipped), estimate_equipped(rules, equipped)
        assert exact.exact
        off = np.abs(estimate.wins - exact.wins)
        first = estimate.first_player_wins - exact.first_player_wins
        starts.append(abs(first))
        means.append(off.mean())
        names = " against ".join(names_of_dice(die, terminal_texts()) for die in dice)
        print(
            f"{slug}, {names}: {exact.first_player_wins:.2%}, the estimate is off by {first:+.2%}"
            f" at 0:0, {off.mean():.2%} on average, {off.max():.2%} at most",
            flush=True,
        )
    print(f"off by {np.mean(starts):.2%} at 0:0, {np.mean(means):.2%} over all turns, on average")


if __name__ == "__main__":
    main()
