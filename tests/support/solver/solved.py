"""Small games, solved once for all tests that look at them, and the advice of those that ship."""

from functools import cache
from typing import Final

from bot.advice.choices import Advice, Basis
from bot.content.folder import data_folder
from bot.engine import RuleSet, State, parse_rules, write_rules
from bot.solver import (
    GameTable,
    Library,
    can_estimate,
    dice_of,
    estimate,
    evaluate,
    obstacle,
    solve,
)
from bot.solver.badges.report import solve_equipped
from bot.solver.badges.table import BadgeTable
from bot.solver.model.games import Badged, equipment_of

_LIBRARY = Library(data_folder() / "policies", data_folder() / "nothing solved here")


_SMALL: Final = 1500


@cache
def rules(line: str) -> RuleSet:
    """Return the ruleset that `line` describes."""
    return parse_rules(line)


@cache
def solved(line: str) -> GameTable:
    """Return the solved game of the ruleset that `line` describes."""
    return solve(rules(line))


@cache
def badged(equipped: Badged, line: str) -> BadgeTable:
    """Return the solved game of the ruleset that `line` describes, with badges."""
    return solve_equipped(rules(line), equipped)


@cache
def advice(state: State) -> Advice:
    """Return the advice on `state`, as far as it can be had without solving more than small games.

    Those with badges are solved to 1,500 points.
    """
    reason = obstacle(state.setup)
    equipped, line = equipment_of(state.setup), write_rules(state.setup.rules)
    if isinstance(equipped, Badged) and (state.setup.rules.target or 0) <= _SMALL:
        table_with = badged(equipped, line)
        return Advice(evaluate(state, table_with), table_with.basis)
    if can_estimate(state):
        return Advice(estimate(state), Basis.ESTIMATED, reason)
    dice = dice_of(state.setup)
    table = _LIBRARY.find(state.setup.rules, dice) if dice or not reason else None
    basis = Basis.SOLVED if table else Basis.POINTS
    return Advice(evaluate(state, table), basis, None if table else reason)
