"""A table that works out the turns of many games together, before they are played."""

from collections.abc import Iterable, Sequence

from bot.solver.model.turn_induction import Fillable
from bot.solver.tables.many_turns import ManyTurns
from bot.solver.tables.prospects import Prospects
from bot.solver.tables.table import GameTable, TurnStart


class PreparedTable(GameTable):
    """As `table`, but turns that it was told of cost a twentieth. For one thread."""

    def __init__(self, table: GameTable) -> None:
        """Know of no turns yet."""
        super().__init__(table.rules, table.wins)
        self._table = table
        self._turns = ManyTurns(table)
        self._ready: dict[TurnStart, Prospects] = {}

    def prepare(self, starts: Iterable[TurnStart]) -> None:
        """Work out the turns that begin so, and forget those of before."""
        self._ready = self._turns.prospects(starts)

    def prospects(self, start: TurnStart) -> Prospects:
        """Return the chances to win inside the turn that begins so."""
        return self._ready.get(start) or self._table.prospects(start)

    def win_probability(self, start: TurnStart) -> float:
        """Return how likely the side to move wins."""
        return self._table.win_probability(start)

    def height(self, starts: Sequence[TurnStart]) -> int:
        """Return how many levels the highest of the turns has."""
        return self._table.height(starts)

    def solve_turns(self, solver: Fillable, starts: Sequence[TurnStart]) -> None:
        """Work out the turns of `starts` on the first columns of `solver`."""
        self._table.solve_turns(solver, starts)
