"""What a retired board shows: the way to the one that has taken its place."""

from bot.domain.match import Match
from bot.service.press import board_link
from bot.ui.buttons import link_button
from bot.ui.layout import CALM, Layout, paragraphs, row
from bot.ui.people import names_of_table
from bot.ui.rulesets import ruleset_name
from bot.ui.texts import Texts


def moved_layout(match: Match, newer: Match, texts: Texts) -> Layout:
    """Return what the message shows in which `match` was, now that its board is that of `newer`."""
    elsewhere = newer.place.channel_id if newer.place != match.place else None
    return Layout(
        paragraphs(
            texts("board-title", ruleset=ruleset_name(match.setup.rules.name, texts)),
            texts("moved-text")
            if elsewhere is None
            else texts(
                "moved-elsewhere",
                players=names_of_table(match, texts),
                channel=f"<#{elsewhere}>",
            ),
        ),
        row([link_button(texts("button-open-board"), board_link(newer))]),
        colour=CALM,
    )
