"""What a turn must be worth to be banked: opening score, minimum, exact target."""

from bot.engine import Banked, GameOver, Reason
from tests.support.engine.table import Table


def test_points_wait_until_they_are_banked() -> None:
    table = Table()
    table.play(">123446 a>12346")
    assert (table.state.points, table.state.total) == (100, 0)
    assert table.play("a.") == [
        *table.events[-2:-1],
        Banked(seat=0, points=200, total=200),
    ]
    assert table.state.totals == (200, 0)
    assert (table.state.seat, table.state.points, table.state.roll) == (1, 0, ())


def test_opening_score_is_asked_until_the_first_bank() -> None:
    table = Table("opening=500")
    table.play(">123446")
    assert table.refused("a.") is Reason.BELOW_OPENING
    table.play("a>22346")
    table.score(600)
    table.play(">333246")
    assert table.refused("bcd.") is Reason.BELOW_OPENING
    table.play("bcd>111")
    table.play("abc.")
    assert table.state.totals == (1300, 600)
    table.score(100)
    table.score(100)
    assert table.state.totals == (1400, 700)


def test_opening_score_is_enough_exactly() -> None:
    table = Table("opening=500")
    table.score(500)
    assert table.state.opened == (True, False)


def test_minimum_is_asked_on_every_turn() -> None:
    table = Table("minimum=300")
    for _ in range(2):
        table.score(300)
        table.play(">222346")
        assert table.refused("abc.") is Reason.BELOW_MINIMUM
        table.play("abc>346")
    assert table.state.totals == (600, 0)


def test_minimum_is_asked_of_the_winning_bank_too() -> None:
    table = Table("target=500,minimum=300")
    table.score(400)
    table.farkle()
    table.play(">122346")
    assert table.refused("a.") is Reason.BELOW_MINIMUM
    table.play("a>22256 abc.")
    assert table.state.winners == (0,)


def test_minimum_and_opening_both_hold() -> None:
    table = Table("minimum=300,opening=400")
    table.play(">222346")
    assert table.refused("abc.") is Reason.BELOW_MINIMUM
    table.play("abc>146")
    assert table.refused("a.") is Reason.BELOW_OPENING
    table.play("a>15 ab.")
    table.farkle()
    table.score(300)
    assert table.state.totals == (750, 0)


def test_exact_target_refuses_a_bank_beyond_it() -> None:
    table = Table("target=500,overshoot=exact")
    table.score(400)
    table.farkle()
    table.play(">222356")
    assert table.refused("abc.") is Reason.OVER_TARGET
    assert table.refused("abce.") is Reason.OVER_TARGET
    table.play("e.")
    table.farkle()
    table.play(">222356")
    assert table.play("e.")[-1] == GameOver((0,))
    assert table.state.totals == (500, 0)


def test_exact_target_counts_what_is_at_risk() -> None:
    table = Table("target=500,overshoot=exact")
    table.play(">555236 cde>155")
    assert table.refused("a.") is Reason.OVER_TARGET
    assert table.refused("b.") is Reason.OVER_TARGET


def test_a_bank_needs_dice_to_keep_or_points() -> None:
    table = Table()
    assert table.refused(".") is Reason.ROLL_FIRST
    assert table.refused("a.") is Reason.ROLL_FIRST
    assert table.refused("a>12345") is Reason.ROLL_FIRST
    table.play(">123446")
    assert table.refused(".") is Reason.KEEP_FIRST
    assert table.refused(">1") is Reason.KEEP_FIRST
    assert table.refused("ab.") is Reason.DOES_NOT_SCORE
    table.play("a>12346")
    assert table.refused("f.") is Reason.NO_SUCH_DIE


def test_a_turn_begins_with_its_first_roll() -> None:
    table = Table("scoreless_bonus=500")
    begun = [table.state.turn_begun]
    for token in (">223446", ">122346", "a."):
        table.play(token)
        begun.append(table.state.turn_begun)
    assert begun == [False, True, True, False]
