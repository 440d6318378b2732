"""The card of help is readable on a phone, in every language, whichever commands there are."""

import re

import pytest

from benchmarks.strategy.lore import ADVICE
from bot.content.strategy import shipped_strategies
from bot.features.help.model import HelpTopic
from bot.features.help.view.card import help_card
from bot.features.help.view.strategy import read_ruleset
from bot.features.help.view.welcome import welcome_card
from bot.kit.components.as_text import as_text
from bot.kit.components.limits import refused
from bot.kit.texts.texts import catalogue

SCREENS = 1400
"""The characters of two screens of a phone, about 40 to a line."""

LANGUAGES = [name for _, name in catalogue().languages]
IDS = {"farkle": 1, "farkle-admin": 2, "farkle-mod": 3, "farkle-events": 4}
SPELLED = re.compile(r"`/farkle[^`]*`")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", HelpTopic)
def test_every_topic_fits_on_two_screens(topic: HelpTopic, language: str) -> None:
    card = help_card(topic, "zilch", catalogue().mentioning(IDS).texts(language)).payload()
    assert refused(card) == []
    assert len(as_text(card)) <= SCREENS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_is_named_can_be_clicked(language: str) -> None:
    texts = catalogue().mentioning(IDS).texts(language)
    cards = [*(help_card(topic, "tavern", texts) for topic in HelpTopic), welcome_card(texts)]
    named = "\n".join(str(card.payload()) for card in cards)
    assert not SPELLED.findall(named)
    assert len(set(re.findall(r"</farkle[^>]*:[1234]>", named))) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_four_steps_are_those_that_were_measured(language: str) -> None:
    texts = catalogue().texts(language)
    for points in ADVICE[:4]:
        assert texts.number(points) in texts("help-strategy")


@pytest.mark.parametrize("ruleset", shipped_strategies())
def test_strategy_tells_the_figures_of_the_solver(ruleset: str) -> None:
    strategy = shipped_strategies()[ruleset]
    card = as_text(help_card(HelpTopic.STRATEGY, ruleset, catalogue().english).payload())
    for dice, points in enumerate(strategy.early[1:5], start=2):
        assert f"- {dice} dice left: {points:,}" in card
    assert f"- setting aside everything that scores: {100 * strategy.cost('keep-all'):.1f}" in card
    assert ("two farkles" in card) == (strategy.after_farkles is not None)
    assert ("last turn" in card) == (ruleset == "ten_turns")


@pytest.mark.parametrize("value", ["", "poker", "Tavern", "tavern ", "__class__"])
def test_only_shipped_rulesets_have_a_strategy(value: str) -> None:
    with pytest.raises(LookupError):
        read_ruleset(value)


def test_lessons_and_puzzles_are_named_once() -> None:
    texts = catalogue().english
    start = as_text(help_card(HelpTopic.START, "tavern", texts).payload())
    assert "`/farkle learn` teaches you the game" in start
    assert "rules show" not in start, "three ways to begin, not four"
    playing = as_text(help_card(HelpTopic.PLAYING, "tavern", texts).payload())
    assert "position" in playing
    assert playing.count("/farkle puzzle") == 1
