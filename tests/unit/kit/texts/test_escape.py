"""Names of people cannot do anything but be read."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.kit.texts.escape import LONGEST_NAME, clean, plain

MARKUP = re.compile(r"(?<!\\)[*_~`|>#\-+\[\]()<@:.]")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("Zoë O'Neil!", "Zoë O'Neil!"),
        ("**bold** _it_", r"\*\*bold\*\* \_it\_"),
        ("<@123>", "\\<@\u200b123\\>"),
        ("@everyone", "@\u200beveryone"),
        ("</farkle:1>", r"\<\/farkle\:1\>"),
        ("https://evil.example", r"https\:\/\/evil\.example"),
        ("[here](https://x.y)", r"\[here\]\(https\:\/\/x\.y\)"),
        ("# title", r"\# title"),
        ("a\nb\tc  d", "a b c d"),
        ("\u202eevil\u2066", "evil"),
        ("\u200b\u2060", "?"),
        ("\u200d", "?"),
        ("", "?"),
        ("\x00\x1b[31mred", r"\[31mred"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("x" * 40, "x" * 31 + "…"),
    ],
)
def test_plain(name: str, shown: str) -> None:
    assert plain(name) == shown


@given(st.text(max_size=60))
def test_nothing_of_a_name_is_markup(name: str) -> None:
    shown = plain(name)
    without_mentions = shown.replace("@\u200b", "")
    unescaped = re.sub(r"\\\\", "", without_mentions)
    assert not MARKUP.search(unescaped)


@given(st.text(max_size=60))
def test_a_clean_name_is_one_short_visible_line(name: str) -> None:
    shown = clean(name)
    assert 1 <= len(shown) <= LONGEST_NAME
    assert shown.splitlines() == [shown]
    hidden = [mark for mark in shown if unicodedata.category(mark).startswith("C")]
    assert set(hidden) <= {"\u200c", "\u200d"}
    assert clean(shown) == shown
