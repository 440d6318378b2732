"""The insides of many turns of a solved game, worked out together: far sooner than one by one."""

from collections.abc import Iterable
from typing import Final

from bot.solver.model.solve_turn import spacious
from bot.solver.model.turn_induction import InductionPool
from bot.solver.model.turn_model import turn_model
from bot.solver.tables.prospects import Prospects
from bot.solver.tables.table import GameTable, TurnStart

TOGETHER: Final = 240
"""The turns that are worked out together: more of them take no less time each."""


class ManyTurns:
    """Works out turns of a game. For one thread, and for whoever has many turns to ask about."""

    def __init__(self, table: GameTable) -> None:
        """Take the `table` of the game."""
        self._table = table
        self._pool = InductionPool(turn_model(table.rules), detail=True)

    def prospects(self, starts: Iterable[TurnStart]) -> dict[TurnStart, Prospects]:
        """Return the chances to win inside the turns that begin so; they are not kept."""
        distinct = list(dict.fromkeys(starts))
        last = [start for start in distinct if start.last]
        return self._prospects([start for start in distinct if not start.last]) | (
            self._prospects(last)
        )

    def _prospects(self, starts: list[TurnStart]) -> dict[TurnStart, Prospects]:
        found: dict[TurnStart, Prospects] = {}
        for first in range(0, len(starts), TOGETHER):
            part = starts[first : first + TOGETHER]
            height = spacious(self._table.height(part))
            induction = self._pool.induction(height, len(part))
            self._table.solve_turns(induction, part)
            found |= {start: Prospects.of(induction, column) for column, start in enumerate(part)}
        return found
