"""Which games are rated, and where it is said."""

import pytest

from bot.features.board.buttons import RollButton
from bot.features.standings.model.leaderboards import Ranking
from bot.features.tables.buttons import AcceptButton
from bot.match.results.ratings import RATED_TOGETHER
from tests.support.e2e.messages.leaderboard import DAY, beat, leaderboard
from tests.support.e2e.player import lose_turn
from tests.support.e2e.reading import shown, told
from tests.support.e2e.table import Table, say

pytestmark = pytest.mark.both_engines


async def test_invitation_and_board_say_whether_the_game_is_rated(table: Table) -> None:
    await table.challenge()
    assert say("match-rated") in table.board()
    await table.press(table.ben, AcceptButton)
    assert f" · {say('terms-rated')}" in table.board()
    await lose_turn(table)
    await table.resign(table.ben)
    assert f" · {say('terms-rated')}" in table.board()
    await table.begin(rated=False)
    assert say("terms-unrated") in table.board()
    await table.resign(table.ben)
    await table.begin(target=8000)
    assert say("terms-unrated") in table.board()
    await table.resign(table.ben)
    stats = shown(await table.ada.slash(table.channel, "farkle stats"))
    rating = say("rating", points=1579, margin=484)
    assert say("stats-rating", rating=rating, games=1) in stats


async def test_a_game_that_cannot_be_rated_says_why(table: Table) -> None:
    result = await table.challenge(target=8000, rated=True)
    assert told(result) == say("refusal-cannot-be-rated")
    result = await table.ada.slash(table.channel, "farkle open", turns=3, rated=True)
    assert told(result) == say("refusal-cannot-be-rated")


async def test_teams_play_rated_to_their_usual_target(table: Table) -> None:
    await table.ada.slash(table.channel, "farkle open", teams=2)
    assert say("match-rated") in table.board()


async def test_the_sixth_game_of_a_day_is_not_rated(table: Table) -> None:
    for _ in range(RATED_TOGETHER):
        await beat(table, table.ada, table.ben)
    await table.begin()
    limited = say("match-limited", games=RATED_TOGETHER)
    assert limited in table.board()
    await table.restart()
    await table.press(table.ada, RollButton)
    assert limited not in table.board()
    assert say("terms-unrated") in table.board()
    rated = (await leaderboard(table, ranking=Ranking.RATING)).splitlines()
    assert any(say("standing-rating", rating="", rated=RATED_TOGETHER) in row for row in rated)
    await table.resign(table.ben)
    assert (await leaderboard(table, ranking=Ranking.RATING)).splitlines() == rated
    await table.env.advance_time(DAY)
    await table.begin()
    assert f" · {say('terms-rated')}" in table.board()
