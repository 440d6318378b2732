"""Times and names of tournaments in words."""

import pytest

from bot.features.tournaments.model.forms import standings_of
from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.view.labels import duration
from bot.features.tournaments.view.standings import standing_lines
from tests.support.scenes.tables import english
from tests.support.scenes.tournaments.samples import over, plan


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


@pytest.mark.parametrize("form", [FormName.SWISS, FormName.ROUND_ROBIN])
def test_a_win_is_told_as_a_point(form: FormName) -> None:
    tournament = over(plan(form), 4, 1)
    lines = standing_lines(tournament, standings_of(tournament), english(), brief=True)
    points = [line.rpartition(" · ")[2] for line in lines]
    assert points[0] == "1 point"
    assert points[-1] == "0 points"
