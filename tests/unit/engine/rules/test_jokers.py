"""Jokers: they stand for any face of a combination, and never score on their own."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

import pytest

from bot.engine import JOKER, Combination, Faces, Scoring, parse_rules, score_table
from tests.support.engine import naive
from tests.support.engine.scoring_checks import pay_of
from tests.support.engine.shipped import shipped

pytestmark = pytest.mark.no_cover  # so much is tried that watching each line doubles the time

KINGDOM = shipped("kingdom").scoring
EVERYTHING = Scoring(three_pairs=1000, four_and_two=True, two_triplets=2500, four="add")
"""A scoring with every combination there is."""

J = JOKER


def all_rolls() -> Iterator[Faces]:
    """Yield every roll of one to six dice, each of which may show a joker."""
    for count in range(1, 7):
        yield from combinations_with_replacement((*range(1, 7), J), count)


def naive_points(faces: Faces, pay: naive.Pay) -> int:
    numbers = tuple(face for face in faces if face != J)
    return naive.points_with_jokers(numbers, len(faces) - len(numbers), pay)


@pytest.mark.parametrize("scoring", [KINGDOM, EVERYTHING], ids=["kingdom", "everything"])
def test_every_selection_of_every_roll_scores_as_its_best_substitution(scoring: Scoring) -> None:
    table, pay = score_table(scoring), pay_of(scoring)
    expected = {faces: naive_points(faces, pay) for faces in all_rolls()}
    for roll in all_rolls():
        found = table.roll(roll).by_positions
        assert table.scores_any(roll) == bool(found)
        for count in range(1, len(roll) + 1):
            for keep in combinations(range(len(roll)), count):
                points = expected[tuple(roll[place] for place in keep)]
                assert (found[keep].points if keep in found else 0) == points, (roll, keep)


@pytest.mark.parametrize("scoring", [KINGDOM, EVERYTHING], ids=["kingdom", "everything"])
def test_combinations_say_what_each_joker_stands_for(scoring: Scoring) -> None:
    table, pay = score_table(scoring), pay_of(scoring)
    for faces in all_rolls():
        score = table.score(faces)
        if score is None:
            continue
        assert sum(part.points for part in score.combinations) == score.points
        assert Counter(face for part in score.combinations for face in part.shown) == Counter(faces)
        for part in score.combinations:
            assert part.points == naive.group_points(part.faces, pay)
            _check_jokers(part)


def _check_jokers(part: Combination) -> None:
    assert Counter(part.jokers) <= Counter(part.faces)
    assert list(part.shown) == sorted(part.shown)
    assert part.shown.count(J) == len(part.jokers)
    assert not part.jokers or len(part.faces) > 1


@pytest.mark.parametrize(
    ("faces", "points"),
    [
        ((1, 1, J), 1000),
        ((1, 1, 1, J), 2000),
        ((1, 2, 3, 4, J), 500),
        ((J,), None),
        ((5, J), None),
        ((1, J), None),
        ((1, 1, 5, J), 1050),
        ((2, 3, 4, 6, J), 750),
        ((4, J, J, J, J), 1600),  # five 4s rather than a straight
        ((3, 4, J, J, J), 750),
        ((1, 2, 3, 4, 6, J), 1500),
        ((2, 2, 3, 3, J), None),  # the joker makes a triple of one pair only
        ((2, 2, 5, 5, J), 300),  # three 2s and two 5s, since two 2s score nothing beside three 5s
        ((2, 2, J, 5), 250),
        ((2, 2, 3, 3, J, J), 500),
        ((6, J, J), 600),
        ((J, J), None),
        ((J, J, J), 1000),
        ((J,) * 6, 8000),
    ],
)
def test_examples(faces: Faces, points: int | None) -> None:
    score = score_table(KINGDOM).score(tuple(sorted(faces)))
    assert (score and score.points) == points


def test_what_a_joker_stands_for() -> None:
    score = score_table(KINGDOM).score((1, 2, 4, 5, J))
    assert score is not None
    (straight,) = score.combinations
    assert straight.faces == (1, 2, 3, 4, 5)
    assert straight.jokers == (3,)
    assert straight.shown == (1, 2, 4, 5, J)


@pytest.mark.parametrize(
    ("roll", "wins"),
    [
        ((1,) * 6, True),
        ((6,) * 6, True),
        ((2, 2, 2, 2, 2, J), True),
        ((J,) * 6, True),
        ((1, 1, 1, 1, 1, 2), False),
        ((2, 2, 2, 2, 3, J), False),
    ],
)
def test_six_equal_dice_win_and_so_do_jokers_for_them(roll: Faces, wins: bool) -> None:
    scoring = parse_rules("house(six=win,target=4000)").scoring
    assert score_table(scoring).roll(roll).wins == wins
