"""The best turn for points, against figures that others published."""

from fractions import Fraction
from functools import cache

import pytest

from bot.advice.bounds import STEP
from bot.solver import turn_table
from bot.solver.model.turn_model import turn_model
from tests.support.engine.shipped import shipped
from tests.support.solver.solved import rules


@pytest.mark.parametrize("name", ["classic", "kingdom"])
def test_classic_best_turn(name: str) -> None:
    table = turn_table(shipped(name))
    assert table.expected == pytest.approx(564.437620, abs=5e-7)
    assert table.model.throws[table.model.start].farkle == Fraction(1440, 46656)


def test_zilch_long_run_optimum() -> None:
    """Of points a turn with the penalties counted in; one may bank the scoreless roll's 500."""
    assert turn_table(shipped("zilch")).expected == pytest.approx(620.855, abs=5e-4)


def test_zilch_never_banks_six_dice_that_cannot_farkle() -> None:
    assert [turn_table(shipped("zilch")).bank_from(dice) for dice in range(1, 7)] == [
        350,
        300,
        450,
        1050,
        3150,
        None,
    ]


def test_facebook_throws_six_dice_unless_16400_are_at_risk() -> None:
    assert turn_table(shipped("facebook")).bank_from(6) == 16_400


def test_hot_dice_that_must_be_rolled_are_never_banked() -> None:
    table = turn_table(rules("plain(target=4000,hot_dice_must_roll=yes)"))
    assert table.bank_from(6) is None
    assert table.bank_from(3) == 450


def test_farkles_in_a_row_make_one_careful() -> None:
    table = turn_table(shipped("facebook"))
    thresholds = [
        [table.bank_from(dice, farkles) or 0 for dice in (3, 4, 5, 6)] for farkles in range(3)
    ]
    assert thresholds[0] > thresholds[1] > thresholds[2]
    assert table.prospects[2].farkle == -500
    assert 0 > table.prospects[0].farkle > table.prospects[1].farkle > -500


def test_capped_at_3000_with_100_at_risk_and_five_dice_to_throw() -> None:
    """427.34382841709623 was published, with rounding errors from the eleventh digit on."""
    table = turn_table(shipped("classic"))
    found = table.up_to(3000).roll(100, table.model.index(5))
    assert found == pytest.approx(427.34382841709623, rel=1e-12)
    assert found == pytest.approx(float(_capped_exactly(100 // STEP, 5, 3000 // STEP)), rel=1e-14)


def _capped_exactly(level: int, dice: int, cap: int) -> Fraction:
    """Return the value of throwing in exact fractions, by plain recursion."""
    model = turn_model(shipped("classic"))

    @cache
    def rolling(level: int, place: int) -> Fraction:
        return sum(
            (
                outcome.chance
                * max(best(level + keep.points, keep.throw) for keep in outcome.keeps)
                for outcome in model.throws[place].outcomes
            ),
            Fraction(0),
        )

    @cache
    def best(level: int, place: int) -> Fraction:
        bank = Fraction(min(level, cap) * STEP)
        return bank if level >= cap else max(bank, rolling(level, place))

    return rolling(level, model.index(dice))


@pytest.mark.parametrize(
    "option", ["hot_dice_bonus=500", "two_triplets=2500", "six=win", "scoreless_bonus=500"]
)
def test_a_more_generous_rule_makes_turns_better(option: str) -> None:
    plain = turn_table(shipped("classic")).expected
    assert turn_table(rules(f"classic({option},target=10000)")).expected > plain


@pytest.mark.parametrize("option", ["toxic_twos=yes", "minimum=500", "dice=5", "single_five=0"])
def test_a_stricter_rule_makes_turns_worse(option: str) -> None:
    plain = turn_table(shipped("classic")).expected
    assert turn_table(rules(f"classic({option},target=10000)")).expected < plain


def test_hot_dice_that_must_roll_hardly_matter() -> None:
    plain = turn_table(shipped("classic")).expected
    forced = turn_table(rules("classic(target=10000,hot_dice_must_roll=yes)")).expected
    assert plain - 1e-5 < forced <= plain


def test_bonuses_between_steps_are_rounded() -> None:
    odd = turn_table(rules("classic(target=10000,hot_dice_bonus=510)"))
    assert odd.expected == turn_table(rules("classic(target=10000,hot_dice_bonus=500)")).expected
