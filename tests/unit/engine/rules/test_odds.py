"""Exact chances."""

from fractions import Fraction
from itertools import product

import pytest

from bot.engine import FAIR, Die, RuleSet, Scoring, farkle_chance, prepare
from bot.engine.rules.odds import counted_farkle_chance
from tests.support.engine import naive
from tests.support.engine.chances import roll_chances
from tests.support.engine.scoring_checks import WITHOUT_A_SCORE
from tests.support.engine.shipped import NAMES, shipped


@pytest.mark.parametrize("name", NAMES)
def test_a_farkle_is_a_roll_without_a_score_unless_it_is_a_free_roll(name: str) -> None:
    rules = shipped(name)
    for count, without in enumerate(WITHOUT_A_SCORE[name], start=1):
        free = name == "zilch" and count == 6
        expected = Fraction(0 if free else without, 6**count)
        assert farkle_chance(rules, (FAIR,) * count) == expected


def test_what_was_prepared_is_not_worked_out_again() -> None:
    rules = RuleSet("house", "", Scoring(three_ones=300), target=500)
    prepare(rules)
    worked_out = counted_farkle_chance.cache_info().misses
    for count in range(1, 7):
        farkle_chance(rules, (FAIR,) * count)
    assert counted_farkle_chance.cache_info().misses == worked_out


def test_toxic_twos_are_farkles_too() -> None:
    rules = RuleSet("house", target=500, toxic_twos=True)
    farkles = sum(
        faces.count(2) >= 4 or not any(face in {1, 5} or faces.count(face) >= 3 for face in faces)
        for faces in product(range(1, 7), repeat=5)
    )
    straights = sum(sorted(faces) == [2, 3, 4, 5, 6] for faces in product(range(1, 7), repeat=5))
    assert straights == 120
    assert farkle_chance(rules, (FAIR,) * 5) == Fraction(farkles, 6**5)


def test_a_roll_that_wins_is_no_farkle() -> None:
    scoring = Scoring(six="win", three_ones=300, four="none", five="none")
    pay = naive.Pay(three_ones=300, straight=1500, low_straight=500, high_straight=750)
    toxic = RuleSet("house", "", scoring, target=500, toxic_twos=True)
    farkles = sum(
        (faces.count(2) in {4, 5}) or not _scores(tuple(sorted(faces)), pay)
        for faces in product(range(1, 7), repeat=6)
    )
    assert farkle_chance(toxic, (FAIR,) * 6) == Fraction(farkles, 6**6)


def _scores(roll: tuple[int, ...], pay: naive.Pay) -> bool:
    """Tell whether any of `roll` may be set aside: a single, a triple or a straight."""
    return (
        bool({1, 5} & set(roll))
        or any(roll.count(face) >= 3 for face in roll)
        or bool(naive.points(roll, pay))
    )


def test_loaded_dice_have_their_own_chances() -> None:
    ones, no_fives = Die((1, 0, 0, 0, 0, 0)), Die((1, 2, 1, 1, 0, 1))
    rules = RuleSet("house", target=500)
    assert farkle_chance(rules, (ones, FAIR)) == 0
    assert farkle_chance(rules, (no_fives,)) == Fraction(5, 6)
    assert farkle_chance(rules, (no_fives, FAIR)) == Fraction(5, 6) * Fraction(4, 6)


def test_every_roll_of_loaded_dice_counts_by_its_odds() -> None:
    dice = (Die((3, 1, 0, 1, 2, 5)), Die((1, 1, 1, 1, 1, 7)), FAIR, FAIR)
    chances = roll_chances(dice)
    assert sum(chances.values()) == 1
    assert chances[1, 1, 1, 1] == Fraction(3, 12 * 12 * 36)
    assert all(list(faces) == sorted(faces) for faces in chances)
    pay = naive.Pay(three_ones=1000, straight=1500, low_straight=500, high_straight=750)
    farkles = sum(chance for faces, chance in chances.items() if not _scores(faces, pay))
    assert farkle_chance(RuleSet("house", target=500), dice) == farkles
