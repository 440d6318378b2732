"""How finely the solver tells games apart."""

from math import ceil
from typing import Final

from bot.engine import RuleSet

STEP: Final = 50
"""All combinations are worth multiples of so many points."""

MOST_WORK: Final = 100_000_000
"""The largest game that is solved: so many values inside turns, about ten minutes."""

PENALTIES_DOWN: Final = 8
"""How many penalties below zero totals are told apart, where the game does not get too large.

A total below these counts as the lowest. Each penalty further up, that matters a fifteenth as much:
docs/exact-play.md says how much is left, and how that is proved.
"""

_LEAST_DOWN: Final = 2


def race_work(rules: RuleSet, down: int) -> int:
    """Return about how many values lie inside the turns of a race by `rules`.

    Totals are told apart to so many penalties below zero.
    """
    totals = ceil((rules.target or 0) / STEP) + down * rules.farkle_penalty // STEP
    return max(rules.farkle_limit, 1) ** 2 * totals**3 // 2


def penalties_down(rules: RuleSet) -> int:
    """Return how many penalties below zero totals are told apart by `rules`."""
    depths = range(PENALTIES_DOWN, _LEAST_DOWN, -1)
    return next((down for down in depths if race_work(rules, down) <= MOST_WORK), _LEAST_DOWN)


def lowest_score(rules: RuleSet) -> int:
    """Return the lowest total to ask about: half as far down as those that are told apart.

    What the others count as makes no difference there that anybody is shown.
    """
    return -(penalties_down(rules) // 2) * rules.farkle_penalty
