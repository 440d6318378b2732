"""What a table of meetings is made of: events, cells and rows."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from tests.e2e.meetings.scene import Scene
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table


class Event(StrEnum):
    """What may happen while something else goes on, by its title."""

    TURN_RUNS_OUT = "turn runs out"
    BANK_EMPTY = "time bank empty"
    RESIGNATION = "resignation"
    REMOVAL = "removal"
    STAND_IN_COMES = "stand-in comes"
    STAND_IN_GOES = "stand-in goes"
    RESTART = "restart"
    DOWN_TIME = "down time"
    DATA_DELETED = "data deleted"
    LEAVING = "leaving and return"
    BAN_AND_BLOCK = "ban and block"
    MESSAGE_DELETED = "message deleted"
    THREAD_DELETED = "thread deleted"
    CHANNEL_DELETED = "channel deleted"
    ROLE_DELETED = "role deleted"
    SERVER_DELETED = "server deleted"
    PERMISSION = "missing permission"
    LANGUAGE = "other language"
    RULE_CHANGED = "rule changed"
    SETTING_CHANGED = "setting changed"
    PROCESS = "another process"
    DATABASE_AWAY = "database away"
    TWO_PRESSES = "two presses at once"
    FORM_LEFT_OPEN = "form left open"
    REMATCH = "rematch"
    TIE = "tie"
    LAST_ROUND = "last round"
    EIGHT_PLAYERS = "eight players"
    LONGEST_NAMES = "longest names"


Begin = Callable[[Table, ScriptedCup], Awaitable[Scene]]
"""Sets up what a row is about, at a table where nothing has happened yet."""

Holds = Callable[[Scene], Awaitable[None]]
"""Asserts what has to hold after an event, which has just happened."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A meeting that tests of other files show: each as `e2e/match/test_clocks.py::test_it`."""

    words: str
    by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A meeting that is played at a table of its own by the one test of this folder."""

    words: str
    holds: Holds
    begin: Begin | None = None
    """Sets it up, where the row's own set-up does not do."""


@dataclass(frozen=True, slots=True)
class Apart:
    """Two that cannot meet, and why."""

    words: str


Cell = Shown | Played | Apart


def shown(words: str, *by: str) -> Shown:
    """Return a cell that other tests show, by their paths below `tests`."""
    assert by, "name a test"
    return Shown(words, by)


def played(words: str, holds: Holds, begin: Begin | None = None) -> Played:
    """Return a cell whose event is made to happen, after which `holds` is asked.

    It is set up by `begin`, or by that of its row.
    """
    return Played(words, holds, begin)


def apart(why: str) -> Apart:
    """Return a cell of two that cannot meet."""
    return Apart(why)


@dataclass(frozen=True, slots=True)
class Row:
    """A feature, by the name of its folder, or a kind of match, and its meetings."""

    name: str
    cells: Mapping[Event, Cell]
    begin: Begin | None = None
    """Sets up what its `Played` cells meet."""


SIGNS: Final = {Shown: "o", Played: "x", Apart: "."}
"""How the overview shows a cell."""
