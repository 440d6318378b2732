"""The solved game of two who each throw dice of their own."""

from dataclasses import replace
from typing import Final

import numpy as np

from bot.engine import RuleSet
from bot.solver.loaded.layout import loaded_layout
from bot.solver.model.arrays import Floats
from bot.solver.model.games import DicePair, game, work
from bot.solver.model.solve_turn import TurnLayout
from bot.solver.model.turn_arrays import TurnArrays
from bot.solver.tables.pairs import Progress, solve_pairs
from bot.solver.tables.race import Race, RaceValues
from bot.solver.tables.table import GameTable, RaceTable

MOST_EXACT: Final = 80_000_000_000
"""The most `dice_work` that is done exactly: two minutes at most."""

SLACK: Final = 2e-4
"""In larger games a keep goes if it is better by no more."""


class DiceTable(RaceTable):
    """The table of a race of two who each throw dice of their own.

    `wins[side]` are the values of the side to move, which throws `dice[side]`.
    """

    def __init__(self, rules: RuleSet, dice: DicePair, wins: Floats) -> None:
        """Take the values `wins` of the game by `rules`; raises `ValueError` if they are not."""
        GameTable.__init__(self, rules, wins)
        self.dice = dice
        self.sides = dice_sides(rules, dice, wins)

    def layout(self, side: int) -> TurnLayout:
        """Return the turns of a side, laid out."""
        return loaded_layout(self.rules, self.dice[side])


def dice_sides(
    rules: RuleSet, dice: DicePair, wins: Floats | None = None
) -> tuple[RaceValues, RaceValues]:
    """Return both sides of the race by `rules` with `dice`, each the other's opponent.

    Raises `ValueError` when the values `wins` do not have the shape that the rules ask for.
    """
    race = game(rules)
    assert isinstance(race, Race)  # there are no others with loaded dice
    if wins is not None and wins.shape != (2, *race.shape):
        raise ValueError(f"a table of shape {wins.shape} does not fit {rules.name}")
    first, second = (
        RaceValues(
            replace(race, model=loaded_layout(rules, die).model),
            None if wins is None else wins[side],
        )
        for side, die in enumerate(dice)
    )
    first.play_against(second)
    return first, second


def solve_dice(rules: RuleSet, dice: DicePair, progress: Progress = lambda _: None) -> DiceTable:
    """Solve the game of two by `rules` in which each throws dice of its own.

    The rules must have no `dice_obstacle`. For ordinary dice it is the solution that `solve` finds.
    """
    sides: tuple[RaceValues, ...] = dice_sides(rules, dice)
    if dice[0] == dice[1]:
        alone = RaceValues(sides[0].race)
        solve_pairs([alone], progress, slack_of(rules, dice))
        sides = alone, alone
    else:
        solve_pairs(sides, progress, slack_of(rules, dice))
    return DiceTable(rules, dice, np.stack([side.wins for side in sides]))


def slack_of(rules: RuleSet, dice: DicePair) -> float:
    """Return by how much a choice may be worse than the best in the solution, 0 if it is exact."""
    return SLACK if dice_work(rules, dice) > MOST_EXACT else 0.0


def dice_work(rules: RuleSet, dice: DicePair) -> int:
    """Return about how much there is to look up: keeps, over all levels of all turns."""
    keeps = sum(
        len(throw.points)
        for die in dice
        for throw in TurnArrays.of(loaded_layout(rules, die).model).throws
    )
    return keeps * work(rules)
