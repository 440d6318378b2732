"""Solving in the background: once, within limits, and never longer than the bot runs."""

import json
import logging
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.ai import background as module
from bot.ai import load_table
from bot.ai.background import Background, open_background
from bot.ai.store import rules_hash
from bot.engine import RuleSet
from tests.processes import runs, wait_for
from tests.unit.ai.solved import rules, solved

SMALL = "small(target=500)"
LONG = "long(target=20000)"
"""Takes a minute."""


def never(ruleset: RuleSet) -> None:
    pytest.fail(f"{ruleset.name} was solved")


@pytest.fixture
def done() -> list[RuleSet]:
    """Return the rulesets whose table is there now."""
    return []


@pytest.fixture
def background(
    tmp_path: Path, done: list[RuleSet], caplog: pytest.LogCaptureFixture
) -> Iterator[Background]:
    caplog.set_level(logging.INFO)
    with open_background(tmp_path, 600, done.append) as background:
        yield background


@pytest.fixture
def process(caplog: pytest.LogCaptureFixture) -> Callable[[], int]:
    """Return what waits for a process to be at work, and tells its number."""

    def wait() -> int:
        wait_for(lambda: "in process" in caplog.text)
        return int(caplog.messages[-1].rpartition(" ")[2])

    return wait


def test_it_is_solved_and_stored(
    background: Background, done: list[RuleSet], tmp_path: Path
) -> None:
    background.ask(rules(SMALL))
    background.ask(rules(SMALL))
    wait_for(lambda: not background.in_hand)
    assert done == [rules(SMALL)]
    table = load_table(rules(SMALL), tmp_path, rules_hash(rules(SMALL)))
    assert table.first_player_wins == pytest.approx(solved(SMALL).first_player_wins, abs=1e-9)


def test_without_a_budget_nothing_is_solved(tmp_path: Path) -> None:
    with open_background(tmp_path, 0, never) as background:
        background.ask(rules(SMALL))
        assert background.in_hand == 0


def test_what_takes_too_long_is_given_up_and_remembered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with open_background(tmp_path, 0.01, never) as background:
        background.ask(rules(LONG))
        wait_for(lambda: not background.in_hand)
    assert "Gave up solving long" in caplog.text
    caplog.clear()
    caplog.set_level(logging.INFO)
    with open_background(tmp_path, 0.01, never) as background:
        background.ask(rules(LONG))
        wait_for(lambda: not background.in_hand)
    assert caplog.text == ""


@pytest.mark.parametrize(
    "note",
    ["{", "[]", '{"solver": 0, "budget": 900}', '{"solver": 1, "budget": 599}'],
    ids=["cut", "no object", "another solver", "a smaller budget"],
)
def test_it_is_tried_again_with_any_other_note(
    note: str, background: Background, process: Callable[[], int], tmp_path: Path
) -> None:
    (tmp_path / f"{rules_hash(rules(LONG))}.unsolved").write_text(note)
    background.ask(rules(LONG))
    process()


def test_closing_ends_the_process_at_once_and_drops_what_waits(
    background: Background, process: Callable[[], int], tmp_path: Path
) -> None:
    background.ask(rules(LONG))
    background.ask(rules(SMALL))
    pid = process()
    begun = time.monotonic()
    background.close()
    assert time.monotonic() - begun < 5
    assert not runs(pid)
    assert list(tmp_path.iterdir()) == []
    background.ask(rules("small(target=550)"))  # too late, and no error


def test_a_process_that_somebody_ended_is_no_reason_to_give_up(
    background: Background, process: Callable[[], int], tmp_path: Path
) -> None:
    background.ask(rules(LONG))
    os.kill(process(), signal.SIGKILL)
    wait_for(lambda: not background.in_hand)
    assert list(tmp_path.iterdir()) == []


def test_no_more_than_a_few_are_in_hand(background: Background) -> None:
    background.ask(rules(LONG))
    for target in range(600, 600 + 50 * module.MOST_IN_HAND, 50):
        background.ask(rules(f"small(target={target})"))
    assert background.in_hand == module.MOST_IN_HAND


def test_only_the_newest_tables_stay_on_disk(
    background: Background, done: list[RuleSet], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_STORED", 2)
    for age, name in ((30, "old"), (20, "newer")):
        for suffix in (".npz", ".json"):
            (tmp_path / name).with_suffix(suffix).touch()
        then = time.time() - age
        os.utime(tmp_path / f"{name}.npz", (then, then))
    background.ask(rules(SMALL))
    wait_for(lambda: done)
    assert {path.stem for path in tmp_path.iterdir()} == {"newer", rules_hash(rules(SMALL))}


def test_a_folder_that_cannot_be_written_to_is_told_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    with open_background(tmp_path / "file", 600, never) as background:
        background.ask(rules(SMALL))
        wait_for(lambda: not background.in_hand)
    [warning] = caplog.messages
    assert warning.startswith("Solving small in the background failed: ")
    assert str(tmp_path / "file") in warning


def test_what_wants_too_much_memory_is_given_up(
    background: Background, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_MOST_MB", 50)
    background.ask(rules(LONG))
    wait_for(lambda: not background.in_hand)
    [note] = tmp_path.iterdir()
    assert json.loads(note.read_text(encoding="utf-8"))["why"] == "out of memory"
