"""A turn with loaded dice: how long it takes to solve, and a million turns played out.

`python -m benchmarks.loaded_dice`; it says so when the mean of the turns that were played is
further from the solved value than three standard errors, and ends with 1.
"""

import argparse
import sys
from collections.abc import Sequence
from functools import lru_cache, partial
from random import Random
from time import perf_counter, process_time
from typing import Final

from bot.cli.rules import find_ruleset
from bot.content.dice import shipped_dice
from bot.engine import Die, Faces, score_table
from bot.solver import SetTurn, dice_set, set_turn

RULES: Final = find_ruleset("kingdom")
DIFFERENT: Final = "lucky,odd,kings,painted,strip,even"
PLAYED: Final = "weighted,weighted,lucky,lucky,devils-head,ordinary"
FARTHEST: Final = 3.0
"""Standard errors."""


Way = tuple[int, int, tuple[Die, ...]]
"""A way to go on after a roll: how many points more, and the next throw by index and dice."""


class Table:
    """Plays turns by what a `SetTurn` says of each choice; the dice score as the engine says."""

    def __init__(self, dice: Sequence[Die], turn: SetTurn, random: Random) -> None:
        """Throw `dice`."""
        self._full = tuple(dice)
        self._turn = turn
        self._random = random
        self._ways = lru_cache(maxsize=200_000)(self._work_out)

    def play(self) -> int:
        """Play a turn, and return what it brings."""
        points, dice = 0, self._full
        while True:
            shown = sorted(
                (self._random.choices(die.faces, die.weights)[0], place)
                for place, die in enumerate(dice)
            )
            faces = tuple(face for face, _ in shown)
            ways = self._ways(faces, tuple(dice[place] for _, place in shown))
            if not ways:
                return 0
            best = partial(self._worth, points)
            more, place, left = max(ways, key=best)
            points += more
            if self._turn.roll(points, place) <= points:
                return points
            dice = left

    def _worth(self, points: int, way: Way) -> float:
        more, place, _ = way
        return max(self._turn.roll(points + more, place), float(points + more))

    def _work_out(self, faces: Faces, dice: tuple[Die, ...]) -> list[Way]:
        ways = []
        for keep, score in score_table(RULES.scoring).roll(faces).by_positions.items():
            left = tuple(die for place, die in enumerate(dice) if place not in keep)
            thrown = left or self._full
            ways.append((score.points, self._turn.place(thrown), thrown))
        return ways


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dice", default=PLAYED, help="the dice that are played, by their slugs")
    arguments = parser.parse_args()
    _solved(DIFFERENT)
    turn = _solved(arguments.dice)
    table = Table(_dice(arguments.dice), turn, Random(arguments.seed))
    total = squares = 0
    for _ in range(arguments.turns):
        brought = table.play()
        total, squares = total + brought, squares + brought * brought
    mean = total / arguments.turns
    error = ((squares / arguments.turns - mean**2) / arguments.turns) ** 0.5
    away = (mean - turn.expected) / error
    print(f"{arguments.turns:,} turns: {mean:.3f} ± {error:.3f}, {away:+.2f} standard errors away")
    sys.exit(abs(away) > FARTHEST)


def _solved(names: str) -> SetTurn:
    """Solve the turn with the dice of these slugs, and print how long that took."""
    begun, worked = perf_counter(), process_time()
    turn = set_turn(RULES, dice_set(_dice(names)))
    seconds, cpu = perf_counter() - begun, process_time() - worked
    print(f"{names}: {turn.expected:.6f} points a turn, in {seconds:.2f} s ({cpu:.2f} s CPU)")
    return turn


def _dice(names: str) -> list[Die]:
    return [shipped_dice()[name].die for name in names.split(",")]


if __name__ == "__main__":
    main()
