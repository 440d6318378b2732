"""The solved games that are at hand, and which of them a game is."""

from pathlib import Path

from bot.engine import Setup
from bot.solver.model.games import dice_of, obstacle
from bot.solver.tables.library import Library
from bot.solver.tables.table import GameTable
from bot.solver.three.store import ThreeLibrary
from bot.solver.three.table import ThreeTable, of_three


class SolvedGames:
    """Finds the table of a game: those of two and of three, shipped or solved here.

    Of two there are also those with loaded dice. May be used by several threads at once.
    """

    def __init__(self, shipped: Path, solved: Path) -> None:
        """Read nothing yet; neither folder needs to be there."""
        self._two = Library(shipped, solved)
        self._three = ThreeLibrary(shipped, solved)

    def of(self, setup: Setup) -> GameTable | ThreeTable | None:
        """Return the table of the game laid out by `setup`, None when there is none."""
        if of_three(setup):
            return self._three.find(setup.rules)
        dice = dice_of(setup)
        if dice is None and obstacle(setup):
            return None
        return self._two.find(setup.rules, dice)
