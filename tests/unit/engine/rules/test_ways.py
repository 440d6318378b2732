"""In what alone a number scores, against every selection that scores."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from bot.content.badges import shipped_badges
from bot.engine import JOKER, Faces, ScoreTable, Scoring, score_table
from tests.support.engine.shipped import shipped

FORMATIONS = [badge.badge for badge in shipped_badges().values() if badge.badge.kind == "formation"]
SCORINGS = (
    Scoring(),
    Scoring(three_pairs=1000, four_and_two=True, two_triplets=2500, four="add"),
    Scoring(dice=5, single_five=0, low_straight=0, straight=0),
    *[shipped(name).scoring for name in ("tavern", "zilch", "facebook", "kingdom")],
)
TABLES = [
    *map(score_table, SCORINGS),
    *[score_table(Scoring(), formation) for formation in FORMATIONS],
]


def selections(table: ScoreTable, *faces: int) -> list[Faces]:
    """Return every selection of `faces` that scores."""
    counts = range(1, table.scoring.dice + 1)
    every = (
        faces_of for count in counts for faces_of in combinations_with_replacement(faces, count)
    )
    return [roll for roll in every if table.score(roll) is not None]


@pytest.mark.parametrize("table", TABLES)
def test_a_number_scores_in_nothing_but_its_ways(table: ScoreTable) -> None:
    ways = {face: [Counter(way.faces) for way in table.ways(face)] for face in range(1, 7)}
    for selection in selections(table, *range(1, 7)):
        shown = Counter(selection)
        for face in shown:
            assert any(way <= shown for way in ways[face]), (selection, face)


@pytest.mark.parametrize("table", TABLES)
def test_jokers_complete_ways_and_open_no_other(table: ScoreTable) -> None:
    for selection in selections(table, *range(1, 7), JOKER):
        shown = Counter(selection)
        jokers = shown.pop(JOKER, 0)
        for face in shown:
            lacking = [(Counter(way.faces) - shown).total() for way in table.ways(face)]
            assert min(lacking) <= jokers, (selection, face)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("face", range(1, 7))
def test_each_way_scores_with_the_number_and_contains_no_other(
    table: ScoreTable, face: int
) -> None:
    ways = table.ways(face)
    assert ways, "three of a kind score in any game"
    for way in ways:
        assert face in way.faces
        assert table.score(way.faces) is not None
        assert not any(
            Counter(combination.faces) <= Counter(way.faces)
            for combination in ways
            if combination is not way
        )


def test_a_single_is_the_only_way_of_a_number_that_scores_alone() -> None:
    assert [way.faces for way in score_table(Scoring()).ways(1)] == [(1,)]
    assert next(way.faces for way in score_table(Scoring(single_five=0)).ways(5)) == (5, 5, 5)
