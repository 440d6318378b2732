"""Every option of a ruleset, in plain words."""

from collections.abc import Iterator

import pytest

from bot.engine import RuleSet, Scoring, Value, options
from bot.features.rulebook.view.rules_card import option_sentence, rules_sections
from tests.support.engine.shipped import preset
from tests.support.scenes.tables import english


def every_value() -> Iterator[tuple[str, Value]]:
    """Yield each option with every value that it suggests, and the ends of its range."""
    for part in (Scoring, RuleSet):
        for name, option in options(part):
            values = [*option.choices, option.low, option.high]
            yield from ((name, value) for value in values if option.allows(value))


@pytest.mark.parametrize(("name", "value"), [*every_value()])
def test_a_sentence_ends_with_a_full_stop_or_is_empty(name: str, value: Value) -> None:
    sentence = option_sentence(name, value, english())
    assert sentence == "" or sentence.endswith(".")


@pytest.mark.parametrize("part", [Scoring, RuleSet])
def test_each_value_is_explained_differently(part: type[Scoring] | type[RuleSet]) -> None:
    for name, option in options(part):
        sentences = {value: option_sentence(name, value, english()) for value in option.choices}
        assert len(set(sentences.values())) == len(sentences), name


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("five", "none", "Five of a kind: no score of its own."),
        ("four", "1000", "Four of a kind: 1,000."),
        ("toxic_twos", True, "Toxic Twos: four or more 2s in one roll are a farkle."),
        ("toxic_twos", False, ""),
        (
            "hot_dice_must_roll",
            True,
            (
                "Hot dice: when all dice are set aside, you must roll them all again, "
                "unless banking wins."
            ),
        ),
        ("turns", None, ""),
    ],
)
def test_sentences(name: str, value: Value, sentence: str) -> None:
    assert option_sentence(name, value, english()) == sentence


def test_what_scores_is_shown_by_dice() -> None:
    [_, _, scoring, *_] = rules_sections(preset("pocket_farkle"), english())
    assert "- Four of a kind: 1,000. 4 4 4 4 = 1,000." in scoring
    assert "- Two triplets: 2,500. 2 2 2 4 4 4 = 2,500." in scoring
    [_, _, scoring, *_] = rules_sections(preset("greed_dice"), english())
    assert not any("4 4 4 4" in line for line in scoring), "four of a kind do not score together"
    won = RuleSet("won", scoring=Scoring(six="win"), target=4000)
    [_, _, scoring, *_] = rules_sections(won, english())
    assert "- Six of a kind wins the game at once." in scoring
