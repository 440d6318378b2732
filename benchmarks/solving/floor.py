"""How much is left of counting the lowest totals alike, in games in which farkles cost points.

    python -m benchmarks.solving.floor               facebook and zilch: a quarter of an hour each
    python -m benchmarks.solving.floor --target 2000 a shorter game, in some minutes

Tables tell totals apart down to a floor, and whoever falls below stays on it. Here whoever is on
turn falls no further either, but the other side has lost as soon as it does: that wins the one on
turn no less than the true game does, since more points are never worse. The other way round it
wins no more. The truth lies between the two, and so does the table. Printed is the greatest
distance between them, from each total on.
"""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from bot.advice.bounds import STEP, lowest_score
from bot.content.folder import data_folder
from bot.engine import RuleSet, parse_rules_toml
from bot.solver.model.arrays import Floats
from bot.solver.model.games import game
from bot.solver.tables.game_value import solve_sides
from bot.solver.tables.race import Batch, Race, RaceValues

RULESETS: Final = "facebook", "zilch"


class Doomed(RaceValues):
    """The values of a side that has lost once it falls below the floor."""

    def after_farkle(self, batch: Batch) -> Floats:
        """Return what a farkle is worth in each of `batch`."""
        punished = batch.own_farkles + 1 == self.race.counters
        falls = punished & (batch.own < self.race.penalty)
        return np.where(falls, 0.0, super().after_farkle(batch))


def bounds(race: Race) -> Floats:
    """Return by how much a chance in the table of `race` may be wrong, by state."""
    most, least = RaceValues(race), Doomed(race)
    most.play_against(least)
    solve_sides([most, least])
    return most.wins - least.wins


def bounds_from(race: Race) -> dict[int, float]:
    """Return the greatest of the `bounds` by the lowest total, in steps, of either side."""
    left = bounds(race)
    lows = range(0, 1 - race.floor, race.penalty)
    return {low + race.floor: float(left[..., low:, low:].max()) for low in lows}


def shipped(name: str) -> RuleSet:
    """Return the shipped ruleset `name`."""
    path = data_folder() / "rules" / f"{name}.toml"
    return parse_rules_toml(path.read_text(encoding="utf-8"))


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the bounds of the rulesets that the command line names."""
    parser = argparse.ArgumentParser(prog="benchmarks.solving.floor", description=__doc__)
    parser.add_argument("names", nargs="*", default=RULESETS, metavar="RULESET")
    parser.add_argument("--target", type=int, help="a shorter game than that which ships")
    asked = parser.parse_args(arguments)
    for name in asked.names:
        rules = shipped(name)
        rules = replace(rules, target=asked.target or rules.target)
        race = game(rules)
        assert isinstance(race, Race)
        print(f"{name}: odds are told from {lowest_score(rules)} on")
        for low, left in bounds_from(race).items():
            print(f"  totals from {STEP * low:6} on: wrong by {left:.1e} at most", flush=True)


if __name__ == "__main__":
    main()
