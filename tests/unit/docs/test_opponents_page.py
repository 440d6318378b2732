"""docs/opponents.md says what was measured, of every opponent there is."""

from itertools import pairwise
from pathlib import Path

import pytest

from benchmarks.opponents import LEAGUES, RULESETS, TENS
from benchmarks.opponents_page import ENOUGH, page, read_figures
from bot.advice.level import STRONGEST, Level
from tests.support.engine.shipped import NAMES

PAGE = Path(__file__).parents[3] / "docs" / "opponents.md"
FIGURES = read_figures()
LEVELS = [name for name in FIGURES if name.startswith("levels-")]


def test_the_page_of_opponents_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(FIGURES), "write it anew with: make docs"


def test_every_opponent_is_introduced_and_measured_against_every_other() -> None:
    pairs = {frozenset((each.hero, each.rival)) for each in FIGURES["pairs"].pairs}
    assert pairs == {frozenset((one, other)) for one in Level for other in Level if one != other}
    text = PAGE.read_text(encoding="utf-8")
    assert all(f"## {level.capitalize()}\n" in text for level in Level)


def test_what_is_measured_are_leagues_that_can_be_held() -> None:
    assert FIGURES.keys() <= LEAGUES.keys()
    assert set(RULESETS) == set(NAMES)
    measured = {each.name for each in FIGURES["levels-tavern"].players}
    assert measured == {*Level, *TENS}


@pytest.mark.parametrize("name", LEVELS)
def test_each_level_is_stronger_than_those_below_it(name: str) -> None:
    players = FIGURES[name].players
    assert all(each.games >= ENOUGH for each in players)
    strengths = {
        int(each.name) if each.name.isdecimal() else STRONGEST: each.elo
        for each in players
        if each.name.isdecimal() or each.name == Level.PERFECT
    }
    ascending = [elo for _, elo in sorted(strengths.items())]
    assert all(weaker < stronger for weaker, stronger in pairwise(ascending))
