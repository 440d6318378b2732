"""All dice set aside: roll them all again, must roll, and the bonus."""

from bot.engine import Banked, HotDice, Reason
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
