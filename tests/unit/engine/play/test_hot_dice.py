"""All dice set aside: roll them all again, must roll, and the bonus."""

import pytest

from bot.engine import Banked, HotDice, InvalidRules, Reason, Roll, legal_moves
from tests.support.engine.table import Table


def test_hot_dice_may_roll_all_dice_again_with_the_points_at_risk() -> None:
    table = Table()
    events = table.play(">111555 abcdef>122346")
    assert HotDice(seat=0, bonus=0) in events
    assert (table.state.points, len(table.state.dice), table.state.aside) == (1500, 6, ())
    assert table.state.hot == 1
    table.play("a>22346")
    assert table.state.totals == (0, 0)


def test_hot_dice_may_be_banked() -> None:
    table = Table()
    table.play(">111555")
    assert table.play("abcdef.")[1:] == [HotDice(0, 0), Banked(0, 1500, 1500)]


def test_hot_dice_come_from_several_rolls() -> None:
    table = Table()
    table.play(">111236 abc>125 ac>1")
    assert table.state.aside == (1, 1, 1, 1, 5)
    table.play("a>123456")
    assert (table.state.hot, table.state.points, len(table.state.dice)) == (1, 1250, 6)


def test_hot_dice_must_roll_refuses_only_the_bank_of_all_dice() -> None:
    table = Table("hot_dice_must_roll=yes")
    table.play(">111555")
    assert table.refused("abcdef.") is Reason.HOT_DICE_MUST_ROLL
    table.play("abcdef>222346 abc.")
    assert table.state.totals == (1700, 0)


def test_hot_dice_must_roll_holds_for_the_last_die() -> None:
    table = Table("hot_dice_must_roll=yes")
    table.play(">111236 abc>115 ab>1")
    assert table.refused("a.") is Reason.HOT_DICE_MUST_ROLL


def test_the_bonus_comes_from_the_second_time_in_a_turn() -> None:
    table = Table("hot_dice_bonus=1000")
    assert HotDice(0, 0) in table.play(">111555 abcdef>111555")
    assert table.state.points == 1500
    assert HotDice(0, 1000) in table.play("abcdef>111555")
    assert table.state.points == 4000
    assert HotDice(0, 1000) in table.play("abcdef.")
    assert table.state.totals == (6500, 0)
    table.play(">111555 abcdef.")
    assert table.state.totals == (6500, 1500)


def test_the_bonus_counts_for_the_minimum_and_the_exact_target() -> None:
    """The one place where the points kept are not all that a bank brings."""
    table = Table("hot_dice_bonus=500,overshoot=exact,target=3000")
    table.play(">111555 abcdef>111222")
    assert table.refused("abcdef.") is Reason.OVER_TARGET
    table = Table("hot_dice_bonus=500,overshoot=exact,target=3200")
    table.play(">111555 abcdef>111222 abcdef.")
    assert table.state.winners == (0,)
    table = Table("hot_dice_bonus=500,minimum=1000,straight=0,target=1000,low_straight=0")
    table.play(">111555 abcdef>111555 abcdef.")
    assert table.state.totals == (3500, 0)


def test_the_bonus_makes_up_an_opening_score() -> None:
    table = Table("hot_dice_bonus=500,opening=1000,three_ones=300,dice=5")
    table.play(">11155 abcde>22215")
    assert table.play("abcde.")[1:] == [HotDice(0, 500), Banked(0, 1250, 1250)]


def test_a_bank_that_wins_is_not_refused_for_hot_dice() -> None:
    table = Table("hot_dice_must_roll=yes,target=1500")
    table.play(">111555")
    table.play("abcdef.")
    assert table.state.winners == (0,)


def test_a_bank_that_only_begins_the_last_round_has_not_won() -> None:
    table = Table("hot_dice_must_roll=yes,target=1500,final_round=yes")
    table.play(">111555")
    assert table.refused("abcdef.") is Reason.HOT_DICE_MUST_ROLL
    table.play("abcdef>122346 a. >111555 abcdef>111236")
    table.play("abc.")
    assert table.state.winners == (1,)


def test_nobody_is_beaten_by_the_last_bank_of_somebody_alone() -> None:
    table = Table("hot_dice_must_roll=yes,turns=1", seats=1)
    table.play(">111555")
    assert table.refused("abcdef.") is Reason.HOT_DICE_MUST_ROLL


SINGLE_ROLL = "hot_dice_single_roll=yes"


def test_hot_dice_of_a_single_roll_may_be_rolled_again() -> None:
    table = Table(SINGLE_ROLL)
    assert HotDice(0, 0) in table.play(">111555 abcdef>122346")
    assert table.state.points == 1500


def test_the_last_of_several_rolls_end_the_turn_where_only_a_single_roll_is_hot() -> None:
    table = Table(SINGLE_ROLL)
    table.play(">111236 abc>115")
    assert table.refused("abc>111111") is Reason.NO_DICE_LEFT
    assert Roll((0, 1, 2)) not in legal_moves(table.state)
    assert Roll((0, 1)) in legal_moves(table.state)
    assert table.play("abc.")[1:] == [Banked(0, 1250, 1250)]


def test_five_dice_are_all_of_a_roll_where_five_are_played_with() -> None:
    table = Table(f"{SINGLE_ROLL},dice=5")
    assert HotDice(0, 0) in table.play(">11155 abcde>22346")


def test_dice_that_were_taken_over_are_not_all_of_a_roll() -> None:
    table = Table(f"{SINGLE_ROLL},high_stakes=yes")
    table.play(">111236 abc. ^115")
    assert table.refused("abc>111111") is Reason.NO_DICE_LEFT
    table.play("abc.")
    assert table.state.totals == (1000, 1250)


@pytest.mark.parametrize("beside", ["minimum=300", "opening=500", "overshoot=exact"])
def test_hot_dice_of_a_single_roll_only_leave_no_turn_without_a_move(beside: str) -> None:
    with pytest.raises(InvalidRules, match="single-roll-with"):
        Table(f"{SINGLE_ROLL},{beside}")
