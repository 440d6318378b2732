"""Leaving a game: the question before it, and the answer."""

from bot.features.board.buttons import ResignButton
from bot.kit.components.confirm import confirmation
from bot.kit.components.layout import Layout, text
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match


def is_dear(match: Match, user_id: int) -> bool:
    """Tell whether `user_id` would lose a rated game by leaving `match`."""
    seat = match.seat_of(user_id)
    return match.rated and match.is_playing and seat in match.people_in_game


def resign_question(match: Match, texts: Texts) -> Layout:
    """Return the question whether to resign from a rated game."""
    button = ResignButton(match.id)
    return confirmation(button, texts("button-resign"), texts, text(texts("resign-sure")))


def resigned_card(match: Match, texts: Texts) -> Layout:
    """Return the answer to somebody who has left `match`."""
    return Layout(text(texts(f"resigned-{match.phase.name}")))
