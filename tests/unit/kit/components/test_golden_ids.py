"""Ids as they have been sent since there are buttons: they are written and read as ever.

Each line of `golden/button_ids.txt` is an id, and what it says in its order. Messages keep their
buttons for years, so no line may ever change; a new button only adds some. `golden/former_ids.txt`
has ids that are read as ever, and written in another way now.
"""

from dataclasses import astuple
from pathlib import Path

from bot.kit.components.custom_ids import read_id
from tests.support.buttons import KINDS, names_of
from tests.support.for_each import for_each

_FOLDER = Path(__file__).parent / "golden"


def _lines(file: str) -> list[list[str]]:
    return [line.split() for line in (_FOLDER / file).read_text("ascii").splitlines()]


_ALWAYS_NAMED = {"gamerule", "gameasknumber", "gamenumber"}
"""Kinds that have said a name since they were first sent."""

GOLDEN, FORMER = _lines("button_ids.txt"), _lines("former_ids.txt")


@for_each(GOLDEN)
def test_an_id_is_written_and_read_as_ever(line: list[str]) -> None:
    text, *said = line
    button = read_id(text, KINDS)
    assert button is not None
    assert list(map(str, astuple(button))) == said
    assert button.write() == text


@for_each(FORMER)
def test_an_id_of_before_is_read_as_ever(line: list[str]) -> None:
    text, *said = line
    button = read_id(text, KINDS)
    assert button is not None
    assert list(map(str, astuple(button))) == said


def test_every_kind_has_golden_ids() -> None:
    assert {text.split(":")[3] for text, *_ in GOLDEN} == KINDS.keys()


def test_every_place_that_stood_for_a_name_has_golden_ids() -> None:
    of_names = {kind.action: len(names_of(kind)) for kind in KINDS.values() if names_of(kind)}
    of_names = {action: count for action, count in of_names.items() if action not in _ALWAYS_NAMED}
    found = [text.split(":")[3] for text, *_ in FORMER]
    assert {action: found.count(action) for action in found} == of_names
