"""Leaving a game: the question before it, and the answer."""

from bot.features.board.buttons import ResignButton
from bot.kit.components.confirm import confirmation
from bot.kit.components.layout import Layout, text
from bot.kit.game.open_games import game_lines
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.model.open_games import listed


def costs_rating(match: Match, user_id: int) -> bool:
    """Tell whether `user_id` would lose a rated game by leaving `match`."""
    seat = match.seat_of(user_id)
    return match.rated and match.is_playing and seat in match.people_in_game


def resign_question(match: Match, user_id: int, texts: Texts) -> Layout:
    """Return the question whether to leave `match`, which is rated or one of several."""
    button = ResignButton(match.id)
    if costs_rating(match, user_id):
        asked = texts("resign-sure")
    else:
        asked = "\n".join([texts("resign-which"), *game_lines(listed([match]), texts)])
    return confirmation(button, texts("button-resign"), texts, text(asked))


def resigned_card(match: Match, texts: Texts) -> Layout:
    """Return the answer to somebody who has left `match`."""
    return Layout(text(texts(f"resigned-{match.phase.name}")))
