"""The port `Advisor` on the solved game, with a thread of its own to think in."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from bot.ai.evaluate import evaluate
from bot.ai.games import obstacle
from bot.ai.opponents import policy_for
from bot.ai.review import review
from bot.ai.store import find_table
from bot.ai.table import GameTable
from bot.domain.advice import Advice, Basis, Obstacle
from bot.domain.match import Level
from bot.domain.review import Review
from bot.engine import Game, Move, RuleSet, State, start

T = TypeVar("T")

_TABLES_KEPT = 16


class TableAdvisor:
    """Advises by the tables of `folder`, and for points where none fits."""

    def __init__(self, folder: Path, executor: ThreadPoolExecutor) -> None:
        """Think in the threads of `executor`."""
        self._executor = executor
        self._table: Callable[[RuleSet], GameTable | None] = lru_cache(_TABLES_KEPT)(
            lambda rules: find_table(rules, folder)
        )

    async def advise(self, state: State) -> Advice:
        """Return every choice of whoever is on turn in `state`, a game not yet over."""
        return await self._think(lambda: self._advise(state))

    async def choose(self, level: Level, state: State) -> Move:
        """Return the move of an opponent of `level` who is on turn in `state`."""
        return await self._think(lambda: policy_for(level, self._table_of(state)).choose(state))

    async def review(self, game: Game) -> Review:
        """Return what there is to say of `game`; raises `ValueError` when it is not over."""
        return await self._think(lambda: review(game, self._table_of(start(game.setup))))

    def _advise(self, state: State) -> Advice:
        table = self._table_of(state)
        if table is not None:
            return Advice(evaluate(state, table), Basis.SOLVED)
        return Advice(evaluate(state), Basis.POINTS, obstacle(state.setup) or Obstacle.NO_TABLE)

    def _table_of(self, state: State) -> GameTable | None:
        return None if obstacle(state.setup) else self._table(state.setup.rules)

    async def _think(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._executor, work)


@contextmanager
def open_advisor(folder: Path) -> Iterator[TableAdvisor]:
    """Open an advisor on the tables of `folder`; its thread ends with the block."""
    with ThreadPoolExecutor(1, thread_name_prefix="advisor") as executor:
        yield TableAdvisor(folder, executor)
