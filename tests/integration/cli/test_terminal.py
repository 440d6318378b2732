"""What somebody types or pastes cannot command the terminal that shows it."""

import io
import sys
from itertools import chain

import pytest

from tests.support.command_line import HereFarkle
from tests.support.hostile_names import HOSTILE_NAMES

MISCHIEF = [name for name in HOSTILE_NAMES if not name.isprintable() and "\ud800" not in name]
"""What holds something that a terminal would obey; no argument can hold half a character."""


def commands(name: str) -> list[tuple[str, ...]]:
    """Return commands that say something about `name`."""
    return [
        ("score", "--", name),
        ("score", "1 5", "--ruleset", name),
        ("score", "1 5", "--ruleset", f"{name}("),
        ("odds", "--scores", name),
        ("odds", "--ruleset", name),
        ("verify", "--", name),
        ("play", "--bots", name),
        ("play", "--ruleset", name),
        ("play", "--names", f"{name},Ben", "--seed", "1", "--target", "1000"),
    ]


def in_charge(printed: str) -> set[str]:
    """Return the characters of `printed` that a terminal would obey, or that turn its text."""
    return {mark for mark in printed if not mark.isprintable()} - set("\n\u200b\u200c\u200d")


@pytest.mark.parametrize("name", MISCHIEF, ids=ascii)
def test_no_command_lets_a_text_through(
    name: str, here: HereFarkle, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = " ".join(chain.from_iterable((name.split(), ["quit"] * 3)))
    for arguments in commands(name):
        monkeypatch.setattr(sys, "stdin", io.StringIO(words))
        ended = here(*arguments)
        assert not in_charge(ended.output + ended.errors), arguments
