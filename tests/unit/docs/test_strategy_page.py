"""docs/strategy.md says what was measured, and what was measured is what the solver says."""

from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.strategy.endings import LAST
from benchmarks.strategy.lore import lore
from benchmarks.strategy.measure import FILE, POLICIES, figures, measured, text_of
from benchmarks.strategy.page import COSTS, main, page
from benchmarks.strategy.words import LORE, SOURCES
from bot.content.strategy import shipped_strategies
from bot.solver import load_table
from tests.support.engine.shipped import NAMES, shipped

DOCS = Path(__file__).parents[3] / "docs"
MOST_BYTES = 300_000


def test_the_page_of_strategy_is_up_to_date() -> None:
    text = (DOCS / "strategy.md").read_text(encoding="utf-8")
    assert text == page(shipped_strategies()), "write it anew with: make docs"


@pytest.mark.parametrize("name", NAMES)
def test_the_figures_are_those_of_the_solver(name: str) -> None:
    rules = shipped(name)
    found = figures(rules, load_table(rules, POLICIES, name))
    stored = shipped_strategies()[name]
    assert found == replace(stored, wins=found.wins), (
        f"python -m benchmarks.strategy.measure {name}"
    )


def test_the_costs_of_rules_of_thumb_are_worked_out_anew() -> None:
    found, stored = measured("kingdom"), shipped_strategies()["kingdom"]
    assert found.wins == pytest.approx(dict(stored.wins), abs=2e-5)


def test_a_quick_measurement_keeps_the_costs() -> None:
    assert measured("kingdom", quick=True) == shipped_strategies()["kingdom"]


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_of_thumb_is_measured_and_told(name: str) -> None:
    assert shipped_strategies()[name].wins.keys() == lore(shipped(name)).keys()
    assert lore(shipped(name)).keys() <= LORE.keys()


@pytest.mark.parametrize("name", NAMES)
def test_the_four_steps_come_near_perfect_play(name: str) -> None:
    strategy = shipped_strategies()[name]
    assert 0 < strategy.cost("advice") < 0.05
    assert all(0 < strategy.cost(slug) < 0.5 for slug in strategy.wins)


def test_published_figures_are_met() -> None:
    """Busche: 620.855 points a turn in Zilch (2010), 53.487 % for the first on Facebook (2016)."""
    strategies = shipped_strategies()
    assert f"{strategies['zilch'].points_a_turn:.3f}" == "620.855"
    assert f"{strategies['facebook'].first_player_wins:.3%}" == "53.487%"


def test_sources_are_numbered_as_they_are_cited() -> None:
    cited = {number for words in LORE.values() for number in words.sources}
    assert cited == set(range(1, len(SOURCES) + 1))


def test_the_charts_are_drawn_and_light(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["page", "--charts", str(tmp_path)])
    main()
    assert capsys.readouterr().out == page(shipped_strategies())
    for folder in (tmp_path, DOCS):
        sizes = [(folder / name).stat().st_size for name in (COSTS, LAST)]
        assert min(sizes) > 0
        assert sum(sizes) < MOST_BYTES


def test_the_file_is_written_as_it_is_read() -> None:
    assert text_of(shipped_strategies()) == FILE.read_text(encoding="utf-8")
