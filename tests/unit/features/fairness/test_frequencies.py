"""Chi-square, against tables and against its own integral."""

from math import exp, gamma, isclose

import pytest

from bot.features.fairness.model.frequencies import FaceCounts, chi_square_tail


@pytest.mark.parametrize(
    ("x", "p"),
    [(0.554, 0.99), (1.145, 0.95), (4.351, 0.5), (9.236, 0.1), (11.070, 0.05), (20.515, 0.001)],
)
def test_critical_values_of_the_tables(x: float, p: float) -> None:
    assert isclose(chi_square_tail(x), p, rel_tol=2e-3), "Abramowitz and Stegun, table 26.8"


@pytest.mark.parametrize(
    ("degrees", "x", "p"),
    [(1, 3.841, 0.05), (2, 9.210, 0.01), (3, 7.815, 0.05), (4, 18.467, 0.001), (9, 16.919, 0.05)],
)
def test_other_degrees_of_freedom(degrees: int, x: float, p: float) -> None:
    assert isclose(chi_square_tail(x, degrees), p, rel_tol=2e-3), "the same table"


def test_the_closed_form_is_the_integral_of_the_density() -> None:
    step, x = 1e-3, 6.0
    grid = [x + (k + 0.5) * step for k in range(60_000)]
    tail = sum(step * t**1.5 * exp(-t / 2) for t in grid) / (2**2.5 * gamma(2.5))
    assert isclose(chi_square_tail(x), tail, rel_tol=1e-6)


def test_even_counts_are_as_expected() -> None:
    counts = FaceCounts((100,) * 6)
    assert (counts.dice, counts.expected, counts.chi_square, counts.p_value) == (600, 100, 0, 1)


def test_a_loaded_die_shows() -> None:
    counts = FaceCounts((100, 100, 100, 100, 100, 200))
    assert isclose(counts.chi_square, 71.428571, rel_tol=1e-6)
    assert counts.p_value < 1e-12


def test_no_dice_say_nothing() -> None:
    assert FaceCounts((0,) * 6).p_value == 1
