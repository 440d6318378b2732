"""docs/opponents.md says what was measured, of every opponent there is."""

from pathlib import Path

from benchmarks.opponents import RULES, TABLES
from benchmarks.opponents_page import page, read_figures
from bot.advice.level import Level
from bot.engine import Setup, parse_rules

PAGE = Path(__file__).parents[3] / "docs" / "opponents.md"


def test_the_page_of_opponents_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(read_figures()), "write it anew with: make docs"


def test_every_opponent_is_introduced_and_measured_against_every_other() -> None:
    pairs = {frozenset((each.hero, each.rival)) for each in read_figures().pairs}
    assert pairs == {frozenset((one, other)) for one in Level for other in Level if one != other}
    text = PAGE.read_text(encoding="utf-8")
    assert all(f"## {level.capitalize()}\n" in text for level in Level)


def test_the_tables_that_are_measured_can_be_laid() -> None:
    assert {each.table for each in read_figures().tables} == set(TABLES)
    assert Setup(parse_rules(RULES)).seats == 2
    for rules, seats, teams in TABLES.values():
        assert Setup(parse_rules(rules), seats, teams).sides > 1
