"""Worked examples: what a person checks first."""

import pytest

from bot.engine import Faces, score_table
from tests.support.engine.shipped import shipped

SCORES: list[tuple[str, Faces, int]] = [
    ("tavern", (1, 2, 3, 4, 5, 5), 550),
    ("tavern", (1, 1, 2, 3, 4, 5), 600),
    ("tavern", (2, 3, 4, 5, 5, 6), 800),
    ("tavern", (1, 1, 1, 1, 5, 5), 2100),
    ("tavern", (1, 1, 5, 5, 5, 5), 1200),
    ("zilch", (1, 1, 5, 5, 5, 5), 1500),
    ("zilch", (2, 2, 2, 2, 3, 3), 1500),
    ("tavern", (1, 1, 2, 2, 5, 5), 1500),
    ("classic", (1, 1, 1, 1, 1, 1), 8000),
    ("ten_turns", (1, 1, 1, 1, 1, 1), 4000),
    ("party", (1, 1, 1, 1, 1, 1), 2000),
    ("duel", (1, 2, 3, 4, 5, 5), 1050),
    ("ten_turns", (1, 1, 1, 1), 2000),
    ("party", (1, 1, 1, 1), 1100),
    ("party", (5, 5, 5, 5), 550),
    ("facebook", (4, 4, 4, 4, 4), 1200),
    ("facebook", (2, 2, 3, 3, 6, 6), 750),
    ("party", (1, 2, 3, 4, 5, 6), 3000),
    ("duel", (1, 2, 3, 4, 5, 6), 2500),
    ("duel", (2, 3, 4, 5, 6), 1000),
    ("classic", (2, 2, 2, 3, 3, 3), 500),
]
REFUSED: list[tuple[str, Faces]] = [
    ("tavern", (1, 2, 5)),
    ("tavern", (2, 2, 2, 2, 3, 3)),
    ("classic", (1, 1, 2, 2, 5, 5)),
    ("party", (2, 2, 2, 2)),
    ("party", (1, 2, 3, 4, 5)),
    ("ten_turns", (1, 2, 3, 4, 5, 6)),
    ("zilch", (2, 3, 4, 5, 6)),
    ("tavern", (2, 2, 2, 2, 2, 3)),
]


@pytest.mark.parametrize(("name", "faces", "points"), SCORES)
def test_a_selection_scores(name: str, faces: Faces, points: int) -> None:
    score = score_table(shipped(name).scoring).score(faces)
    assert score is not None
    assert score.points == points


@pytest.mark.parametrize(("name", "faces"), REFUSED)
def test_a_selection_is_refused_unless_every_die_scores(name: str, faces: Faces) -> None:
    table = score_table(shipped(name).scoring)
    assert table.score(faces) is None
    assert tuple(range(len(faces))) not in table.roll(faces).by_positions
