"""Shares of variance on published and on made-up data."""

from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from benchmarks.support.reliability import consistency, jackknife, length_for, places

SHROUT_AND_FLEISS = (
    (9, 2, 5, 8),
    (6, 1, 3, 2),
    (8, 4, 6, 8),
    (7, 1, 2, 6),
    (10, 5, 6, 9),
    (6, 2, 4, 7),
)
"""Six targets and four judges: table 2 of Shrout and Fleiss (1979)."""


def test_the_published_example() -> None:
    assert consistency(SHROUT_AND_FLEISS) == pytest.approx(0.71, abs=0.005)


def test_what_a_repetition_has_in_common_for_all_does_not_count() -> None:
    moved = [
        [value + 100 * number for number, value in enumerate(row)] for row in SHROUT_AND_FLEISS
    ]
    assert consistency(moved) == pytest.approx(consistency(SHROUT_AND_FLEISS))


def test_skill_alone_is_all_and_chance_alone_nothing() -> None:
    assert consistency([[1, 2, 3], [4, 5, 6], [9, 10, 11]]) == pytest.approx(1)
    assert consistency([[5, 5], [5, 5]]) == 0
    random = Random(1)
    chance = [[random.gauss(0, 1) for _ in range(5000)] for _ in range(8)]
    assert abs(consistency(chance)) < 0.002


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_a_share_that_is_known_is_found_within_its_error(share: float) -> None:
    random = Random(2)
    skill = [-1.5, -0.5, 0.5, 1.5]
    skill = [strength / stdev(skill) * sqrt(share) for strength in skill]
    repetitions = [
        [strength + 9 * luck + random.gauss(0, sqrt(1 - share)) for strength in skill]
        for luck in (random.gauss(0, 1) for _ in range(2000))
    ]
    groups = [repetitions[at : at + 100] for at in range(0, 2000, 100)]
    found = jackknife(lambda some: consistency(list(zip(*some, strict=True))), groups)
    assert abs(found.value - share) < 4 * found.error
    assert found.error < 0.02


def test_the_jackknife_of_a_mean_is_its_standard_error() -> None:
    values = [3.0, 1.0, 4.0, 1.0, 5.0, 9.0, 2.0, 6.0]
    found = jackknife(fmean, [[value] for value in values])
    assert found.value == fmean(values)
    assert found.error == pytest.approx(stdev(values) / sqrt(len(values)))


@pytest.mark.parametrize(
    ("share", "times"), [(0.5, 4), (0.8, 1), (0.2, 16), (1 / 3, 8), (0.94117647, 0.25)]
)
def test_how_much_longer_it_takes(share: float, times: float) -> None:
    assert length_for(share, 0.8) == pytest.approx(times)


def test_places_of_ties_are_shared() -> None:
    assert places([50, 70, 50, 20, 50]) == [3, 1, 3, 5, 3]
    assert places([1, 1]) == [1.5, 1.5]
    assert places([3, 2, 1]) == [1, 2, 3]
