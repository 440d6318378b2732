"""The examples of the documentation run as they stand."""

import doctest
from configparser import ConfigParser
from pathlib import Path

import pytest

from bot.content.dice import shipped_dice

ROOT = Path(__file__).parents[3]


def test_examples_of_the_engine_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    outcome = doctest.testfile(str(ROOT / "docs/engine.md"), module_relative=False)
    assert outcome.failed == 0
    assert outcome.attempted > 30


def test_the_service_does_not_start_again_what_a_person_must_mend() -> None:
    read = ConfigParser(strict=False)  # systemd takes a setting more than once
    read.read_string((ROOT / "docs/farkle.service").read_text(encoding="utf-8"))
    assert read["Service"]["RestartPreventExitStatus"] == "2"
    starts, hours = int(read["Unit"]["StartLimitBurst"]), read["Unit"]["StartLimitIntervalSec"]
    assert hours == "1h"
    assert starts * 24 < 1000, "the sessions that Discord allows a day"
    assert starts * int(read["Service"]["RestartSec"]) < 3600, "otherwise it never comes to that"


def test_every_die_of_the_tavern_is_compared_with_the_odds_that_it_has() -> None:
    """The page is made by `make docs`, which takes long."""
    rows = (ROOT / "docs/dice.md").read_text(encoding="utf-8").splitlines()
    for die in shipped_dice().values():
        [row] = [row for row in rows if die.name in row.split(" | ")[0].strip("| ").split(", ")]
        shares = [weight / sum(die.die.weights) for weight in die.die.weights]
        for cell, share in zip(row.split(" | ")[1:7], shares, strict=True):
            assert cell.split()[0] == f"{share:.1%}"
