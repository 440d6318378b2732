"""The card of help is readable on a phone, in every language, whichever commands there are."""

import re

import pytest

from bot.features.help.model import HelpTopic
from bot.features.help.view.card import help_card
from bot.features.help.view.welcome import welcome_card
from bot.kit.components.as_text import as_text
from bot.kit.components.limits import refused
from bot.kit.texts.texts import Texts, catalogue

SCREENS = 1400
"""The characters of two screens of a phone, about 40 to a line."""

LANGUAGES = [name for _, name in catalogue().languages]
IDS = {"farkle": 1, "farkle-admin": 2, "farkle-mod": 3}
SPELLED = re.compile(r"`/farkle[^`]*`")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", HelpTopic)
def test_every_topic_fits_on_two_screens(topic: HelpTopic, language: str) -> None:
    card = help_card(topic, catalogue().mentioning(IDS).texts(language)).payload()
    assert refused(card) == []
    assert len(as_text(card)) <= SCREENS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_is_named_can_be_clicked(language: str) -> None:
    texts = catalogue().mentioning(IDS).texts(language)
    cards = [*(help_card(topic, texts) for topic in HelpTopic), welcome_card(texts)]
    named = "\n".join(str(card.payload()) for card in cards)
    assert not SPELLED.findall(named)
    assert len(set(re.findall(r"</farkle[^>]*:[123]>", named))) > 20


def test_commands_that_may_come_are_named_once_they_are_there() -> None:
    """With every command a name, as if all of them existed."""

    class Everything(Texts):
        def __init__(self) -> None:
            self.english = catalogue().english

        def __call__(self, key: str, /, **values: str | float) -> str:
            return "`/farkle x`" if key.startswith("command-") else self.english(key, **values)

        def has(self, key: str) -> bool:
            return True

    start = as_text(help_card(HelpTopic.START, Everything()).payload())
    assert "`/farkle x` teaches you the game" in start
    assert "rules show" not in start, "three ways to begin, not four"
    assert "position" in as_text(help_card(HelpTopic.PLAYING, Everything()).payload())
