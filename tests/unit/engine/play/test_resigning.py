"""Leaving the game: two players, several, teams, the last turns, alone."""

import pytest

from bot.engine import Exit, GameOver, Reason, Resigned
from tests.support.engine.table import Table


def test_the_other_of_two_wins() -> None:
    table = Table()
    table.score(1000)
    assert table.play("x0") == [Resigned(0), GameOver((1,))]
    assert table.state.totals == (1000, 0)


def test_it_is_allowed_out_of_turn() -> None:
    table = Table()
    table.play(">122346 x1")
    assert table.state.winners == (0,)


@pytest.mark.parametrize(("token", "why"), [("x1r", Exit.REMOVED), ("x1t", Exit.TIMED_OUT)])
def test_why_a_seat_leaves_is_told_and_changes_nothing_else(token: str, why: Exit) -> None:
    resigned, other = Table(seats=3), Table(seats=3)
    resigned.play("x1")
    assert other.play(token) == [Resigned(1, why)]
    assert other.state == resigned.state
    assert other.refused(token) is Reason.ALREADY_OUT


def test_the_dice_pass_on_and_the_rest_play_on() -> None:
    table = Table(seats=4)
    table.farkle()
    table.play(">122346 a>12346")
    assert table.play("x1") == [Resigned(1)]
    assert (table.state.seat, table.state.points, table.state.roll) == (2, 0, ())
    for seat in (2, 3, 0, 2):
        assert table.state.seat == seat
        table.farkle()
    assert (table.state.seat, table.state.round) == (3, 2)


def test_a_turn_goes_on_when_someone_else_leaves() -> None:
    table = Table(seats=3)
    table.play(">122346 a>12346")
    before = table.state
    table.play("x2")
    assert (table.state.seat, table.state.points, table.state.roll) == (0, 100, before.roll)
    assert table.state.aside == before.aside


def test_the_last_one_left_wins_whatever_the_totals() -> None:
    table = Table(seats=3)
    table.score(600)
    table.play("x0")
    assert table.play("x2")[-1] == GameOver((1,))


def test_nobody_leaves_twice() -> None:
    table = Table(seats=3)
    table.play("x1")
    assert table.refused("x1") is Reason.ALREADY_OUT
    assert table.refused("x3") is Reason.ALREADY_OUT


def test_alone_there_is_no_winner() -> None:
    table = Table(seats=1)
    assert table.play("x0") == [Resigned(0), GameOver(())]


def test_the_round_counts_on_when_the_first_seat_left() -> None:
    table = Table("turns=2", seats=3)
    table.play("x0")
    for _ in range(3):
        table.farkle()
    assert not table.state.over
    table.score(100)
    assert (table.state.over, table.state.winners) == (True, (2,))


def test_leaving_in_the_last_turn_of_all_ends_the_game() -> None:
    table = Table("turns=1", seats=3)
    table.score(200)
    table.score(300)
    assert table.play("x2") == [Resigned(2), GameOver((1,))]


def test_one_who_left_cannot_win_by_points() -> None:
    table = Table("turns=1", seats=3)
    table.score(600)
    table.score(200)
    table.play("x0")
    assert table.score(100)[-1] == GameOver((1,))


def test_leaving_the_final_round_ends_it_when_no_other_turn_is_left() -> None:
    table = Table("target=500,final_round=yes", seats=3)
    table.score(500)
    table.farkle()
    assert table.play("x2") == [Resigned(2), GameOver((0,))]


def test_leaving_the_final_round_early_skips_the_last_turn() -> None:
    table = Table("target=500,final_round=yes", seats=4)
    table.score(500)
    table.play("x2")
    assert table.state.final == (1, 3)
    table.farkle()
    assert table.state.seat == 3
    assert table.score(600)[-1] == GameOver((3,))


def test_the_leader_can_leave_the_final_round() -> None:
    table = Table("target=500,final_round=yes", seats=3)
    table.score(600)
    table.play("x0")
    table.score(300)
    assert table.farkle()[-1] == GameOver((1,))


def test_a_team_plays_on_until_its_last_seat_leaves() -> None:
    table = Table(seats=4, teams=2)
    table.score(600)
    assert table.play("x0") == [Resigned(0)]
    assert table.state.seat == 1
    table.farkle()
    table.score(100)
    assert table.state.totals == (700, 0)
    assert table.play("x2") == [Resigned(2), GameOver((1,))]
