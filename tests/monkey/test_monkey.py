"""Half a minute of random people, and what makes such a run worth anything."""

import os
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from bot.features.tables.service.own_games import OwnGames
from tests.monkey.__main__ import read_acts, run_on, shortest_of
from tests.monkey.acts import (
    Act,
    Answer,
    Away,
    Choose,
    Command,
    Elsewhere,
    Happen,
    Killed,
    Press,
    Restart,
    Somewhere,
    Suggest,
    Together,
    Trouble,
    Wait,
    read_act,
    write_act,
)
from tests.monkey.choices.errands import ERRANDS
from tests.monkey.events.happenings import HAPPENINGS
from tests.monkey.run import Limits, run
from tests.support.buttons import KINDS
from tests.support.postgres.databases import Databases

HERE = Somewhere(0, 1, "farkle>0")
PRESS = Press(HERE, "die:3", 1, "luck")
FOUND = sorted(Path(__file__).with_name("found").glob("*.jsonl"))
"""Acts that went wrong once, as short as they could be made; the seed is in the name."""

ACTS: tuple[Act, ...] = (
    PRESS,
    Choose(HERE, "trset:1", 0, (0, 2)),
    Command(Somewhere(2, None, ""), "farkle odds", {"turn": 500, "rated": True}),
    Suggest(HERE, "farkle bot", "level", "\N{RIGHT-TO-LEFT OVERRIDE}"),
    Wait(60),
    Press(HERE, "setting:games", 0, None),
    Answer(1, "luck"),
    Restart(orderly=False, down=3600),
    Elsewhere(2),
    Happen("leave", 1, 4),
    Trouble("POST", "/channels/*", 403, 50013, 2),
    Together((PRESS, PRESS)),
    Killed(PRESS, 3),
    Away(PRESS, 2, 1),
)


def _told(*options: str) -> subprocess.CompletedProcess[str]:
    """Run `make monkey` in a process of its own."""
    command = [sys.executable, "-m", "tests.monkey", *options]
    hashing = os.environ | {"PYTHONHASHSEED": "0"}
    return subprocess.run(command, env=hashing, capture_output=True, text=True, check=False)


def test_half_a_minute_of_random_people() -> None:
    """As `make monkey` runs it, so that the seed of a failure can be run again by hand.

    So many acts take about half a minute, and are the same ones on any machine.
    """
    done = _told("--seed", "1", "--most", "1500", "--minutes", "10", "--shrink", "0")
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_seed_replays_in_another_process() -> None:
    """Dice, clock, ids and the order of tasks: Discord is asked the very same."""
    told = [_told("--seed", "5", "--most", "80", "--minutes", "5") for _ in range(2)]
    digests = [re.findall("^digest: (.+)$", done.stdout, re.MULTILINE) for done in told]
    assert digests[0], told[0].stderr
    assert digests[0] == digests[1]


def test_a_seed_replays_and_another_is_another_run() -> None:
    limits = Limits(acts=50)
    first, again, other = (run(seed, limits) for seed in (7, 7, 8))
    assert first.fault is None
    assert (first.acts, first.done, first.reached) == (again.acts, again.done, again.reached)
    assert first.acts != other.acts


def test_a_list_of_acts_is_as_good_as_its_seed() -> None:
    first = run(7, Limits(acts=40))
    assert run(7, Limits(), first.acts).done == first.done


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.name)
def test_acts_are_read_as_they_were_written(act: Act) -> None:
    assert read_act(write_act(act)) == act


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> Command:
    """Return a command that goes wrong."""

    async def fail(*_: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(OwnGames, "page", fail)
    return Command(Somewhere(0, 1, "farkle"), "farkle games")


def test_a_planted_fault_is_found_and_made_short(planted: Command) -> None:
    before = run(8, Limits(acts=20))
    assert before.fault is None
    found = run(8, Limits(), [*before.acts, planted])
    assert "planted" in str(found.fault)
    assert shortest_of(found, run, Limits(), 60) == [planted]


def test_acts_are_made_short_on_postgres_too(planted: Command, postgres: Databases) -> None:
    run_once = partial(run_on, postgres, 1)
    found = run_once(7, Limits(), [Wait(1), planted])
    assert shortest_of(found, run_once, Limits(), 60) == [planted]


def test_errands_name_presses_and_happenings_that_there_are() -> None:
    """Else nobody would notice that an errand gets nowhere once a button has another name."""
    for step in {step.text.partition(":")[0] for errand in ERRANDS for step in errand}:
        if step.startswith("+"):
            assert step.removeprefix("+") in HAPPENINGS
        elif not step.startswith(("~", "/")):
            assert step in KINDS


def test_what_went_wrong_once_does_not_again() -> None:
    for file in FOUND:
        assert run(int(file.stem.partition("-")[0]), Limits(), read_acts(file)).fault is None, file
