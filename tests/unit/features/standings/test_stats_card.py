"""The statistics of a person: what their reviewed games tell."""

import json
from dataclasses import replace

import pytest

from bot.features.standings.model.history import Profile
from bot.features.standings.view.stats import all_figures_card
from tests.support.matches.figures import ONE_GAME
from tests.support.scenes.tables import english


@pytest.mark.parametrize(
    ("luck", "told"),
    [(0, "+0.0%"), (2 * 1_000, "+10.0%"), (-2 * 1_000, "−10.0%")],
)
def test_reviewed_games_tell_accuracy_and_luck_on_average(luck: int, told: str) -> None:
    figures = replace(ONE_GAME, games=2, reviewed=2, accuracy=2 * 9_000, luck=luck)
    card = all_figures_card(Profile(figures, None, ()), english())
    shown = json.dumps([*card.payload()], ensure_ascii=False)
    assert english()("stats-review", games=2, accuracy="90.0%", luck=told) in shown
