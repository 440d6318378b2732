"""Numbers that are too large are refused before anything is made of them."""

import tracemalloc
from collections.abc import Callable
from functools import partial

import pytest

from bot.engine import (
    InvalidRules,
    ParseError,
    RuleSet,
    Setup,
    parse_setup,
    parse_state,
    start,
    write_state,
)

RULES = RuleSet("house", target=4000)
MANY = 10**7
LITTLE = 1_000_000
"""Bytes: less than a tenth of what one of a million things takes, a pointer each."""

TABLES: dict[str, Callable[[], Setup]] = {
    "seats": partial(Setup, RULES, seats=MANY),
    "teams": partial(Setup, RULES, seats=MANY, teams=MANY),
    "seats in a line": partial(parse_setup, "house(target=4000) seats=999999"),
    "dice of many seats": partial(parse_setup, f"house(target=4000) dice={'6/' * 100_000}6"),
    "many dice": partial(parse_setup, f"house(target=4000) dice={'1-1-1-1-1-1,' * 100_000}6/6"),
    "badges": partial(parse_setup, f"house(target=4000) badges={'-/' * 100_000}-"),
}


@pytest.mark.parametrize("name", TABLES)
def test_no_table_is_laid_that_there_cannot_be(name: str) -> None:
    tracemalloc.start()
    with pytest.raises((InvalidRules, ParseError)):
        TABLES[name]()
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < LITTLE


@pytest.mark.parametrize("totals", [f"{10**12}/0", f"0/-{10**12}", f"{'9' * 4000}/0"])
def test_no_state_has_points_that_nobody_could_tell(totals: str) -> None:
    setup = Setup(RULES)
    text = write_state(start(setup))
    most = 10**12 - 1
    assert parse_state(setup, text.replace("0/0", f"{most}/-{most}", 1)).totals == (most, -most)
    with pytest.raises(ParseError):
        parse_state(setup, text.replace("0/0", totals, 1))
