"""Every topic of help, and what is said to a new server."""

from bot.features.help.model import HelpTopic
from bot.features.help.view.card import help_card
from bot.features.help.view.welcome import welcome_card
from bot.kit.components.layout import Layout
from bot.kit.texts.texts import catalogue


def help_scenes() -> dict[str, Layout]:
    """Return each card."""
    english = catalogue().english
    topics = {f"help_{topic}": help_card(topic, "tavern", english) for topic in HelpTopic}
    advice = {
        f"help_strategy_{name}": help_card(HelpTopic.STRATEGY, name, english)
        for name in ("ten_turns", "zilch")
    }
    return {**topics, **advice, "welcome": welcome_card(english)}
