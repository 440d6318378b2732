"""Rolls that score nothing, and rolls that are made to: penalties, Toxic Twos, free rolls."""

from bot.engine import Banked, Farkled, GameOver, Rolled, ScorelessRoll
from tests.support.engine.table import Table


def test_a_farkle_loses_the_turn_and_only_the_turn() -> None:
    table = Table()
    table.score(500)
    table.farkle()
    table.play(">111236 abc>236")
    assert table.events[-1] == Farkled(seat=0, lost=1000, in_a_row=1, penalty=0)
    assert table.state.totals == (500, 0)
    assert (table.state.seat, table.state.points, table.state.aside) == (1, 0, ())


def test_farkles_in_a_row_are_counted_by_seat_and_a_bank_ends_the_row() -> None:
    table = Table()
    table.farkle()
    table.score(100)
    table.farkle()
    assert table.state.farkles == (2, 0)
    table.farkle()
    table.score(100)
    assert table.state.farkles == (0, 1)


def test_the_nth_farkle_in_a_row_costs_and_the_count_starts_again() -> None:
    table = Table("farkle_limit=2,farkle_penalty=500", seats=1)
    penalties = []
    for _ in range(5):
        (farkled,) = table.farkle()[1:]
        assert isinstance(farkled, Farkled)
        penalties.append((farkled.in_a_row, farkled.penalty))
    assert penalties == [(1, 0), (2, 500), (1, 0), (2, 500), (1, 0)]
    assert table.state.totals == (-1000,)


def test_a_bank_between_farkles_spares_the_penalty() -> None:
    table = Table("farkle_limit=2,farkle_penalty=500", seats=1)
    table.farkle()
    table.score(100)
    table.farkle()
    assert table.state.totals == (100,)


def test_a_limit_of_one_punishes_each_farkle() -> None:
    table = Table("farkle_limit=1,farkle_penalty=1000", seats=1)
    table.farkle()
    table.farkle()
    assert table.state.totals == (-2000,)


def test_turns_can_end_with_everyone_below_zero() -> None:
    table = Table("farkle_limit=1,farkle_penalty=500,turns=2")
    table.farkle()
    table.farkle()
    table.farkle()
    assert table.score(100)[-1] == GameOver((1,))
    assert table.state.totals == (-1000, -400)


def test_toxic_twos_clear_a_turn_that_scores() -> None:
    table = Table("toxic_twos=yes")
    assert table.play(">222215")[-1] == Farkled(0, 0, 1, 0)
    table.play(">111346 abc>111 abc>222215")
    assert table.events[-1] == Farkled(seat=1, lost=2000, in_a_row=1, penalty=0)


def test_toxic_twos_need_four_in_one_roll() -> None:
    table = Table("toxic_twos=yes")
    table.play(">222136 bcd>236")
    assert table.events[-1] == Farkled(seat=0, lost=200, in_a_row=1, penalty=0)
    table.play(">222136")
    assert table.state.roll == (1, 2, 2, 2, 3, 6)


def test_four_twos_are_four_of_a_kind_without_the_rule() -> None:
    table = Table()
    table.play(">222236 abcd.")
    assert table.state.totals == (400, 0)


def test_a_roll_of_all_dice_without_a_score_earns_a_bonus_and_a_free_roll() -> None:
    table = Table("scoreless_bonus=500")
    assert table.play(">223446") == [Rolled(0, (2, 2, 3, 4, 4, 6)), ScorelessRoll(0, 500)]
    assert (table.state.points, table.state.roll, len(table.state.dice)) == (500, (), 6)
    table.play(">223446")
    assert table.state.points == 1000
    table.play(">122346 a.")
    assert table.state.totals == (1100, 0)


def test_the_bonus_of_a_scoreless_roll_may_be_banked_without_rolling() -> None:
    table = Table("scoreless_bonus=500,minimum=300")
    table.play(">223446")
    assert table.play(".") == [Banked(0, 500, 500)]


def test_the_bonus_of_a_scoreless_roll_is_held_to_the_minimum() -> None:
    table = Table("scoreless_bonus=250,minimum=300")
    table.play(">223446")
    assert table.refused(".") == "below-minimum"
    table.play(">122346 a.")
    assert table.state.totals == (350, 0)


def test_a_scoreless_roll_of_fewer_dice_is_a_farkle() -> None:
    table = Table("scoreless_bonus=500")
    table.play(">122346 a>22346")
    assert table.events[-1] == Farkled(0, 100, 1, 0)


def test_a_scoreless_roll_after_hot_dice_keeps_the_turn() -> None:
    table = Table("scoreless_bonus=500")
    table.play(">111555 abcdef>223446 .")
    assert table.state.totals == (2000, 0)


def test_five_dice_are_all_dice_in_a_game_of_five() -> None:
    table = Table("dice=5,scoreless_bonus=500")
    table.play(">22346 >11125 abce>2")
    assert table.events[-1] == Farkled(0, 1550, 1, 0)
    table.play(">11155 abcde>12346")
    assert (table.state.hot, table.state.points) == (1, 1100)


def test_toxic_twos_of_all_dice_earn_no_free_roll() -> None:
    table = Table("scoreless_bonus=500,toxic_twos=yes,four=none")
    assert table.play(">222236")[-1] == Farkled(0, 0, 1, 0)
