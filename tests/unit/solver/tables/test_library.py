"""Where tables are found, and what is said when there is none."""

import logging
from dataclasses import replace
from pathlib import Path

import pytest

from bot.advice.fingerprint import rules_hash
from bot.solver import Library, save_table
from bot.solver.tables import library as module
from tests.support.solver.solved import rules, solved

LINE = "small(target=600)"
OTHER = "small(target=500)"


@pytest.fixture
def library(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Library:
    """Return a library with one shipped table, and everything that it says in the log."""
    caplog.set_level(logging.INFO)
    save_table(solved(LINE), tmp_path / "shipped", "small")
    return Library(tmp_path / "shipped", tmp_path / "solved")


def test_a_shipped_table_is_found_without_a_word(
    library: Library, caplog: pytest.LogCaptureFixture
) -> None:
    table = library.find(rules(LINE))
    assert table is not None
    assert library.find(rules(LINE)) is table
    assert caplog.text == ""


def test_the_same_play_under_another_name_and_clock_is_the_same_table(library: Library) -> None:
    renamed = replace(rules(LINE), name="house_Ours", turn_seconds=60)
    assert library.find(renamed) is not None


def test_no_table_is_said_once(library: Library, caplog: pytest.LogCaptureFixture) -> None:
    assert library.find(rules(OTHER)) is None
    assert library.find(rules(OTHER)) is None
    [record] = caplog.records
    assert record.levelno == logging.INFO
    assert "small.npz: other-rules" in record.getMessage()
    assert "playing for points" in record.getMessage()


def test_a_harmed_table_is_a_warning_once(
    library: Library, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "shipped" / "small.npz").write_bytes(b"")
    assert library.find(rules(LINE)) is None
    assert library.find(rules(LINE)) is None
    [record] = caplog.records
    assert record.levelno == logging.WARNING
    assert "small.npz: damaged" in record.getMessage()


def test_a_table_solved_meanwhile_is_found(library: Library, tmp_path: Path) -> None:
    assert library.find(rules(OTHER)) is None
    save_table(solved(OTHER), tmp_path / "solved", rules_hash(rules(OTHER)))
    assert library.find(rules(OTHER)) is not None


def test_a_harmed_table_is_read_again_when_it_was_written_anew(
    library: Library, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    name = rules_hash(rules(OTHER))
    save_table(solved(OTHER), tmp_path / "solved", name)
    (tmp_path / "solved" / f"{name}.npz").write_bytes(b"")
    for _ in range(2):
        assert library.find(rules(OTHER)) is None
    assert len(caplog.records) == 1
    save_table(solved(OTHER), tmp_path / "solved", name)
    assert library.find(rules(OTHER)) is not None


def test_that_there_is_no_table_is_remembered_within_bounds(
    library: Library, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_MOST_MISSING", 3)
    for _ in range(2):
        for target in (700, 750, 800):
            assert library.find(rules(f"small(target={target})")) is None
    assert len(caplog.records) == 3
    for target in (850, 700):
        assert library.find(rules(f"small(target={target})")) is None
    assert len(caplog.records) == 5, "it is said once more rather than remembered for ever"
