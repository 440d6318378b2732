"""Invitations and the answers to them."""

from collections.abc import Iterator

from bot.features.fairness.view.seal import seal_lines, word_buttons
from bot.features.tables.buttons import (
    AcceptButton,
    BlockButton,
    ChangeRulesButton,
    DeclineButton,
    GameRulesButton,
    StartButton,
)
from bot.features.tables.service.gathering import FEWEST
from bot.features.tables.view.first_games import ask_rated_button, rating_lines
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import BRIGHT, Layout, paragraphs, row, rows, text
from bot.kit.components.parts import Button, ButtonStyle
from bot.kit.game.people import names_of_table, person_name
from bot.kit.game.rulesets import options_line
from bot.kit.game.variants import tavern_options
from bot.kit.texts.escape import clean
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match, Person
from bot.match.model.ruleset_titles import base_of
from bot.match.model.variants import Plain

_LONGEST_NAME = 25
"""The characters of a name on a button."""


def invitation(match: Match, texts: Texts) -> Layout:
    """Return the invitation, which mentions the invited people, with its buttons.

    The sender decides whether the mention notifies.
    """
    invited = texts.listed([f"<@{person.user_id}>" for person in match.invited])
    return Layout(
        paragraphs(
            texts("invitation-text", challenger=person_name(match.host, texts), invited=invited),
            options_line(match.setup, texts),
            *tavern_options(match, texts),
            *rating_lines(match, texts),
            changed_note(match, texts),
            _seated(match, texts),
            expiry(match, texts),
            *seal_lines(match, texts),
        ),
        *rows(_answers(match, texts)),
        row(list(rules_buttons(match, texts))),
        colour=BRIGHT,
    )


def declined_card(challenger: Person, texts: Texts) -> Layout:
    """Return what somebody is told who has declined, with the button that blocks."""
    return Layout(
        text(texts("declined", name=person_name(challenger, texts))),
        row(
            [
                board_button(
                    BlockButton(challenger.user_id),
                    texts("button-block", name=clean(challenger.name, _LONGEST_NAME)),
                )
            ]
        ),
    )


def blocked_card(user_id: int, texts: Texts) -> Layout:
    """Return what somebody is told who has blocked the person `user_id`."""
    return Layout(text(texts("blocked", name=f"<@{user_id}>")))


def expiry(match: Match, texts: Texts) -> str:
    """Return when a table closes by itself, "" when it does not."""
    if match.deadline is None:
        return ""
    return texts("invitation-expires", when=f"<t:{match.deadline}:R>")


def start_button(match: Match, texts: Texts) -> Button:
    """Return the button that begins the game with those who are at the table."""
    return board_button(
        StartButton(match.id, match.version),
        texts("button-start"),
        style=ButtonStyle.PRIMARY,
        disabled=len(match.players) < FEWEST,
    )


def changed_note(match: Match, texts: Texts) -> str:
    """Return that the rules were changed for this game, "" where they were not."""
    return "" if base_of(match.setup.rules.name) is None else texts("table-rules-changed")


def rules_buttons(match: Match, texts: Texts) -> Iterator[Button]:
    """Yield what shows the rules of a table, and what changes them where that can be."""
    yield board_button(GameRulesButton(match.id, match.version), texts("button-game-rules"))
    if isinstance(match.variant, Plain) and match.place.guild_id is not None:
        button = ChangeRulesButton(match.id, match.version)
        yield board_button(button, texts("button-change-rules"))
    yield from ask_rated_button(match, texts)


def _seated(match: Match, texts: Texts) -> str:
    """Return who has accepted, "" while nobody has."""
    if len(match.players) == 1:
        return ""
    return texts("invitation-seated", players=names_of_table(match, texts))


def _answers(match: Match, texts: Texts) -> Iterator[Button]:
    for button, key, style in (
        (AcceptButton, "button-accept", ButtonStyle.SUCCESS),
        (DeclineButton, "button-decline", ButtonStyle.SECONDARY),
    ):
        yield board_button(button(match.id, match.version), texts(key), style=style)
    if len(match.players) >= FEWEST:
        yield start_button(match, texts)
    yield from word_buttons(match, texts)
