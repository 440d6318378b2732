"""The private card of help: a topic, and the menu of all."""

from collections.abc import Iterator

from bot.features.help.buttons import HelpMenu
from bot.features.help.model import HelpTopic
from bot.kit.components.buttons import board_select
from bot.kit.components.layout import Layout, paragraphs, row, rule, text
from bot.kit.components.parts import SelectOption
from bot.kit.texts.texts import Texts


def help_card(topic: HelpTopic, texts: Texts) -> Layout:
    """Return what is to be said about `topic`."""
    options = [
        SelectOption(label=texts(f"topic-help-{each}"), value=each, default=each is topic)
        for each in HelpTopic
    ]
    return Layout(
        text(texts("help-title", topic=texts(f"topic-help-{topic}"))),
        rule(),
        paragraphs(texts(f"help-{topic}"), *_further(topic, texts)),
        row([board_select(HelpMenu(), options, texts("menu-help"))]),
    )


def _further(topic: HelpTopic, texts: Texts) -> Iterator[str]:
    """Yield the lines of `topic` that depend on which commands there are."""
    if topic is HelpTopic.START:
        yield _about("learn", "help-start-learn", texts) or texts("help-start-rules")
    elif topic is HelpTopic.PLAYING:
        yield _about("puzzle", "help-playing-puzzle", texts)


def _about(command: str, key: str, texts: Texts) -> str:
    """Return the line `key` about a command, empty where there is no such command."""
    if not texts.has(f"cmd-{command}"):
        return ""
    return texts(key, command=texts(f"command-{command}"))
