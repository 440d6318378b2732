"""The examples of the documentation run as they stand."""

import doctest
from pathlib import Path

import pytest

from bot.domain.tavern import shipped_dice

ROOT = Path(__file__).parents[2]


def test_examples_of_the_engine_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    outcome = doctest.testfile(str(ROOT / "docs/engine.md"), module_relative=False)
    assert outcome.failed == 0
    assert outcome.attempted > 30


def test_every_die_of_the_tavern_is_compared_with_the_odds_that_it_has() -> None:
    """The page is made by `make docs`, which takes long."""
    rows = (ROOT / "docs/dice.md").read_text(encoding="utf-8").splitlines()
    for each in shipped_dice().values():
        [row] = [row for row in rows if each.name in row.split(" | ")[0].strip("| ").split(", ")]
        shares = [weight / sum(each.die.weights) for weight in each.die.weights]
        for cell, share in zip(row.split(" | ")[1:7], shares, strict=True):
            assert cell.split()[0] == f"{share:.1%}"
