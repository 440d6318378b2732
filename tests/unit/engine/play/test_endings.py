"""How a game ends, and for whom: target, final round, turns, six of a kind, Welfare."""

import pytest

from bot.engine import (
    Bank,
    Banked,
    FinalRound,
    GameOver,
    Given,
    Reason,
    Roll,
    legal_moves,
    wins_now,
)
from tests.support.engine.table import Table


def test_the_first_to_bank_the_target_wins_at_once() -> None:
    table = Table("target=500", seats=3)
    table.farkle()
    assert table.score(500)[1:] == [Banked(1, 500, 500), GameOver((1,))]
    assert (table.state.over, table.state.winners) == (True, (1,))


def test_only_a_bank_that_ends_the_game_for_its_side_alone_wins_now() -> None:
    banks = {False: "target=2000", True: "target=1000"}
    for wins, options in banks.items():
        table = Table(options)
        table.play(">111236")
        moves = legal_moves(table.state)
        assert [wins_now(table.state, move) for move in moves if isinstance(move, Bank)][-1] is wins
        assert not any(wins_now(table.state, move) for move in moves if isinstance(move, Roll))


def test_whoever_plays_so_many_turns_alone_beats_nobody() -> None:
    table = Table("turns=1", seats=1)
    table.play(">111236")
    assert not any(wins_now(table.state, move) for move in legal_moves(table.state))


def test_reaching_the_target_without_banking_it_is_nothing() -> None:
    table = Table("target=500")
    table.play(">555236 cde>234")
    assert not table.state.over
    assert table.state.totals == (0, 0)


def test_a_finished_game_accepts_nothing() -> None:
    table = Table("target=500")
    table.score(500)
    assert legal_moves(table.state) == []
    for token in (">123456", "a>12345", ".", "a.", "^123456", "x0", "x1", "x7"):
        assert table.refused(token) is Reason.GAME_OVER


def test_final_round_gives_everyone_else_one_last_turn() -> None:
    table = Table("target=500,final_round=yes", seats=3)
    table.farkle()
    assert table.score(500)[-1] == FinalRound(1)
    assert table.state.final == (0, 2)
    table.score(400)
    assert table.state.seat == 0
    assert table.score(1000)[1:] == [Banked(0, 1000, 1000), GameOver((0,))]
    assert table.state.totals == (1000, 500, 400)


def test_final_round_can_end_in_a_tie() -> None:
    table = Table("target=500,final_round=yes", seats=3)
    table.score(500)
    table.score(500)
    assert table.farkle()[-1] == GameOver((0, 1))


def test_final_round_is_announced_once() -> None:
    table = Table("target=500,final_round=yes", seats=3)
    for _ in range(3):
        table.score(600)
    assert [event for event in table.events if isinstance(event, FinalRound)] == [FinalRound(0)]


def test_final_round_of_one_player_is_over_at_once() -> None:
    table = Table("target=500,final_round=yes", seats=1)
    assert table.score(500)[-2:] == [FinalRound(0), GameOver((0,))]


def test_turns_are_the_same_for_all_and_the_highest_total_wins() -> None:
    table = Table("turns=2", seats=2)
    table.score(500)
    table.score(600)
    assert table.state.round == 2
    table.score(200)
    assert not table.state.over
    assert table.farkle()[-1] == GameOver((0,))
    assert table.state.totals == (700, 600)


def test_equal_totals_after_the_last_turn_share_the_win() -> None:
    table = Table("turns=1", seats=4)
    for points in (500, 300, 500, 400):
        table.score(points)
    assert table.state.winners == (0, 2)


def test_turns_can_end_without_a_point() -> None:
    table = Table("turns=1", seats=2)
    table.farkle()
    assert table.farkle()[-1] == GameOver((0, 1))


def test_one_player_plays_all_turns() -> None:
    table = Table("turns=3", seats=1)
    for turn in (1, 2, 3):
        assert table.state.round == turn
        table.score(100)
    assert table.state.winners == (0,)


def test_six_of_a_kind_wins_when_it_is_rolled() -> None:
    table = Table("six=win", seats=2)
    table.score(1000)
    assert table.play(">222222")[-1] == GameOver((1,))
    assert (table.state.totals, table.state.winners) == ((1000, 0), (1,))
    assert table.state.roll == ()


def test_six_of_a_kind_wins_under_toxic_twos_too() -> None:
    table = Table("six=win,toxic_twos=yes")
    assert table.play(">222222")[-1] == GameOver((0,))


def test_six_of_a_kind_in_two_rolls_wins_nothing() -> None:
    table = Table("six=win")
    table.play(">111236 abc>111 abc.")
    assert not table.state.over


def test_six_of_a_kind_wins_for_the_team() -> None:
    table = Table("six=win", seats=4, teams=2)
    for _ in range(3):
        table.farkle()
    assert table.play(">333333")[-1] == GameOver((1,))


def test_welfare_gives_the_turn_to_the_lowest() -> None:
    table = Table("target=500,overshoot=welfare", seats=3)
    table.score(400)
    table.score(100)
    table.farkle()
    assert table.score(200)[-1] == Given(seat=0, side=2, points=200)
    assert table.state.totals == (400, 100, 200)
    assert table.state.seat == 1


def test_welfare_passes_a_tie_to_the_next_in_seat_order() -> None:
    table = Table("target=500,overshoot=welfare", seats=4)
    table.farkle()
    table.farkle()
    table.score(500 - 100)
    table.score(100)
    table.score(100)
    table.score(100)
    assert table.score(300)[-1] == Given(seat=2, side=3, points=300)
    table = Table("target=500,overshoot=welfare", seats=3)
    table.farkle()
    table.score(400)
    table.farkle()
    table.farkle()
    assert table.score(300)[-1] == Given(seat=1, side=2, points=300)
    table = Table("target=500,overshoot=welfare", seats=3)
    table.farkle()
    table.farkle()
    table.score(400)
    table.farkle()
    table.farkle()
    assert table.score(300)[-1] == Given(seat=2, side=0, points=300)


def test_welfare_can_make_the_lowest_the_winner() -> None:
    table = Table("target=500,overshoot=welfare", seats=2)
    table.score(400)
    table.score(300)
    assert table.score(200)[-2:] == [Given(seat=0, side=1, points=200), GameOver((1,))]
    assert table.state.totals == (400, 500)


def test_welfare_gives_nobody_what_would_overshoot_again() -> None:
    table = Table("target=500,overshoot=welfare", seats=2)
    assert table.score(600)[-1] == Given(seat=0, side=None, points=600)
    assert table.state.totals == (0, 0)


def test_welfare_has_nobody_to_give_to_in_a_game_of_one() -> None:
    table = Table("target=500,overshoot=welfare", seats=1)
    assert table.score(600)[-1] == Given(seat=0, side=None, points=600)


def test_welfare_looks_past_those_who_left() -> None:
    table = Table("target=500,overshoot=welfare", seats=3)
    table.score(400)
    table.play("x1")
    table.score(100)
    assert table.score(200)[-1] == Given(seat=0, side=2, points=200)


@pytest.mark.parametrize("overshoot", ["welfare", "excess"])
def test_welfare_to_hit_the_target_exactly_wins(overshoot: str) -> None:
    table = Table(f"target=500,overshoot={overshoot}", seats=2)
    assert table.score(500)[-1] == GameOver((0,))


def test_of_the_excess_only_what_lies_beyond_is_given() -> None:
    table = Table("target=500,overshoot=excess", seats=3)
    table.score(400)
    table.score(100)
    table.farkle()
    assert table.score(200)[-1] == Given(seat=0, side=2, points=100, lost=100)
    assert table.state.totals == (400, 100, 100)
    assert table.state.seat == 1


def test_the_excess_can_make_the_lowest_the_winner() -> None:
    table = Table("target=500,overshoot=excess", seats=2)
    table.score(400)
    table.score(400)
    assert table.score(200)[-2:] == [Given(seat=0, side=1, points=100, lost=100), GameOver((1,))]
    assert table.state.totals == (400, 500)


def test_an_excess_that_would_overshoot_again_is_nobodys() -> None:
    table = Table("target=500,overshoot=excess", seats=2)
    table.score(400)
    table.score(400)
    assert table.score(300)[-1] == Given(seat=0, side=None, points=200, lost=100)
    assert table.state.totals == (400, 400)
