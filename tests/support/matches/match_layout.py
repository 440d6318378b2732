"""A match as the bot shows it, whatever its server and its people want."""

from bot.engine import Positions
from bot.kit.components.layout import Layout
from bot.kit.game.match_views import ShownMatch
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.wiring import MATCH_VIEWS


def match_layout(match: Match, selection: Positions, texts: Texts, faces: DiceFaces) -> Layout:
    """Return what the message of `match` shows, with the places of `selection` chosen."""
    return MATCH_VIEWS.layout(ShownMatch(match, selection, texts, faces))
