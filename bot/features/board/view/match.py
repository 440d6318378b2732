"""What everybody is shown of a match, and the board's own part of that."""

import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from bot.features.board.ports import Appearance
from bot.features.board.view.board import board
from bot.features.board.view.plain import plain_match
from bot.features.board.view.watched import watched_board
from bot.kit.components.bounds import OutOfBoundsError
from bot.kit.components.layout import Layout
from bot.kit.game.match_views import MatchViews, ShownMatch
from bot.kit.pictures.dice_appearance import DiceAppearance
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.replay import WHOLE_MOVES, with_all_of_bots
from bot.match.service.registry import View

_log = logging.getLogger(__name__)

Faces = Callable[[DiceAppearance], DiceFaces]
"""Returns the dice for an appearance."""


def shown_match(
    appearance: Appearance, views: MatchViews, view: View, texts: Texts, faces: Faces
) -> Layout:
    """Return what everybody is shown of a match, as its server and its people want it.

    A move is saved before it is shown. So where something of that cannot be drawn, which is a fault
    and logged, the match is shown without decoration.
    """
    try:
        return _decorated(appearance, views, view, texts, faces)
    except Exception:  # noqa: BLE001 - whatever it is, the move is saved
        _log.exception("match %d is shown without decoration", view.match.id)
        return plain_match(view.match, view.selection, texts)


def _decorated(
    appearance: Appearance, views: MatchViews, view: View, texts: Texts, faces: Faces
) -> Layout:
    match = view.match
    dice, hints = faces(appearance.table_look(match)), appearance.offers_hints(match)
    showing = ShownMatch(match, view.selection, texts, dice, hints=hints, pictured=view.pictured)
    if appearance.shows_whole_turns(match):
        for whole in WHOLE_MOVES:
            told = replace(showing, match=with_all_of_bots(match, whole))
            with suppress(OutOfBoundsError):
                return views.layout(told)
    return views.layout(showing)


def played_board(showing: ShownMatch) -> Layout:
    """Return the board of a game that is being played, by people or for them."""
    match, texts, dice = showing.match, showing.texts, showing.dice
    if match.waits_for_bot or match.is_deserted:
        return watched_board(match, texts, dice)
    hints = showing.hints and match.allows_hints
    return board(match, showing.selection, texts, dice, hints=hints)
