"""The time of a game is up: it ends as it stands."""

import pytest

from bot.engine import CallTime, GameOver, Reason, check, legal_moves
from tests.support.engine.table import Table


def test_whoever_has_banked_most_has_won_and_what_is_at_risk_counts_for_nobody() -> None:
    table = Table()
    table.score(300)
    table.play(">111234 abc>246")
    assert table.play("=") == [GameOver((0,))]
    assert (table.state.over, table.state.totals, table.state.points) == (True, (300, 0), 0)


def test_equal_sides_share_the_win() -> None:
    assert Table().play("=") == [GameOver((0, 1))]


def test_who_has_left_wins_nothing() -> None:
    table = Table(seats=3)
    table.score(300)
    table.play("x0")
    assert table.play("=") == [GameOver((1, 2))]


@pytest.mark.parametrize(("seat", "winner"), [(0, 0), (1, 1)])
def test_teams_win_together(seat: int, winner: int) -> None:
    table = Table(seats=4, teams=2)
    for _ in range(seat):
        table.farkle()
    table.score(300)
    table.play("=")
    assert table.state.winners == (winner,)


def test_no_seat_calls_the_time_and_nobody_does_twice() -> None:
    table = Table()
    assert CallTime() not in legal_moves(table.state)
    assert check(table.state, CallTime()) is None
    table.play("=")
    assert table.refused("=") is Reason.GAME_OVER
