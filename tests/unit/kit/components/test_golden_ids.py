"""Ids as they have been sent since there are buttons: they are written and read as ever.

Each line of `golden/button_ids.txt` is an id, and what it says in its order. Messages keep their
buttons for years, so no line may ever change; a new button only adds some.
"""

from pathlib import Path

import pytest

from bot.kit.components.custom_ids import Action, parse_id, write_id

_FILE = Path(__file__).parent / "golden" / "button_ids.txt"
GOLDEN = [line.split() for line in _FILE.read_text("ascii").splitlines()]


@pytest.mark.parametrize(("text", "said"), [(text, said) for text, *said in GOLDEN])
def test_an_id_is_written_and_read_as_ever(text: str, said: list[str]) -> None:
    button = parse_id(text)
    numbers = [button.game, button.version, button.arg or 0]
    read = [*filter(None, numbers), *filter(None, [button.about])]
    assert list(map(str, read)) == [each for each in said if each != "0"]
    assert write_id(button) == text


def test_every_action_has_golden_ids() -> None:
    assert {text.split(":")[3] for text, *_ in GOLDEN} == set(Action)
