"""Ids as they have been sent since there are buttons: they are written and read as ever.

Each line of `golden/button_ids.txt` is an id, and what it says in its order. Messages keep their
buttons for years, so no line may ever change; a new button only adds some.
"""

from dataclasses import astuple
from pathlib import Path

from bot.kit.components.custom_ids import read_id
from tests.support.buttons import KINDS
from tests.support.for_each import for_each

_FILE = Path(__file__).parent / "golden" / "button_ids.txt"
GOLDEN = [line.split() for line in _FILE.read_text("ascii").splitlines()]


@for_each(GOLDEN)
def test_an_id_is_written_and_read_as_ever(line: list[str]) -> None:
    text, *said = line
    button = read_id(text, KINDS)
    assert button is not None
    assert list(map(str, astuple(button))) == said
    assert button.write() == text


def test_every_kind_has_golden_ids() -> None:
    assert {text.split(":")[3] for text, *_ in GOLDEN} == KINDS.keys()
