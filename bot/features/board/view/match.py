"""The layout of a match in whatever phase it is."""

from collections.abc import Callable
from typing import assert_never

from bot.engine import Positions
from bot.features.board.ports import Appearance
from bot.features.board.view.board import board
from bot.features.board.view.closed import closed_match
from bot.features.board.view.finished import finished_board
from bot.features.board.view.watched import watched_board
from bot.features.settings.model import Look
from bot.features.tables.view.invitation import invitation
from bot.features.tables.view.lobby import lobby
from bot.features.tables.view.moved import parked_layout
from bot.features.tavern.view.choosing import choosing_board
from bot.kit.components.layout import Layout
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.loadouts.loadout import Tavern
from bot.match.model.match import Match
from bot.match.model.phases import Choosing, Closed, Finished, Invited, Lobby, Playing
from bot.match.model.replay import with_all_of_bots
from bot.match.service.registry import View

Faces = Callable[[Look], DiceFaces]
"""Returns the dice of a look."""


def shown_match(appearance: Appearance, view: View, texts: Texts, faces: Faces) -> Layout:
    """Return what everybody is shown of a match, as its server and its people want it."""
    match = view.match
    if appearance.shows_whole_turns(match):
        match = with_all_of_bots(match)
    dice, hints = faces(appearance.table_look(match)), appearance.offers_hints(match)
    return match_layout(match, view.selection, texts, dice, hints=hints)


def match_layout(
    match: Match, selection: Positions, texts: Texts, faces: DiceFaces, *, hints: bool = True
) -> Layout:
    """Return what the message of `match` shows; `selection` counts while it is played.

    `hints` tells whether its players may be offered any, if the match allows them.
    """
    if match.parked and match.is_open:
        return parked_layout(match, texts)
    match match.phase:
        case Invited() | Lobby() | Choosing():
            return _before_game(match, texts)
        case Playing():
            if match.waits_for_bot or match.is_deserted:
                return watched_board(match, texts, faces)
            return board(match, selection, texts, faces, hints=hints and match.allows_hints)
        case Finished(rematch=rematch):
            return finished_board(match, rematch, texts, faces)
        case Closed() as closed:
            return closed_match(match, closed, texts)
        case _:
            assert_never(match.phase)


def _before_game(match: Match, texts: Texts) -> Layout:
    if match.is_choosing and isinstance(match.variant, Tavern):
        return choosing_board(match, match.variant, texts)
    return invitation(match, texts) if isinstance(match.phase, Invited) else lobby(match, texts)
