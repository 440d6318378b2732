"""Small games, solved once for all tests that look at them, and the advice of those that ship."""

from functools import cache

from bot.advice.choices import Advice, Basis
from bot.content.folder import data_folder
from bot.engine import RuleSet, State, parse_rules
from bot.solver import GameTable, Library, can_estimate, estimate, evaluate, obstacle, solve

_LIBRARY = Library(data_folder() / "policies", data_folder() / "nothing solved here")


@cache
def rules(line: str) -> RuleSet:
    """Return the ruleset that `line` describes."""
    return parse_rules(line)


@cache
def solved(line: str) -> GameTable:
    """Return the solved game of the ruleset that `line` describes."""
    return solve(rules(line))


@cache
def advice(state: State) -> Advice:
    """Return the advice on `state`, as far as it can be had without solving anything."""
    reason = obstacle(state.setup)
    if can_estimate(state):
        return Advice(estimate(state), Basis.ESTIMATED, reason)
    table = None if reason else _LIBRARY.find(state.setup.rules)
    return Advice(evaluate(state, table), Basis.SOLVED if table else Basis.POINTS, reason)
