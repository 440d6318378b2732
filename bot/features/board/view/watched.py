"""The board while the bot plays a seat, or everybody has gone: there is no move to press."""

from collections.abc import Iterator

from bot.features.board.view.board import board_head, more_buttons
from bot.features.board.view.presence import presence_buttons
from bot.kit.components.layout import LIVELY, Layout, paragraphs, rows, rule
from bot.kit.game.people import name_of
from bot.kit.game.story import story
from bot.kit.game.table_dice import aside_lines, roll_beside, roll_lines
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match


def watched_board(match: Match, texts: Texts, faces: DiceFaces) -> Layout:
    """Return the board of `match`, told from top to bottom like the one of people, less moves.

    There is always something to press: should the bot be killed, or Discord not be reached, before
    the next move is shown, that brings the board up to date.
    """
    buttons = [*presence_buttons(match, texts), *more_buttons(match, texts)]
    return Layout(
        board_head(match, texts, rolled=True),
        rule(),
        paragraphs(story(match, texts, faces), *_turn(match, texts, faces)),
        *roll_beside(match.state.roll, (), faces),
        *rows(buttons),
        colour=LIVELY,
    )


def _turn(match: Match, texts: Texts, faces: DiceFaces) -> Iterator[str]:
    """Yield what the turn stands at, a line each."""
    state = match.state
    if state.roll:
        yield from roll_lines(match, (), texts, faces)
    yield from aside_lines(match, texts, faces)
    if state.turn_begun:
        yield texts("turn-total", points=state.points)
    if match.is_deserted:
        yield texts("turn-deserted", when=f"<t:{match.closes_at}:R>")
        return
    key = "turn-opponent" if match.on_turn.is_bot else "turn-stand-in"
    yield texts(key, name=name_of(match, state.seat, texts))
