"""The examples of the documentation run as they stand."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_examples_of_the_engine_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    outcome = doctest.testfile(str(ROOT / "docs/engine.md"), module_relative=False)
    assert outcome.failed == 0
    assert outcome.attempted > 30
