"""Teams: shared totals, and seats that alternate between them."""

from dataclasses import replace

import pytest

from bot.engine import Banked, GameOver, Given, InvalidRules, RuleSet, Setup
from tests.support.engine.table import Table

RULES = RuleSet("house", target=10_000)


def test_seats_alternate_between_teams_that_share_a_total() -> None:
    table = Table(seats=6, teams=3)
    assert [table.setup.side_of(seat) for seat in range(6)] == [0, 1, 2, 0, 1, 2]
    for points in (100, 200, 300, 400):
        table.score(points)
    assert table.state.totals == (500, 200, 300)
    assert table.events[-1] == Banked(seat=3, points=400, total=500)


def test_a_team_opens_once() -> None:
    table = Table("opening=500", seats=4, teams=2)
    table.score(500)
    table.farkle()
    table.score(100)
    assert table.state.totals == (600, 0)
    assert table.state.opened == (True, False)


def test_farkles_in_a_row_are_each_seats_own_and_the_team_pays() -> None:
    table = Table("farkle_limit=2,farkle_penalty=500", seats=4, teams=2)
    for _ in range(4):
        table.farkle()
    assert table.state.farkles == (1, 1, 1, 1)
    assert table.state.totals == (0, 0)
    table.farkle()
    assert table.state.totals == (-500, 0)


def test_the_team_wins() -> None:
    table = Table("target=500", seats=4, teams=2)
    table.farkle()
    table.score(200)
    table.farkle()
    assert table.score(300)[-1] == GameOver((1,))


def test_everyone_else_of_the_table_has_a_last_turn() -> None:
    table = Table("target=500,final_round=yes", seats=4, teams=2)
    table.score(500)
    table.score(400)
    table.score(100)
    assert table.score(300)[-1] == GameOver((1,))
    assert table.state.totals == (600, 700)


def test_welfare_goes_to_another_team() -> None:
    table = Table("target=500,overshoot=welfare", seats=6, teams=3)
    table.score(400)
    table.score(300)
    table.score(100)
    assert table.score(200)[-1] == Given(seat=3, side=2, points=200)


def test_two_to_four_teams_of_equal_size_can_be_laid() -> None:
    laid = []
    for seats in range(1, 9):
        for teams in range(9):
            try:
                Setup(RULES, seats, teams)
            except InvalidRules:
                continue
            laid.append((seats, teams))
    assert laid == [(4, 2), (6, 2), (6, 3), (8, 2), (8, 4)]


def test_rules_say_for_how_many_they_are() -> None:
    for_two = replace(RULES, players=2)
    assert [Setup(for_two, seats).seats for seats in (1, 2)] == [1, 2], "alone one practises"
    for seats, teams in ((3, None), (4, 2)):
        with pytest.raises(InvalidRules) as refused:
            Setup(for_two, seats, teams)
        assert [problem.key for problem in refused.value.problems] == ["players"]


@pytest.mark.parametrize(
    ("seats", "teams", "key"),
    [
        (0, None, "seats"),
        (9, None, "seats"),
        (4, 1, "teams"),
        (5, 5, "teams"),
        (5, 2, "uneven"),
        (2, 2, "uneven"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(seats: int, teams: int | None, key: str) -> None:
    with pytest.raises(InvalidRules) as refused:
        Setup(RULES, seats, teams)
    assert [problem.key for problem in refused.value.problems] == [key]
