"""Small games, solved once for all tests that look at them."""

from functools import cache

from bot.ai import GameTable, solve
from bot.engine import RuleSet, parse_rules


@cache
def rules(line: str) -> RuleSet:
    """Return the ruleset that `line` describes."""
    return parse_rules(line)


@cache
def solved(line: str) -> GameTable:
    """Return the solved game of the ruleset that `line` describes."""
    return solve(rules(line))
