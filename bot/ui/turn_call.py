"""What the message says that calls somebody to their turn."""

from bot.domain.match import Match
from bot.service.press import board_link
from bot.ui.texts import Texts


def turn_call(match: Match, texts: Texts) -> str:
    """Return the mention of whoever is on turn, with the way to the board."""
    sentence = texts("turn-call", person=f"<@{match.on_turn.user_id}>")
    return f"{sentence} [{texts('button-open-board')}]({board_link(match)})"
