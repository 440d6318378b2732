"""The opponents that the bot plays itself, one policy each.

A new one is a class with a `choose` of its own, a `Level`, and a line in `_TEMPERED`; those by
strength are one class.
"""

from collections.abc import Mapping
from typing import Final

from bot.advice.level import STRONGEST, AnyLevel, Level, Strength
from bot.solver.badges.table import BadgeTable
from bot.solver.opponents.badges import WithBadge
from bot.solver.opponents.cautious import Cautious
from bot.solver.opponents.greedy import Greedy
from bot.solver.opponents.policy import Policy, best_policy
from bot.solver.opponents.skilled import Skilled
from bot.solver.opponents.streaky import Streaky
from bot.solver.opponents.tactician import Tactician
from bot.solver.tables.prospects import Solved

__all__ = ["Cautious", "Greedy", "Streaky", "Tactician", "policy_for"]

_TEMPERED: Final[Mapping[Level, Policy]] = {
    Level.CAUTIOUS: Cautious(),
    Level.GREEDY: Greedy(),
    Level.STREAKY: Streaky(),
    Level.TACTICIAN: Tactician(),
}


def policy_for(level: AnyLevel, table: Solved | BadgeTable | None) -> WithBadge:
    """Return who plays at `level`; `table` is that of the game, if it is a solved one.

    Those with a temper use badges by rules of thumb, and so does everybody without a table that
    knows of badges.
    """
    if isinstance(level, Level) and level in _TEMPERED:
        return WithBadge(_TEMPERED[level])
    policy = best_policy(table)
    if isinstance(level, Strength) and level.number != STRONGEST:
        policy = Skilled(level, table)
    return WithBadge(policy, by_thumb=not isinstance(table, BadgeTable))
