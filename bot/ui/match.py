"""The layout of a match in whatever phase it is."""

from typing import Final, assert_never

from bot.domain.match import Match, Phase
from bot.engine import Positions
from bot.ui.board import board
from bot.ui.choosing import choosing_board
from bot.ui.closed import closed_match
from bot.ui.dice_faces import DiceFaces
from bot.ui.finished import finished_board
from bot.ui.invitation import invitation
from bot.ui.layout import Layout
from bot.ui.lobby import lobby
from bot.ui.moved import parked_layout
from bot.ui.texts import Texts
from bot.ui.watched import watched_board

_BEFORE: Final = {
    Phase.INVITED: invitation,
    Phase.LOBBY: lobby,
    Phase.CHOOSING: choosing_board,
}
"""What is shown before a game begins."""


def match_layout(
    match: Match, selection: Positions, texts: Texts, faces: DiceFaces, *, hints: bool = True
) -> Layout:
    """Return what the message of `match` shows; `selection` counts while it is played.

    `hints` tells whether its players may be offered any, if the match allows them.
    """
    if match.parked and match.is_open:
        return parked_layout(match, texts)
    match match.phase:
        case Phase.INVITED | Phase.LOBBY | Phase.CHOOSING:
            return _BEFORE[match.phase](match, texts)
        case Phase.PLAYING:
            if match.waits_for_bot or match.is_deserted:
                return watched_board(match, texts, faces)
            return board(match, selection, texts, faces, hints=hints and match.allows_hints)
        case Phase.FINISHED:
            return finished_board(match, texts, faces)
        case Phase.CLOSED:
            return closed_match(match, texts)
        case _:
            assert_never(match.phase)
