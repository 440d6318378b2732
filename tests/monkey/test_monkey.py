"""Half a minute of random people, and what makes such a run worth anything."""

import os
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from bot.features.tables.service.own_games import OwnGames
from bot.match.clocks import turn_clock
from tests.e2e.meetings.cells import Event
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
from tests.monkey.run import BEGINNING, Limits, run
from tests.support.buttons import KINDS
from tests.support.pages.commands import PAGE as COMMANDS
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


def test_half_a_minute_of_random_people_begins_the_same_in_another_process() -> None:
    """As `make monkey` runs it, so that the seed of a failure can be run again by hand.

    So many acts take about half a minute, and are the same ones on any machine. Dice, clock, ids
    and the order of tasks replay: Discord is asked the very same.
    """
    options = ("--seed", "1", "--minutes", "10", "--shrink", "0")
    done = _told(*options, "--most", "1200")
    assert done.returncode == 0, done.stdout + done.stderr
    again = _told(*options, "--most", str(BEGINNING))
    digests = re.findall("^begun as: (.+)$", done.stdout + again.stdout, re.MULTILINE)
    assert len(digests) == 2, again.stdout + again.stderr
    assert digests[0] == digests[1]


def test_a_list_of_acts_is_as_good_as_its_seed_and_another_seed_is_not() -> None:
    first = run(7, Limits(acts=40))
    again = run(7, Limits(), first.acts)
    assert first.fault is None
    assert (again.done, again.cells) == (first.done, first.cells)
    assert run(8, Limits(acts=5)).acts != first.acts[:5]


def test_whoever_comes_back_lets_the_stand_ins_of_others_play() -> None:
    """By a press on a board that could not be edited: nobody has moved for anybody."""
    ada, ben = Somewhere(0, 0, "farkle"), Somewhere(1, 0, "farkle")
    asked: dict[str, str | int] = {"opponent": "person:1", "turns": 100, "pace": "live"}
    begun = (Command(ada, "farkle challenge", asked), Press(ben, "accept"))
    turns = [Press(who, button) for who in (ada, ben) for button in ("roll", "best", "bank")]
    stuck = Trouble("PATCH", "/channels/*/messages/*", 403, 50013, 9)
    away: tuple[Act, ...] = (*[Wait(130)] * 5, stuck, Wait(130))
    acts = [*begun, *turns, *away, Press(ben, "roll")]
    done = run(1, Limits(), acts)
    assert done.fault is None
    assert done.done == len(acts)


def test_what_a_game_has_met_is_counted_also_where_it_ended() -> None:
    """Both lose their only turn, after one of them has chosen another language."""
    ada, ben = Somewhere(0, 0, "farkle"), Somewhere(1, 0, "farkle")
    asked: dict[str, str | int] = {"opponent": "person:1", "turns": 1, "pace": "live-bank"}
    acts = (
        Command(ada, "farkle challenge", asked),
        Press(ben, "accept"),
        Command(ada, "farkle preferences"),
        Choose(ada, "preference:language", 0, (1,)),
        Wait(1000),
    )
    met = {event for _, event in run(1, Limits(), acts).cells}
    assert met == {Event.BANK_EMPTY, Event.TIE, Event.LANGUAGE}


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
    found = run(8, Limits(), [Wait(1), Wait(2), planted, Wait(3)])
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


def test_errands_give_options_that_commands_have() -> None:
    """Else each of them would have the usual value, and nobody would notice that either."""
    commands = COMMANDS.read_text(encoding="utf-8").split("\n**`")
    for step in (step for errand in ERRANDS for step in errand if step.options):
        [described] = [text for text in commands if re.match(f"{step.text}[ `]", text)]
        assert step.options.keys() <= set(re.findall("^- `(.+?)`:", described, re.MULTILINE)), step


@pytest.mark.parametrize("file", FOUND, ids=lambda file: file.stem)
def test_what_went_wrong_once_does_not_again(file: Path) -> None:
    assert run(int(file.stem.partition("-")[0]), Limits(), read_acts(file)).fault is None


def test_what_was_found_still_finds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else its acts would get nowhere once commands or buttons have changed."""
    monkeypatch.setattr(turn_clock, "is_stopped", lambda _: False)
    [file] = [file for file in FOUND if file.stem == "1-paused-tournament"]
    assert "a clock runs though nobody can play" in str(run(1, Limits(), read_acts(file)).fault)
