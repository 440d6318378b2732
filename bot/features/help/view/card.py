"""The private card of help: a topic, and the menu of all."""

from collections.abc import Iterator

from bot.features.help.buttons import HelpMenu
from bot.features.help.model import HelpTopic
from bot.features.help.view.strategy import strategy_parts
from bot.kit.components.buttons import board_select
from bot.kit.components.layout import Layout, paragraphs, row, rule, text
from bot.kit.components.parts import Part, SelectOption, StringSelect
from bot.kit.texts.texts import Texts


def help_card(topic: HelpTopic, ruleset: str, texts: Texts) -> Layout:
    """Return what there is to know about `topic`; strategy is that of the shipped `ruleset`."""
    return Layout(
        text(texts("help-title", topic=texts(f"topic-help-{topic}"))),
        row([_topics(topic, texts)]),
        rule(),
        *_topic(topic, ruleset, texts),
    )


def _topic(topic: HelpTopic, ruleset: str, texts: Texts) -> Iterator[Part]:
    if topic is HelpTopic.STRATEGY:
        yield from strategy_parts(ruleset, texts)
    else:
        yield paragraphs(texts(f"help-{topic}"))


def _topics(shown: HelpTopic, texts: Texts) -> StringSelect:
    options = [
        SelectOption(
            label=texts(f"topic-help-{help_topic}"), value=help_topic, default=help_topic is shown
        )
        for help_topic in HelpTopic
    ]
    return board_select(HelpMenu(), options, texts("menu-help"))
