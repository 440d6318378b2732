"""Ratings: the scale, and what games do to them."""

import pytest

from bot.match.results.ratings import NEWCOMER, Rating, rate


def test_scale() -> None:
    assert (NEWCOMER.points, NEWCOMER.margin, NEWCOMER.floor) == (1500, 500, 1000)
    assert Rating(mu=26, sigma=2).points == 1530
    assert Rating(mu=26, sigma=2).margin == 120


def test_the_winner_gains_what_the_loser_loses_and_both_are_surer() -> None:
    ((winner,), (loser,)) = rate(((NEWCOMER,), (NEWCOMER,)), (1, 2))
    assert winner.points - 1500 == 1500 - loser.points > 0
    assert winner.margin < 500
    assert loser.margin < 500


def test_a_tie_between_equals_changes_no_strength() -> None:
    ((one,), (other,)) = rate(((NEWCOMER,), (NEWCOMER,)), (1, 1))
    assert (one.points, other.points) == (1500, 1500)


def test_the_better_the_place_the_better_the_rating() -> None:
    after = rate(((NEWCOMER,),) * 4, (3, 1, 4, 2))
    points = [rating.points for (rating,) in after]
    assert sorted(points, reverse=True) == [points[1], points[3], points[0], points[2]]


def test_partners_win_together() -> None:
    ((ada, cleo), (ben, dora)) = rate(((NEWCOMER,) * 2,) * 2, (1, 2))
    assert ada == cleo
    assert ben == dora
    assert ada.points > 1500 > ben.points


def test_400_points_are_about_ten_to_one() -> None:
    strong, weak = Rating(25 + 400 / 30, 0.001), Rating(25, 0.001)
    gain = rate(((strong,), (weak,)), (1, 2))[0][0].mu - strong.mu
    loss = strong.mu - rate(((strong,), (weak,)), (2, 1))[0][0].mu
    # The rating stands still where wins and losses are as the model expects.
    assert loss / gain == pytest.approx(10, rel=0.1)
