"""Example rolls: right by the engine, and chosen to show what was changed."""

from dataclasses import replace

import pytest

from bot.engine import Faces, Option, RuleSet, Ruling, Scoring, Value, options
from bot.engine.rules.combinations import scoring_combinations
from bot.features.rulebook.view.worked_rolls import (
    EXAMPLES,
    TELLING,
    examples,
    outcome_text,
    work_out,
)
from tests.support.scenes.tables import TAVERN, english, shipped_rules

PLAIN = RuleSet("plain", target=4000)
TOXIC_ROLL = (2, 2, 2, 2, 6, 6)
SCORELESS = (2, 3, 3, 4, 6, 6)


def scored(**changes: Value) -> RuleSet:
    """Return plain rules with another scoring."""
    return replace(PLAIN, scoring=Scoring(**changes))  # type: ignore[arg-type] # checked by Scoring


def pairs_of_values() -> list[tuple[str, Value, Value]]:
    """Return each option of scoring with two of its values that do not come to the same."""

    def neighbours(name: str, option: Option) -> list[tuple[str, Value, Value]]:
        return [(name, *pair) for pair in zip(option.choices, option.choices[1:], strict=False)]

    every = [pair for name, option in options(Scoring) for pair in neighbours(name, option)]
    return [pair for pair in every if pair[0] != "dice" and _differ(*pair)]


def _rules(name: str, value: Value, dice: int = 6) -> RuleSet:
    pairs = {"three_pairs": 500} if name == "four_and_two" else {}
    return scored(**{**pairs, "dice": dice, name: value})


def _differ(name: str, one: Value, other: Value) -> bool:
    if "win" in {one, other}:
        return True
    first, second = (_rules(name, value).scoring for value in (one, other))
    return set(scoring_combinations(first)) != set(scoring_combinations(second))


@pytest.mark.parametrize("dice", TELLING)
def test_telling_rolls_are_rolls_of_all_dice(dice: int) -> None:
    for faces in TELLING[dice]:
        assert len(faces) == dice
        assert list(faces) == sorted(faces)
    assert len(set(TELLING[dice])) == len(TELLING[dice]) >= EXAMPLES


@pytest.mark.parametrize(("name", "one", "other"), pairs_of_values())
def test_each_option_of_scoring_shows(name: str, one: Value, other: Value) -> None:
    shown = examples(_rules(name, one), _rules(name, other))
    assert len(shown) == EXAMPLES
    assert shown[0].before is not None
    assert shown[0].before != shown[0].now


@pytest.mark.parametrize(
    ("rules", "faces", "ruled", "told"),
    [
        (TAVERN, (1, 2, 3, 4, 5, 5), None, "1-5 straight 500 + single five 50 = **550**"),
        (TAVERN, (1, 2, 2, 3, 4, 6), None, "**single one 100**"),
        (TAVERN, SCORELESS, Ruling.FARKLE, "**a farkle**"),
        (TAVERN, TOXIC_ROLL, None, "**four 2s 400**"),
        (
            replace(TAVERN, toxic_twos=True),
            TOXIC_ROLL,
            Ruling.TOXIC_TWOS,
            "**a farkle: Toxic Twos**",
        ),
        (
            replace(TAVERN, scoreless_bonus=500),
            SCORELESS,
            Ruling.FREE_ROLL,
            "**500 points and a free roll**",
        ),
        (scored(six="win"), (4, 4, 4, 4, 4, 4), Ruling.WINS, "**wins the game**"),
        (RuleSet("short", turns=1), SCORELESS, Ruling.FARKLE, "**a farkle**"),
        (scored(dice=5), (2, 3, 3, 4, 6), Ruling.FARKLE, "**a farkle**"),
    ],
)
def test_rolls_are_worked_out(
    rules: RuleSet, faces: Faces, ruled: Ruling | None, told: str
) -> None:
    worked = work_out(rules, faces)
    assert worked.ruled is ruled
    assert outcome_text(worked, english()) == told


@pytest.mark.parametrize("name", shipped_rules())
def test_unchanged_rules_show_the_first_rolls(name: str) -> None:
    rules = shipped_rules()[name]
    shown = examples(rules, rules)
    assert [example.now.faces for example in shown] == list(TELLING[rules.scoring.dice][:EXAMPLES])
    assert all(example.before is None for example in shown)


def test_another_number_of_dice_is_not_compared() -> None:
    shown = examples(scored(dice=5), PLAIN)
    assert [example.now.faces for example in shown] == list(TELLING[5][:EXAMPLES])
    assert all(example.before is None for example in shown)


def test_what_is_no_scoring_shows_too() -> None:
    shown = examples(replace(TAVERN, toxic_twos=True, scoreless_bonus=500), TAVERN)
    assert [example.now.faces for example in shown if example.before] == [TOXIC_ROLL, SCORELESS]
