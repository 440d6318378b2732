"""What a retired board shows."""

from bot.domain.match import Match
from bot.ui.buttons import link_button
from bot.ui.layout import CALM, Layout, paragraphs, row
from bot.ui.rulesets import ruleset_name
from bot.ui.texts import Texts


def moved_layout(match: Match, url: str, texts: Texts) -> Layout:
    """Return the layout that says that the game goes on in the message at `url`."""
    return Layout(
        paragraphs(
            texts("board-title", ruleset=ruleset_name(match.setup.rules.name, texts)),
            texts("moved-text"),
        ),
        row([link_button(texts("button-open-board"), url)]),
        colour=CALM,
    )
