"""Redrawing boards of matches that changed without a press on them."""

from bot.match.model.match import Match
from bot.match.ports import BoardPost, MatchWatch


class Redraws(MatchWatch):
    """Redraws outdated boards."""

    def __init__(self, boards: BoardPost) -> None:
        """Draw on `boards`."""
        self._boards = boards

    def outdated(self, match: Match) -> None:
        """Redraw the board, if it was ever posted."""
        if match.message_id is not None:
            self._boards.redraw(match)
