"""Whether a game that has not begun will be rated, and what that means to who does not know."""

from collections.abc import Iterator

from bot.features.tables.buttons import AskRatedButton
from bot.features.tables.service.first_games import may_ask
from bot.kit.components.buttons import board_button
from bot.kit.components.parts import Button
from bot.kit.game.people import person_name
from bot.kit.game.rulesets import rating_note
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.results.first_games import needs_explaining


def rating_lines(match: Match, texts: Texts) -> Iterator[str]:
    """Yield whether `match` is rated, who asks for that, and what it means."""
    yield rating_note(match, texts)
    asking = [person_name(person, texts) for person in match.people if person.asks_rated]
    if asking and may_ask(match):
        yield texts("table-asks-rated", players=texts.listed(asking))
    if match.rated and needs_explaining(match):
        yield texts("rated-explained")


def ask_rated_button(match: Match, texts: Texts) -> Iterator[Button]:
    """Yield what asks for a rated game, where somebody has to ask."""
    if may_ask(match):
        button = AskRatedButton(match.id, match.version)
        yield board_button(button, texts("button-ask-rated"))
