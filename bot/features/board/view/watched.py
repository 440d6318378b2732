"""The board while an opponent of the bot plays, or everybody is away: there is no move to press."""

from collections.abc import Iterator

from bot.features.board.view.board import more_buttons
from bot.features.board.view.head import board_head
from bot.features.board.view.presence import presence_buttons
from bot.kit.components.layout import Layout, below_rule, rows
from bot.kit.game.felt import edge
from bot.kit.game.story import story
from bot.kit.game.table_dice import aside_lines, roll_beside, roll_lines
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match


def watched_board(match: Match, texts: Texts, faces: DiceFaces) -> Layout:
    """Return the board of `match`, as that of people is but without moves.

    It always has a button that brings it up to date, in case a restart or an outage of Discord kept
    the next move from being shown.
    """
    buttons = [*presence_buttons(match, texts), *more_buttons(match, texts)]
    return Layout(
        board_head(match, texts, faces, rolled=True),
        *below_rule(story(match, texts, faces, felt=True), *_turn(match, texts, faces)),
        *roll_beside(match.state.roll, (), faces, match.state.dice),
        *rows(buttons),
        colour=edge(match),
    )


def _turn(match: Match, texts: Texts, faces: DiceFaces) -> Iterator[str]:
    """Yield the points of the turn, a line each."""
    yield from seen_turn_lines(match, texts, faces)
    if match.is_deserted:
        yield texts("turn-deserted", when=f"<t:{match.closes_at}:R>")


def seen_turn_lines(match: Match, texts: Texts, faces: DiceFaces) -> Iterator[str]:
    """Yield what whoever does not play sees of the turn: the roll, dice set aside, and points."""
    state = match.state
    if state.roll:
        yield from roll_lines(match, (), texts, faces)
    yield from aside_lines(match, texts, faces)
    if state.turn_begun:
        yield texts("turn-total", points=state.points)
