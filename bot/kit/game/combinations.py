"""The combinations that make a score, in words."""

from functools import reduce

from bot.engine import Combination, CombinationName, Score
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


@drawn_once
def combination_text(score: Score, texts: Texts) -> str:
    """Return the combinations of `score` as a sum: "1-5 straight 500 + single five 50"."""
    parts = [_combination(combination, texts) for combination in score.combinations]
    return reduce(lambda head, tail: texts("list-plus", head=head, tail=tail), parts)


def _combination(combination: Combination, texts: Texts) -> str:
    key = f"combination-{combination.name.value}"
    if combination.name in OF_ONE_FACE:
        return texts(key, face=combination.faces[0], points=combination.points)
    return texts(key, points=combination.points)
