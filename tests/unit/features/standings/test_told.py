"""What leaderboards and finished games tell, and of whom."""

import json
from dataclasses import replace
from datetime import date

import pytest

from bot.content.achievements import Award
from bot.features.standings.model.history import OutcomePage
from bot.features.standings.model.leaderboards import AVERAGES, LeaderboardPage, Ranking, Scope
from bot.features.standings.model.periods import Period, Span
from bot.features.standings.view.achievements import award_lines
from bot.features.standings.view.history import history_card
from bot.features.standings.view.leaderboard import leaderboard_card
from bot.kit.components.raw import inside, walk
from bot.match.model.phases import Closing
from tests.support.scenes.standings.statistics import ended, outcome
from tests.support.scenes.tables import ANN, BEN, Table, english


def test_everybody_is_told_what_they_have_earned_themselves() -> None:
    match = replace(Table().match(), awards=(Award(BEN.user_id, "turn-1000"),))
    [line] = award_lines(match, english(), emojis=True)
    assert BEN.name in line
    assert english()("achievement-turn-1000") in line
    assert ANN.name not in line
    [plain] = award_lines(match, english(), emojis=False)
    assert plain == line.replace("\N{SPORTS MEDAL} ", "")
    assert [*award_lines(Table().match(), english(), emojis=True)] == []


@pytest.mark.parametrize("period", Period)
@pytest.mark.parametrize("ranking", Ranking)
def test_how_many_games_are_needed_is_told_where_averages_are_ranked(
    ranking: Ranking, period: Period
) -> None:
    page = LeaderboardPage(Scope(50, period), ranking, Span(0, None), 1, 1, (), None)
    shown = json.dumps([*leaderboard_card(page, None, english()).payload()], ensure_ascii=False)
    games = {Period.TODAY: 3, Period.WEEK: 5}.get(period, 10)  # as docs/ratings.md has it
    enough = json.dumps(english()("leaderboard-enough", games=games), ensure_ascii=False)[1:-1]
    assert (enough in shown) == (ranking in AVERAGES)


def test_the_menu_of_a_history_tells_the_results_of_games_that_have_one() -> None:
    won = outcome(1, ended(4050, 3200))
    closed = replace(outcome(2, Table().match()), closing=Closing.BOT_REMOVED)
    alone = outcome(3, ended(4650, table=Table(people=(ANN,))), day=date(2026, 11, 21))
    card = history_card(ANN, OutcomePage(1, 1, (won, closed, alone)), english(), own=True)
    options = [
        option.get("description")
        for component in walk(card.payload())
        for option in inside(component, "options")
    ]
    assert options == ["Won · Standard", "Standard", "Standard"]
