"""High Stakes: what one seat leaves, the next may take over."""

import pytest

from bot.engine import FAIR, Banked, Die, Farkled, Offer, Reason, Rolled, TakeOver, TookOver
from bot.engine import apply as apply_move
from tests.support.engine.table import Table


def left_over() -> Table:
    """Return a game in which seat 0 banked 300 and left three dice."""
    table = Table("high_stakes=yes", seats=3)
    table.score(300)
    return table


def test_a_bank_offers_its_points_and_the_dice_left() -> None:
    assert left_over().state.offer == Offer(points=300, dice=(FAIR,) * 3)


def test_taking_over_rolls_the_dice_left_for_the_points_of_both() -> None:
    table = left_over()
    assert table.play("^123") == [TookOver(1, 300, 3), Rolled(1, (1, 2, 3))]
    assert (table.state.points, len(table.state.dice), table.state.offer) == (300, 3, None)
    table.play("a.")
    assert table.state.totals == (300, 400, 0)
    assert table.state.offer == Offer(400, (FAIR,) * 2)


def test_a_farkle_loses_what_was_taken_over_and_offers_nothing() -> None:
    table = left_over()
    assert table.play("^234")[-1] == Farkled(seat=1, lost=300, in_a_row=1, penalty=0)
    assert table.state.totals == (300, 0, 0)
    assert table.refused("^123456") is Reason.NOTHING_TO_TAKE


def test_a_fresh_start_refuses_the_offer_for_good() -> None:
    table = left_over()
    table.play(">122346")
    assert table.state.points == 0
    assert table.refused("^12") is Reason.NOTHING_TO_TAKE


def test_hot_dice_leave_a_full_set() -> None:
    table = Table("high_stakes=yes")
    table.play(">111555 abcdef.")
    assert table.state.offer == Offer(1500, (FAIR,) * 6)
    table.play("^122346 a.")
    assert table.state.totals == (1500, 1600)


def test_dice_set_aside_after_taking_over_bring_back_a_full_set() -> None:
    table = left_over()
    table.play("^115 abc>122346")
    assert (table.state.points, len(table.state.dice), table.state.hot) == (550, 6, 1)


def test_the_points_taken_over_count_for_the_minimum() -> None:
    table = Table("high_stakes=yes,minimum=300")
    table.score(300)
    table.play("^123 a.")
    assert table.state.totals == (300, 400)


def test_nothing_is_offered_without_the_rule() -> None:
    table = Table()
    table.score(300)
    assert table.state.offer is None
    assert table.refused("^123") is Reason.NOTHING_TO_TAKE


def test_a_gift_of_welfare_leaves_nothing() -> None:
    table = Table("high_stakes=yes,target=500,overshoot=welfare")
    table.score(600)
    assert table.state.offer is None


def test_the_offer_outlives_the_resignation_of_another_seat_only() -> None:
    table = left_over()
    table.play("x2")
    assert table.state.offer is not None
    table = left_over()
    table.play("x1")
    assert table.state.offer is None


def test_a_scoreless_bonus_can_be_left_with_all_dice() -> None:
    table = Table("high_stakes=yes,scoreless_bonus=500")
    table.play(">223446 .")
    assert table.state.offer == Offer(500, (FAIR,) * 6)
    assert table.play("^122346 a.")[-1] == Banked(1, 600, 600)


def test_the_dice_taken_over_are_those_of_the_other_seat() -> None:
    ones = Die((1, 0, 0, 0, 0, 0))
    table = Table("high_stakes=yes", dice=((ones,) * 6, (FAIR,) * 6))
    table.play(">111111 ab.")
    with pytest.raises(ValueError, match="not faces"):
        apply_move(table.state, TakeOver(), (1, 1, 1, 2))
    table.play("^1111 abcd>123456")
    assert table.state.dice == (FAIR,) * 6
