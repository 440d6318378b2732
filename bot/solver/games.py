"""The solved games that are at hand, and which of them a game is."""

from pathlib import Path

from bot.advice.choices import Obstacle
from bot.engine import Setup
from bot.solver.badges.store import BadgeLibrary
from bot.solver.badges.table import BadgeTable
from bot.solver.model.games import Badged, equipment_of, obstacle
from bot.solver.tables.library import Library
from bot.solver.tables.table import GameTable
from bot.solver.three.store import ThreeLibrary
from bot.solver.three.table import ThreeTable, of_three

AnyTable = GameTable | ThreeTable | BadgeTable
"""The table of a game, of whichever kind."""


def why_not_exact(setup: Setup, table: AnyTable | None) -> Obstacle | None:
    """Return why the figures of the game of `setup` are not exact, None when they are.

    `table` is that of the game, which with badges need not be exact, or None without one.
    """
    if table is None:
        own = equipment_of(setup) is not None
        return Obstacle.NO_TABLE if own else obstacle(setup) or Obstacle.NO_TABLE
    return Obstacle.BADGES if isinstance(table, BadgeTable) and not table.exact else None


class SolvedGames:
    """Finds the table of a game: those of two and of three, shipped or solved here.

    Of two there are also those with loaded dice or badges. May be used by several threads at once.
    """

    def __init__(self, shipped: Path, solved: Path) -> None:
        """Read nothing yet; neither folder needs to be there."""
        self._two = Library(shipped, solved)
        self._three = ThreeLibrary(shipped, solved)
        self._badged = BadgeLibrary(shipped, solved)

    def of(self, setup: Setup) -> AnyTable | None:
        """Return the table of the game laid out by `setup`, None when there is none."""
        if of_three(setup):
            return self._three.find(setup.rules)
        equipment = equipment_of(setup)
        if isinstance(equipment, Badged):
            return self._badged.find(setup.rules, equipment)
        if equipment is None and obstacle(setup):
            return None
        return self._two.find(setup.rules, equipment)
