"""A game as it is stored."""

from bot.engine import RuleSet, Setup

RULES = RuleSet("house", target=10_000)
TWO = Setup(RULES)
LINE = "fk1 house(target=10000) seats=2 : >135226 ae>2345 d. >222346 x0"
"""How games are stored: a change here breaks every one of them."""
