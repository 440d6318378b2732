"""The best dice to keep: most points, and of equal faces the dice that one can best do without."""

import pytest

from bot.engine import FAIR, Die, Positions, best_keep
from tests.support.engine.table import Table

ONES = Die((10, 1, 1, 1, 1, 1))
TWOS = Die((1, 10, 1, 1, 1, 1))
DEVIL = Die(joker=1)


def best(dice: tuple[Die, ...], roll: str) -> Positions | None:
    table = Table(dice=(dice, dice))
    table.play(f">{roll}")
    return best_keep(table.state)


@pytest.mark.parametrize(
    ("roll", "keep"),
    [
        ("111234", (0, 1, 2)),
        ("123456", (0, 1, 2, 3, 4, 5)),
        ("122346", (0,)),
        ("122345", (0, 1, 3, 4, 5)),
    ],
)
def test_of_equal_dice_the_most_points_are_kept(roll: str, keep: Positions) -> None:
    assert best((FAIR,) * 6, roll) == keep


def test_nothing_is_kept_before_a_roll() -> None:
    assert best_keep(Table().state) is None


@pytest.mark.parametrize("one_first", [True, False])
def test_the_die_that_farkles_least_is_left_to_roll(one_first: bool) -> None:
    pair = (ONES, TWOS) if one_first else (TWOS, ONES)
    keep = best((*pair, FAIR, FAIR, FAIR, FAIR), "221345")
    assert keep == (0, 2, 3, 4, 5) if one_first else (0, 1, 3, 4, 5)


def test_of_dice_that_are_as_good_the_first_is_kept() -> None:
    assert best((TWOS, TWOS, ONES, FAIR, FAIR, FAIR), "221345") == (0, 1, 3, 4, 5)


def test_a_joker_is_kept_where_it_brings_most() -> None:
    assert best((DEVIL, FAIR, FAIR, FAIR, FAIR, FAIR), "J66552") == (1, 2, 3, 4, 5)
