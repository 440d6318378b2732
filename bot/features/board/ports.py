"""How the board is to look."""

from typing import Protocol

from bot.kit.pictures.dice_appearance import DiceAppearance
from bot.match.model.match import Match


class Appearance(Protocol):
    """Knows how those at a table, and its server, want a board to look."""

    def table_look(self, match: Match) -> DiceAppearance:
        """Return how the board shows dice."""

    def shows_whole_turns(self, match: Match) -> bool:
        """Tell whether the bot's turns are shown in one go rather than by moves."""

    def offers_hints(self, match: Match) -> bool:
        """Tell whether the server lets its players ask for hints."""
