"""What is left of a board that has moved or was parked."""

from bot.features.tables.buttons import ShowButton
from bot.kit.components.buttons import board_button, link_button
from bot.kit.components.layout import CALM, Layout, paragraphs, row
from bot.kit.components.parts import ButtonStyle
from bot.kit.game.people import names_of_table
from bot.kit.game.rulesets import ruleset_name
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.service.presses import board_link


def moved_layout(match: Match, newer: Match, texts: Texts) -> Layout:
    """Return the old message of a `match` whose board is now that of `newer`.

    `newer` may be parked, and so have no board either.
    """
    if newer.parked:
        return parked_layout(newer, texts)
    return Layout(
        paragraphs(
            texts("board-title", ruleset=ruleset_name(match.setup.rules.name, texts)),
            _where(match, newer, texts),
        ),
        row([link_button(texts("button-open-board"), board_link(newer))]),
        colour=CALM,
    )


def _where(match: Match, newer: Match, texts: Texts) -> str:
    """Say where the game goes on, or that it is over."""
    if not newer.is_open:
        return texts("moved-ended")
    if newer.place == match.place:
        return texts("moved-text")
    channel = f"<#{newer.place.channel_id}>"
    return texts("moved-elsewhere", players=names_of_table(match, texts), channel=channel)


def parked_layout(match: Match, texts: Texts) -> Layout:
    """Return what is left of the board of `match`, which was parked to make room for others."""
    show = ShowButton(match.id, match.version)
    return Layout(
        paragraphs(
            texts("board-title", ruleset=ruleset_name(match.setup.rules.name, texts)),
            texts("parked-text", players=names_of_table(match, texts)),
        ),
        row([board_button(show, texts("button-play-on"), style=ButtonStyle.PRIMARY)]),
        colour=CALM,
    )
