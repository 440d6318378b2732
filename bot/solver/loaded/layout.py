"""Turns with particular dice, laid out once for all that is asked about them."""

from bot.engine import RuleSet
from bot.jobs.job_context import require_slow_allowed
from bot.solver.cache import kept
from bot.solver.model.dice_sets import DiceSet
from bot.solver.model.solve_turn import TurnLayout
from bot.solver.model.turn_arrays import turn_arrays


@kept
def loaded_layout(rules: RuleSet, dice: DiceSet) -> TurnLayout:
    """Return the turn of `rules` with `dice`: a third of a second's work for six that differ."""
    require_slow_allowed()
    return TurnLayout(turn_arrays(rules, dice))
