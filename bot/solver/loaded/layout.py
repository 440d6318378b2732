"""Turns with particular dice, laid out once for all that is asked about them."""

from bot.engine import RuleSet
from bot.jobs.doing import expect_to_take_long
from bot.solver.cache import kept
from bot.solver.model.dice_sets import DiceSet
from bot.solver.model.solve_turn import TurnLayout
from bot.solver.model.turn_arrays import turn_arrays


@kept
def loaded_layout(rules: RuleSet, dice: DiceSet) -> TurnLayout:
    """Return the turn of `rules` with `dice`: a third of a second's work for six that differ."""
    expect_to_take_long()
    return TurnLayout(turn_arrays(rules, dice))
