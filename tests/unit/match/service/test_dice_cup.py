"""Dice that follow from a seed."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.chi_square import ROLL, face_counts, p_value
from bot.content.dice import shipped_dice
from bot.engine import FAIR, Die
from bot.match.service.dice_cup import SEED_BYTES, new_seed, seeded_roll

SEED = bytes(range(SEED_BYTES))
LOADED = Die((5, 1, 0, 0, 0, 2))

seeds = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)


def test_rolls_of_a_seed_stay_what_they_were() -> None:
    rolls = [seeded_roll(SEED, f"2026-11-21:1:{number}", (FAIR,) * 6) for number in (1, 2, 3)]
    assert rolls == [(2, 4, 4, 1, 4, 5), (2, 2, 1, 5, 1, 3), (1, 1, 1, 3, 2, 2)]


@given(seeds, st.text(), st.integers(0, 6))
def test_fewer_dice_show_what_the_first_of_more_would(seed: bytes, roll: str, dice: int) -> None:
    whole = seeded_roll(seed, roll, (FAIR,) * 6)
    assert seeded_roll(seed, roll, (FAIR,) * dice) == whole[:dice]


def test_each_roll_has_dice_of_its_own() -> None:
    rolls = [
        seeded_roll(SEED, f"day:{turn}:{roll}", (FAIR,) * 6)
        for turn in range(99)
        for roll in range(9)
    ]
    repeated = len(rolls) - len(set(rolls))
    assert repeated < 30, "of 46,656 rolls some 9 come twice among 891"


def test_no_face_is_favoured() -> None:
    faces = seeded_roll(SEED, "many", (FAIR,) * 60_000)
    expected = 10_000
    chi_square = sum((count - expected) ** 2 / expected for count in Counter(faces).values())
    assert chi_square < 15.1, "five degrees of freedom, one in a hundred"


def test_loaded_dice_keep_their_odds() -> None:
    faces = Counter(seeded_roll(SEED, "many", (LOADED,) * 8000))
    assert set(faces) == {1, 2, 6}
    expected = {1: 5000, 2: 1000, 6: 2000}
    chi_square = sum((faces[face] - count) ** 2 / count for face, count in expected.items())
    assert chi_square < 9.2, "two degrees of freedom, one in a hundred"


def test_a_new_seed_is_a_secret_of_its_own() -> None:
    assert len({new_seed() for _ in range(100)}) == 100
    assert len(new_seed()) == SEED_BYTES


@pytest.mark.parametrize("slug", shipped_dice())
def test_each_die_keeps_its_odds_over_many_rolls(slug: str) -> None:
    die = shipped_dice()[slug].die
    assert p_value(die, face_counts(die, 48_000, SEED, slug)) > 0.001


@pytest.mark.parametrize("slug", ["ordinary", "tengris", "pie"])
def test_many_throws_counted_at_once_are_those_of_single_rolls(slug: str) -> None:
    die = shipped_dice()[slug].die
    thrown = Counter[int]()
    for number in range(1, 101):
        thrown.update(seeded_roll(SEED, f"{slug}:{number}", (die,) * ROLL))
    counted = face_counts(die, 100 * ROLL, SEED, slug)
    assert list(counted) == [thrown[face] for face in die.faces]


def test_loaded_dice_fail_as_fair_ones() -> None:
    counts = face_counts(LOADED, 8000, SEED, "loaded")
    assert p_value(FAIR, counts) < 1e-9
