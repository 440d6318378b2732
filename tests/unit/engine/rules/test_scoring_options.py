"""Every value of every scoring option, over every roll, against the naive scorer."""

import pytest
from hypothesis import given, settings

from bot.engine import CombinationName, InvalidRules, Scoring, Value, options, score_table
from bot.engine.rules.combinations import scoring_combinations
from tests.support.engine.scoring_checks import compare_all_rolls, pay_of
from tests.support.engine.strategies import scorings

pytestmark = pytest.mark.no_cover  # so much is tried that watching each line doubles the time

VALUES = [(name, choice) for name, option in options(Scoring) for choice in option.choices]


def scoring_with(name: str, value: Value) -> Scoring:
    """Return the default scoring but for one option, and three pairs where it is about them."""
    values = {"three_pairs": 600} if name == "four_and_two" else {}
    return Scoring(**values | {name: value})  # type: ignore[arg-type]  # checked by Scoring itself


@pytest.mark.parametrize(("name", "value"), VALUES, ids=[f"{name}={v}" for name, v in VALUES])
def test_an_option_scores_as_its_text_says(name: str, value: Value) -> None:
    scoring = scoring_with(name, value)
    assert getattr(scoring, name) == value
    compare_all_rolls(scoring, pay_of(scoring))


@settings(max_examples=settings().max_examples // 12)  # each compares every roll
@given(scoring=scorings())
def test_options_score_together(scoring: Scoring) -> None:
    compare_all_rolls(scoring, pay_of(scoring))


def test_a_combination_is_reported_by_its_name() -> None:
    table = score_table(Scoring(three_pairs=1500, four_and_two=True, two_triplets=2500))
    named = {
        (1,): [CombinationName.SINGLE],
        (1, 1, 1): [CombinationName.THREE],
        (2, 2, 2, 2): [CombinationName.FOUR],
        (2, 2, 2, 2, 2): [CombinationName.FIVE],
        (2, 2, 2, 2, 2, 2): [CombinationName.SIX],
        (1, 2, 3, 4, 5): [CombinationName.LOW_STRAIGHT],
        (2, 3, 4, 5, 6): [CombinationName.HIGH_STRAIGHT],
        (1, 2, 3, 4, 5, 6): [CombinationName.STRAIGHT],
        (2, 2, 3, 3, 4, 4): [CombinationName.THREE_PAIRS],
        (2, 2, 2, 2, 3, 3): [CombinationName.THREE_PAIRS],
        (2, 2, 2, 3, 3, 3): [CombinationName.TWO_TRIPLETS],
        (1, 2, 2, 2, 5): [
            CombinationName.SINGLE,
            CombinationName.THREE,
            CombinationName.SINGLE,
        ],
    }
    for faces, names in named.items():
        score = table.score(faces)
        assert score is not None
        assert [part.name for part in score.combinations] == names


def test_five_dice_have_no_combination_of_six() -> None:
    table = score_table(Scoring(dice=5, six="win"))
    assert all(len(part.faces) <= 5 for part in scoring_combinations(table.scoring))
    assert not table.roll((3,) * 5).wins
    assert table.score((1,) * 6) is None


def test_a_value_that_is_not_offered_is_refused() -> None:
    with pytest.raises(InvalidRules, match="not-offered"):
        Scoring(four="x3")
