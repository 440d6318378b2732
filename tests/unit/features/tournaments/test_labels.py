"""Times and names of tournaments in words."""

import pytest

from bot.features.tournaments.view.labels import duration
from tests.support.scenes.tables import english


@pytest.mark.parametrize(
    ("minutes", "words"),
    [
        (0, "0 minutes"),
        (1, "1 minute"),
        (60, "1 hour"),
        (90, "1 hour 30 minutes"),
        (120, "2 hours"),
        (1440, "1 day"),
        (1445, "1 day 5 minutes"),
        (2 * 1440 + 60 + 2, "2 days 1 hour 2 minutes"),
    ],
)
def test_a_time_is_told_in_days_hours_and_minutes(minutes: int, words: str) -> None:
    assert duration(minutes, english()) == words
