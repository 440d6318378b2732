"""The message that calls a player to their turn."""

from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.service.presses import board_link


def turn_call(match: Match, texts: Texts) -> str:
    """Return the mention of the player on turn, with a link to the board."""
    sentence = texts("turn-call", person=f"<@{match.on_turn.user_id}>")
    return f"{sentence} [{texts('button-open-board')}]({board_link(match)})"
