"""The board of a game that has ended."""

from bot.domain.match import Match
from bot.ui.board import board_head
from bot.ui.dice_faces import DiceFaces
from bot.ui.layout import BRIGHT, Layout, paragraphs, rule
from bot.ui.people import names_of_sides
from bot.ui.story import story
from bot.ui.texts import Texts


def finished_board(match: Match, texts: Texts, faces: DiceFaces) -> Layout:
    """Return the board of a game that has ended: the scores, what ended it, and who won."""
    return Layout(
        board_head(match, texts),
        rule(),
        paragraphs(story(match, texts, faces), outcome(match, texts)),
        colour=BRIGHT,
    )


def outcome(match: Match, texts: Texts) -> str:
    """Return who won, or share the win."""
    winners = match.state.winners
    if not winners:
        return texts("finished-nobody")
    key = "finished-won" if len(winners) == 1 else "finished-shared"
    return texts(key, winners=names_of_sides(match, winners, texts))
