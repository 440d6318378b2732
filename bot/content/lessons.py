"""The lessons of the course: moments of turns with fixed dice. They are data: data/lessons.toml."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import Any, Final
from zlib import crc32

from bot.content.folder import data_folder
from bot.engine import (
    Bank,
    Event,
    Roll,
    RuleSet,
    Setup,
    State,
    apply,
    check,
    parse_ply,
    places_of,
    start,
    write_rules,
)

Choice = Roll | Bank
"""What somebody can do in a lesson."""

_CHOICE: Final = re.compile(r"([rb])([1-6]{0,6})")
_KINDS: Final[Mapping[str, type[Choice]]] = {"r": Roll, "b": Bank}


class Measure(StrEnum):
    """By which figure a lesson tells choices apart."""

    NONE = "none"
    RISK = "risk"
    """How often the roll is a farkle."""
    POINTS = "points"
    """What the turn brings on average."""
    WIN = "win"
    """How often one wins from there."""

    @property
    def needs_advice(self) -> bool:
        """Tell whether the rules alone do not say it."""
        return self in {Measure.POINTS, Measure.WIN}


@dataclass(frozen=True, slots=True)
class LessonTask:
    """A moment of a turn, and what is right to do there.

    - `state`, `events`: the moment, and what the last move before it brought about.
    - `right`: the choices that are right, the one to tell of first; `other`: the one that tempts
      most, None where there is no other.
    """

    state: State
    events: tuple[Event, ...]
    right: tuple[Choice, ...]
    other: Choice | None

    def is_right(self, choice: Choice) -> bool:
        """Tell whether `choice` is right; it does not matter which of equal dice it keeps."""
        written = write_choice(self.state, choice)
        return any(written == write_choice(self.state, accepted) for accepted in self.right)


@dataclass(frozen=True)
class Lesson:
    """Some tasks about one thing. `number` counts from 1; `rules` are those of its games.

    Its texts are `lesson-<name>` and what follows. `script` changes whenever the lesson does.
    """

    number: int
    name: str
    rules: RuleSet
    measure: Measure
    tasks: tuple[LessonTask, ...] = field(repr=False)

    @cached_property
    def script(self) -> int:
        """Return a number by which a lesson is told from what it was before it was changed."""
        told = [write_rules(self.rules), self.measure.value]
        for task in self.tasks:
            state = task.state
            choices = [*task.right, *([task.other] if task.other else [])]
            written = [write_choice(state, choice) for choice in choices]
            told.append(f"{state.totals} {state.points} {state.roll} {written}")
        return crc32("\n".join(told).encode())


def write_choice(state: State, choice: Choice) -> str:
    """Return `choice`, which is legal in `state`, as text: `r` or `b`, and the faces it keeps."""
    kind = "b" if isinstance(choice, Bank) else "r"
    return kind + "".join(str(state.roll[place]) for place in choice.keep)


def read_choice(state: State, text: str) -> Choice | None:
    """Return the choice of this text, None for one that is not to be had in `state`."""
    found = _CHOICE.fullmatch(text)
    if found is None:
        return None
    try:
        keep = places_of(state.roll, tuple(map(int, found[2])))
    except ValueError:
        return None
    choice = _KINDS[found[1]](keep)
    fits = write_choice(state, choice) == text and check(state, choice) is None
    return choice if fits else None


def parse_lessons(toml: str, rulesets: Iterable[RuleSet]) -> tuple[Lesson, ...]:
    """Return the lessons of a file, in its order.

    Raises `ValueError` or `LookupError` for what is not by the rules.
    """
    by_name = {rules.name: rules for rules in rulesets}
    lessons = tomllib.loads(toml)["lesson"]
    return tuple(
        [_lesson(number, by_name, **lesson) for number, lesson in enumerate(lessons, start=1)]
    )


def shipped_lessons(rulesets: Iterable[RuleSet]) -> tuple[Lesson, ...]:
    """Return the lessons that ship with the bot, by those of `rulesets` that they name."""
    file = data_folder() / "lessons.toml"
    return parse_lessons(file.read_text(encoding="utf-8"), rulesets)


def _lesson(
    number: int,
    rulesets: Mapping[str, RuleSet],
    name: str,
    rules: str,
    task: list[dict[str, Any]],  # of a TOML file: _task says what is in it
    measure: str = Measure.NONE,
    *,
    last: bool = False,
) -> Lesson:
    begun = start(Setup(rulesets[rules]))
    if last:
        begun = replace(begun, seat=1, round=begun.setup.rules.turns or 1)
    tasks = tuple([_task(begun, **settings) for settings in task])
    return Lesson(number, name, begun.setup.rules, Measure(measure), tasks)


def _task(
    begun: State,
    turn: str,
    right: list[str],
    other: str | None = None,
    scores: tuple[int, int] = (0, 0),
) -> LessonTask:
    own, theirs = scores
    totals = (own, theirs) if begun.seat == 0 else (theirs, own)
    state = replace(begun, totals=totals, opened=tuple([total > 0 for total in totals]))
    events: list[Event] = []
    for token in turn.split():
        ply = parse_ply(token)
        state, events = apply(state, ply.move, ply.dice)
    choices = tuple([_known(state, choice) for choice in right])
    return LessonTask(
        state, tuple(events), choices, None if other is None else _known(state, other)
    )


def _known(state: State, text: str) -> Choice:
    choice = read_choice(state, text)
    if choice is None:
        raise ValueError(f"{text!r} cannot be chosen with {state.roll} on the table")
    return choice
