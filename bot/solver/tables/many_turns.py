"""The insides of many turns of a solved game, worked out together: far sooner than one by one."""

from collections.abc import Iterable
from typing import Final

from bot.solver.model.solve_turn import spacious
from bot.solver.model.turn_induction import InductionPool
from bot.solver.tables.prospects import Prospects
from bot.solver.tables.table import GameTable, TurnStart

TOGETHER: Final = 240
"""The turns that are worked out together: more of them take no less time each."""


class ManyTurns:
    """Works out turns of a game. For one thread, and for whoever has many turns to ask about."""

    def __init__(self, table: GameTable) -> None:
        """Take the `table` of the game."""
        self._table = table
        self._pools: dict[int, InductionPool] = {}

    def prospects(self, starts: Iterable[TurnStart]) -> dict[TurnStart, Prospects]:
        """Return the chances to win inside the turns that begin so; they are not kept."""
        distinct = list(dict.fromkeys(starts))
        kinds: dict[tuple[int, bool], list[TurnStart]] = {}
        for start in distinct:
            kinds.setdefault((start.side, start.last), []).append(start)
        found: dict[TurnStart, Prospects] = {}
        for (side, _), alike in kinds.items():
            found |= self._prospects(side, alike)
        return found

    def _prospects(self, side: int, starts: list[TurnStart]) -> dict[TurnStart, Prospects]:
        if side not in self._pools:
            self._pools[side] = InductionPool(self._table.turn(side), detail=True)
        pool, found = self._pools[side], dict[TurnStart, Prospects]()
        for first in range(0, len(starts), pool.width):
            part = starts[first : first + pool.width]
            height = spacious(self._table.height(part))
            induction = pool.induction(height, len(part))
            self._table.solve_turns(induction, part)
            found |= {start: Prospects.of(induction, column) for column, start in enumerate(part)}
        return found
