"""The board while an opponent that the bot plays is on turn: people watch, and press nothing."""

from collections.abc import Iterator

from bot.domain.match import Match
from bot.ui.board import board_head
from bot.ui.dice_faces import DiceFaces
from bot.ui.layout import LIVELY, Layout, paragraphs, rule
from bot.ui.people import name_of
from bot.ui.story import story
from bot.ui.texts import Texts


def watched_board(match: Match, texts: Texts, faces: DiceFaces) -> Layout:
    """Return the board of `match`, told from top to bottom like the one of people, less buttons."""
    return Layout(
        board_head(match, texts),
        rule(),
        paragraphs(story(match, texts, faces), *_turn(match, texts, faces)),
        colour=LIVELY,
    )


def _turn(match: Match, texts: Texts, faces: DiceFaces) -> Iterator[str]:
    """Yield what the turn stands at, a line each."""
    state = match.state
    if state.roll:
        yield texts("turn-roll", dice=faces.roll(state.roll))
    if state.aside:
        yield texts("turn-aside", dice=faces.kept(state.aside))
    if state.turn_begun:
        yield texts("turn-total", points=state.points)
    yield texts("turn-opponent", name=name_of(match, state.seat, texts))
