"""A table of two, and rules to play by."""

import pytest

from bot.engine import RuleSet
from tests.support.matches.table import Table, build_table


@pytest.fixture
def table() -> Table:
    return build_table()


@pytest.fixture
def classic() -> RuleSet:
    return RuleSet("classic", target=10_000)


@pytest.fixture
def short() -> RuleSet:
    """Return rules by which one good turn ends the game."""
    return RuleSet("short", target=500)
