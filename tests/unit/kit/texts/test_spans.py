"""Spans of time in words."""

import pytest

from bot.kit.texts.spans import span
from bot.kit.texts.texts import catalogue


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0, "0 seconds"),
        (1, "1 second"),
        (90, "1 minute and 30 seconds"),
        (120, "2 minutes"),
        (3600, "1 hour"),
        (3601, "1 hour"),
        (31 * 3600 + 20 * 60 + 5, "31 hours and 20 minutes"),
        (48 * 3600 - 1, "47 hours and 59 minutes"),
        (48 * 3600, "2 days"),
        (30 * 86_400 - 60, "29 days and 23 hours"),
    ],
)
def test_the_two_greatest_units_are_told(seconds: int, words: str) -> None:
    assert span(seconds, catalogue().english) == words
