"""What leaderboards and finished games tell, and of whom."""

import json
from dataclasses import replace

import pytest

from bot.content.achievements import Award
from bot.features.standings.model.leaderboards import AVERAGES, LeaderboardPage, Ranking, Scope
from bot.features.standings.model.periods import Period, Span
from bot.features.standings.view.achievements import award_lines
from bot.features.standings.view.leaderboard import leaderboard_card
from tests.support.scenes.tables import ANN, BEN, Table, english


def test_everybody_is_told_what_they_have_earned_themselves() -> None:
    match = replace(Table().match(), awards=(Award(BEN.user_id, "turn-1000"),))
    [line] = award_lines(match, english())
    assert BEN.name in line
    assert english()("achievement-turn-1000") in line
    assert ANN.name not in line
    assert [*award_lines(Table().match(), english())] == []


@pytest.mark.parametrize("ranking", Ranking)
def test_how_many_games_are_needed_is_told_where_averages_are_ranked(ranking: Ranking) -> None:
    page = LeaderboardPage(Scope(50, Period.WEEK), ranking, Span(0, None), 1, 1, (), None)
    shown = json.dumps([*leaderboard_card(page, None, english()).payload()], ensure_ascii=False)
    enough = json.dumps(english()("leaderboard-enough", games=5), ensure_ascii=False)[1:-1]
    assert (enough in shown) == (ranking in AVERAGES)
