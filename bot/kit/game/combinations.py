"""The combinations that make a score, in words."""

from functools import reduce
from typing import Final

from bot.engine import Combination, CombinationName, Faces, RollScores, Score
from bot.kit.components.drawn_once import drawn_once
from bot.kit.texts.texts import Texts

OF_ONE_FACE = frozenset(
    {
        CombinationName.SINGLE,
        CombinationName.THREE,
        CombinationName.FOUR,
        CombinationName.FIVE,
        CombinationName.SIX,
        CombinationName.SEVEN,
    }
)
"""The combinations whose sentences name a face."""


MOST_TOLD: Final = 4
"""How many combinations of a roll are told, best first: what a phone shows in two lines."""


@drawn_once
def combination_text(score: Score, texts: Texts) -> str:
    """Return the combinations of `score` as a sum: "1-5 straight 500 + single five 50"."""
    parts = [_combination(combination, texts) for combination in score.combinations]
    return reduce(lambda head, tail: texts("list-plus", head=head, tail=tail), parts)


@drawn_once
def scores_line(roll: RollScores, texts: Texts) -> str:
    """Return what scores in a `roll`, best first: "three 4s 400 · single one 100".

    Of dice that show the same, the largest combination stands for all; "" where nothing scores.
    """
    largest: dict[tuple[CombinationName, Faces], Combination] = {}
    for selection in roll.selections:
        if len(selection.score.combinations) == 1:
            [found] = selection.score.combinations
            kind = _kind_of(found)
            if kind not in largest or len(found.faces) > len(largest[kind].faces):
                largest[kind] = found
    if not largest:
        return ""
    best_first = sorted(largest.values(), key=lambda found: -found.points)[:MOST_TOLD]
    told = " · ".join([_combination(found, texts) for found in best_first])
    return texts("roll-scores", combinations=told)


def _kind_of(combination: Combination) -> tuple[CombinationName, Faces]:
    """Return what is the same of combinations of which only the largest is told."""
    name, faces = combination.name, combination.faces
    if name in OF_ONE_FACE and len(faces) > 1:
        return CombinationName.THREE, faces[:1]
    return name, faces


def _combination(combination: Combination, texts: Texts) -> str:
    key = f"combination-{combination.name.value}"
    if combination.name in OF_ONE_FACE:
        return texts(key, face=combination.faces[0], points=combination.points)
    return texts(key, points=combination.points)
