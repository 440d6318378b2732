"""Solving in the background: once, within limits, and never longer than the bot runs."""

import json
import logging
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot.advice.fingerprint import rules_hash
from bot.content.dice import shipped_dice
from bot.engine import FAIR
from bot.solver import load_table
from bot.solver.jobs import background as module
from bot.solver.jobs.background import Background
from bot.solver.model.dice_sets import dice_set
from tests.support.processes import runs, wait_for
from tests.support.solver.solved import rules, solved

SMALL = "small(target=500)"
LONG = "long(target=20000)"
"""Takes a minute."""
SLOW = "slow(target=8000)"
"""Takes minutes with loaded dice."""
LUCKY = (dice_set([shipped_dice()["lucky"].die] * 6), dice_set([FAIR] * 6))
DEN, TAVERN = ("den", 1), ("tavern", 2)


@pytest.fixture
def background(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Background]:
    caplog.set_level(logging.INFO)
    with closing(Background(tmp_path, 600)) as background:
        yield background


@pytest.fixture
def process(caplog: pytest.LogCaptureFixture) -> Callable[[], int]:
    """Return what waits for a process to be at work, and tells its number."""

    def wait() -> int:
        wait_for(lambda: "in process" in caplog.text)
        return int(caplog.messages[-1].rpartition(" ")[2])

    return wait


def test_it_is_solved_and_stored(
    background: Background, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    background.ask(rules(SMALL))
    background.ask(rules(SMALL))
    wait_for(lambda: not background.in_hand)
    assert caplog.text.count("Solved small in") == 1
    table = load_table(rules(SMALL), tmp_path, rules_hash(rules(SMALL)))
    assert table.first_player_wins == pytest.approx(solved(SMALL).first_player_wins, abs=1e-9)


def test_without_a_budget_nothing_is_solved(tmp_path: Path) -> None:
    with closing(Background(tmp_path, 0)) as background:
        background.ask(rules(SMALL))
        assert background.in_hand == 0


def test_what_takes_too_long_is_given_up_and_remembered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(Background(tmp_path, 0.01)) as background:
        background.ask(rules(LONG))
        wait_for(lambda: not background.in_hand)
    assert "Gave up solving long" in caplog.text
    caplog.clear()
    caplog.set_level(logging.INFO)
    with closing(Background(tmp_path, 0.01)) as background:
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
    assert time.monotonic() - begun < 30
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


def test_no_more_than_a_few_of_one_server_wait(
    background: Background, process: Callable[[], int]
) -> None:
    background.ask(rules(LONG), DEN)
    process()
    for target in range(600, 600 + 50 * 2 * module.MOST_WAITING, 50):
        background.ask(rules(f"small(target={target})"), DEN)
    assert background.in_hand == 1 + module.MOST_WAITING
    background.ask(rules("small(target=550)"), TAVERN)
    assert background.in_hand == 2 + module.MOST_WAITING


def test_a_game_that_is_laid_again_and_again_is_solved_once(
    background: Background, process: Callable[[], int], caplog: pytest.LogCaptureFixture
) -> None:
    """It keeps its place while it waits, and whoever begins anew takes nobody else's."""
    background.ask(rules(LONG), DEN)
    pid = process()
    for _ in range(2 * module.MOST_WAITING):
        background.lay(rules(SMALL), LUCKY)
        background.ask(rules(SMALL), DEN, LUCKY)
        assert background.is_solving(rules(SMALL), LUCKY)
        background.clear(rules(SMALL), LUCKY)
        assert not background.is_solving(rules(SMALL), LUCKY)
    assert background.in_hand == 2
    background.lay(rules(SMALL), LUCKY)
    background.ask(rules(SMALL), DEN, LUCKY)
    os.kill(pid, signal.SIGKILL)
    wait_for(lambda: not background.in_hand)
    assert caplog.text.count("Solved small in") == 1


def test_a_game_that_nobody_plays_any_more_is_not_solved_however_often_it_was_laid(
    background: Background, process: Callable[[], int], caplog: pytest.LogCaptureFixture
) -> None:
    background.ask(rules(LONG), DEN)
    pid = process()
    for _ in range(3):
        background.lay(rules(SMALL), LUCKY)
        background.ask(rules(SMALL), DEN, LUCKY)
        background.clear(rules(SMALL), LUCKY)
    os.kill(pid, signal.SIGKILL)
    wait_for(lambda: not background.in_hand)
    assert "small" not in caplog.text


def test_a_game_that_begins_anew_while_it_is_being_stopped_is_solved(
    background: Background, process: Callable[[], int], caplog: pytest.LogCaptureFixture
) -> None:
    background.lay(rules(SLOW), LUCKY)
    background.ask(rules(SLOW), DEN, LUCKY)
    first = process()
    background.clear(rules(SLOW), LUCKY)
    background.lay(rules(SLOW), LUCKY)
    background.ask(rules(SLOW), DEN, LUCKY)
    assert background.is_solving(rules(SLOW), LUCKY)
    wait_for(lambda: caplog.text.count("in process") == 2)
    assert not runs(first)
    assert "failed" not in caplog.text


def test_servers_take_turns(background: Background, caplog: pytest.LogCaptureFixture) -> None:
    for number, quota_key in enumerate((DEN, DEN, DEN, DEN, TAVERN)):
        background.ask(rules(f"{quota_key[0]}_{number}(target={500 + 50 * number})"), quota_key)

    def at_most(left: int) -> bool:
        return background.in_hand <= left

    for left in reversed(range(5)):  # each process may take as long as one
        wait_for(partial(at_most, left))
    solved_ones = [
        words[1] for message in caplog.messages if (words := message.split())[0] == "Solved"
    ]
    assert solved_ones.index("tavern_4") < solved_ones.index("den_3")
    assert sorted(solved_ones) == ["den_0", "den_1", "den_2", "den_3", "tavern_4"]


def test_what_was_asked_for_is_remembered_within_bounds(
    background: Background, monkeypatch: pytest.MonkeyPatch, process: Callable[[], int]
) -> None:
    monkeypatch.setattr(module, "_MOST_KNOWN", 1)
    background.ask(rules(LONG))
    process()
    background.ask(rules(LONG))
    assert background.in_hand == 1
    background.ask(rules(SMALL))
    background.ask(rules(LONG))
    assert background.in_hand == 3


def test_only_the_newest_tables_stay_on_disk(
    background: Background, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_STORED", 2)
    for age, name in ((30, "old"), (20, "newer")):
        for suffix in (".npz", ".json"):
            (tmp_path / name).with_suffix(suffix).touch()
        then = time.time() - age
        os.utime(tmp_path / f"{name}.npz", (then, then))
    background.ask(rules(SMALL))
    wait_for(lambda: not background.in_hand)
    assert {path.stem for path in tmp_path.iterdir()} == {"newer", rules_hash(rules(SMALL))}


def test_a_folder_that_cannot_be_written_to_is_told_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    with closing(Background(tmp_path / "file", 600)) as background:
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
