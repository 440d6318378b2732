"""The comparison of the engine's scores with the naive scorer's, for one ruleset."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from itertools import combinations, combinations_with_replacement
from math import factorial, prod

from bot.engine import Faces, RollScores, Score, Scoring, score_table
from tests.support.engine import naive
from tests.support.engine.shipped import NAMES


def ascending_rolls(most: int = 6) -> Iterator[Faces]:
    """Yield every roll of 1 to `most` dice, its faces ascending."""
    for count in range(1, most + 1):
        yield from combinations_with_replacement(range(1, 7), count)


def orders(roll: Faces) -> int:
    """Return in how many orders the faces of `roll` can fall."""
    return factorial(len(roll)) // prod(factorial(n) for n in Counter(roll).values())


def pay_of(scoring: Scoring) -> naive.Pay:
    """Return the options of `scoring` for the naive scorer."""
    return naive.Pay(**asdict(scoring))


def compare_all_rolls(scoring: Scoring, pay: naive.Pay) -> None:
    """Compare every selection of every roll, legal or not, and how it is reported."""
    table = score_table(scoring)
    for roll in ascending_rolls(scoring.dice):
        scores = table.roll(roll)
        for count in range(1, len(roll) + 1):
            for positions in combinations(range(len(roll)), count):
                faces = tuple(roll[place] for place in positions)
                expected = naive.points(faces, pay)
                score = scores.by_positions.get(positions)
                assert (score.points if score else 0) == expected, (roll, faces)
                assert table.score(faces) == score
        for score in scores.by_positions.values():
            _check_combinations(score, pay)
        _check_report(roll, scores)
        six_equal = len(roll) == 6 and len(set(roll)) == 1
        assert scores.wins == (six_equal and pay.six == "win")


def _check_combinations(score: Score, pay: naive.Pay) -> None:
    assert sum(combination.points for combination in score.combinations) == score.points
    for combination in score.combinations:
        assert combination.points == naive.group_points(combination.faces, pay)


def _check_report(roll: Faces, scores: RollScores) -> None:
    """Check that each distinct choice is listed once, best first, and uses exactly its dice."""
    listed = [
        (-selection.score.points, len(selection.faces), selection.faces)
        for selection in scores.selections
    ]
    assert listed == sorted(set(listed))
    chosen = {tuple(roll[place] for place in keep) for keep in scores.by_positions}
    assert {selection.faces for selection in scores.selections} == chosen
    for selection in scores.selections:
        assert tuple(roll[place] for place in selection.positions) == selection.faces
        assert scores.by_positions[selection.positions] == selection.score
        used = Counter(face for part in selection.score.combinations for face in part.faces)
        assert used == Counter(selection.faces)
    assert scores.best == (scores.selections[0] if scores.selections else None)
    assert [roll.keep for roll in scores.rolls] == list(scores.by_positions)
    assert [bank.keep for bank in scores.banks] == list(scores.by_positions)


WITHOUT_A_SCORE = {
    name: (4, 16, 60, 204, 600, 1440 if name in {"classic", "kingdom", "ten_turns"} else 1080)
    for name in NAMES
}
"""Rolls of 1 to 6 dice, of all 6^n, in which nothing scores."""
