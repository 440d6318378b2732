"""Who may look at which game."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.features.analysis.refusals import AnalysisRefusal
from bot.match.model.errors import Instant, Refused
from bot.match.model.match import Match, Place
from bot.match.model.phases import Closed


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who wants to see a game: `sees` tells whether they can read what is at a place."""

    user_id: int
    sees: Callable[[Place], bool]


def never_began(match: Match) -> bool:
    """Tell whether there is nothing of `match` to look at, now or ever."""
    return match.is_gathering or (isinstance(match.phase, Closed) and not match.has_moves)


def require_visible(match: Match, viewer: Viewer) -> None:
    """Raise `Refused` unless `viewer` may see the game: their own, and those of places they read.

    Matches of others without a board stay private.
    """
    public = match.has_board and viewer.sees(match.place)
    if not match.concerns(viewer.user_id) and not public:
        raise Refused(AnalysisRefusal.REPLAY_PRIVATE)


def require_over(match: Match, now: int) -> None:
    """Raise `Refused` while the game is played at `now`, or while others play its hidden dice."""
    if match.is_open:
        raise Refused(AnalysisRefusal.GAME_RUNNING)
    variant = match.variant
    if variant.hides_game and now < variant.secret_until:
        raise Refused(AnalysisRefusal.DEAL_RUNNING, when=Instant(variant.secret_until))
