"""Every selection of every roll of one to six dice, in the eight rulesets that ship."""

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from bot.engine import FAIR, Roll, Setup, apply, score_table, start
from tests.support.engine import naive
from tests.support.engine.scoring_checks import (
    WITHOUT_A_SCORE,
    ascending_rolls,
    compare_all_rolls,
    orders,
)
from tests.support.engine.shipped import NAMES, shipped

pytestmark = pytest.mark.no_cover  # so much is tried that watching each line doubles the time


@pytest.mark.parametrize("name", NAMES)
def test_every_selection_of_every_roll_scores_as_the_rules_say(name: str) -> None:
    compare_all_rolls(shipped(name).scoring, naive.SHIPPED[name])


@pytest.mark.parametrize("name", NAMES)
def test_so_many_rolls_score_nothing(name: str) -> None:
    table = score_table(shipped(name).scoring)
    without, rolls = Counter[int](), Counter[int]()
    for roll in ascending_rolls():
        rolls[len(roll)] += orders(roll)
        if not table.roll(roll).selections:
            without[len(roll)] += orders(roll)
    assert tuple(without.values()) == WITHOUT_A_SCORE[name]
    assert tuple(rolls.values()) == tuple(6**n for n in range(1, 7))


@pytest.mark.parametrize("count", range(1, 7))
def test_the_order_in_which_dice_fall_makes_no_difference(count: int) -> None:
    before = replace(start(Setup(shipped("zilch"))), dice=(FAIR,) * count)
    after = {roll: apply(before, Roll(), roll) for roll in ascending_rolls() if len(roll) == count}
    for faces in product(range(1, 7), repeat=count):
        assert apply(before, Roll(), faces) == after[tuple(sorted(faces))]


def test_tables_are_shared() -> None:
    assert score_table(shipped("classic").scoring) is score_table(shipped("classic").scoring)
    table = score_table(shipped("classic").scoring)
    assert table.roll((1, 2)) is table.roll((1, 2))
