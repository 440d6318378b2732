"""Elo: what was put into games comes out, and by how much it may be off."""

from itertools import combinations
from random import Random
from statistics import pstdev

import pytest

from bot.solver.league.ratings import ANCHOR, PairingScore, rate

STRENGTHS = (2000.0, 1940.0, 1800.0, 1500.0)
DEALS = 300


def chance(hero: float, rival: float) -> float:
    return float(1 / (1 + 10 ** ((rival - hero) / 400)))


def score(games: list[float]) -> PairingScore:
    """Return the score of deals of two games each."""
    deals = [first + second for first, second in zip(games[::2], games[1::2], strict=True)]
    return PairingScore(len(games), sum(deals), len(deals), sum(deal * deal for deal in deals))


def league(rng: Random) -> list[tuple[int, int, PairingScore]]:
    return [
        (
            a,
            b,
            score(
                [float(rng.random() < chance(STRENGTHS[a], STRENGTHS[b])) for _ in range(2 * DEALS)]
            ),
        )
        for a, b in combinations(range(len(STRENGTHS)), 2)
    ]


def test_the_strengths_and_the_errors_are_those_of_the_games() -> None:
    rng = Random(4)
    leagues = [rate(len(STRENGTHS), league(rng)) for _ in range(60)]
    for player, strength in enumerate(STRENGTHS[1:], start=1):
        found = [ratings[player].elo for ratings in leagues]
        told = leagues[0][player].error
        assert sum(found) / len(found) == pytest.approx(strength, abs=told / 2)
        assert pstdev(found) == pytest.approx(told, rel=0.3)


def test_the_first_is_what_the_others_are_measured_by() -> None:
    first, second = rate(2, [(0, 1, score([1.0, 0.0, 1.0, 1.0]))])
    assert (first.elo, first.error) == (ANCHOR, 0)
    assert second.elo == pytest.approx(ANCHOR - 190.85, abs=2)  # three of four games


def test_mirrored_dice_count_as_what_they_are() -> None:
    same = rate(2, [(0, 1, score([1.0, 0.0] * 50))])[1]
    assert same.elo == pytest.approx(ANCHOR)
    assert same.error == 0


def test_who_always_loses_is_rated_low_and_not_without_end() -> None:
    lost = score([1.0] * 100)
    rated = rate(2, [(0, 1, lost)])[1]
    assert ANCHOR - 3000 < rated.elo < ANCHOR - 1000
    assert rated.error > ANCHOR, "nobody knows how much weaker"
    assert lost.standard_error == pytest.approx(0.007, abs=1e-3)
