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
    pairs = {frozenset((pair.hero, pair.rival)) for pair in FIGURES["pairs"].pairs}
    assert pairs == {
        frozenset((first, second)) for first in Level for second in Level if first != second
    }
    text = PAGE.read_text(encoding="utf-8")
    assert all(f"## {level.capitalize()}\n" in text for level in Level)


def test_what_is_measured_are_leagues_that_can_be_held() -> None:
    assert FIGURES.keys() <= LEAGUES.keys()
    assert set(RULESETS) == set(NAMES)
    measured = {player.name for player in FIGURES["levels-tavern"].players}
    assert measured == {*Level, *TENS}


@pytest.mark.parametrize("name", LEVELS)
def test_each_level_is_stronger_than_those_below_it(name: str) -> None:
    players = FIGURES[name].players
    assert all(player.games >= ENOUGH for player in players)
    strengths = {
        int(player.name) if player.name.isdecimal() else STRONGEST: player.elo
        for player in players
        if player.name.isdecimal() or player.name == Level.PERFECT
    }
    ascending = [elo for _, elo in sorted(strengths.items())]
    assert all(weaker < stronger for weaker, stronger in pairwise(ascending))
