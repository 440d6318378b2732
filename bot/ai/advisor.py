"""The port `Advisor` on the solved game, with threads of its own to think in."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final, TypeVar

from bot.ai.background import Background, open_background
from bot.ai.evaluate import can_estimate, estimate, evaluate
from bot.ai.games import obstacle
from bot.ai.library import Library
from bot.ai.opponents import policy_for
from bot.ai.review import review
from bot.ai.table import GameTable
from bot.ai.turn_value import turn_table
from bot.domain.advice import Advice, Basis, Obstacle
from bot.domain.match import Level
from bot.domain.review import Review
from bot.engine import Game, Move, RuleSet, Setup, State, start

T = TypeVar("T")

_THREADS: Final = 2
"""So that a hint need not wait for a review."""


class TableAdvisor:
    """Advises by the tables of `library`, and for points where none fits.

    What could be solved and is not goes to `background`.
    """

    def __init__(
        self, library: Library, background: Background, executor: ThreadPoolExecutor
    ) -> None:
        """Think in the threads of `executor`."""
        self._library = library
        self._background = background
        self._executor = executor

    async def advise(self, state: State) -> Advice:
        """Return every choice of whoever is on turn in `state`, a game not yet over."""
        return await self._think(lambda: self._advise(_clockless(state)))

    async def bank_from(self, rules: RuleSet, dice: int) -> int | None:
        """Return the points at risk from which to bank with `dice` left; None: never."""
        return await self._think(lambda: turn_table(rules).bank_from(dice))

    async def choose(self, level: Level, state: State) -> Move:
        """Return the move of an opponent of `level` who is on turn in `state`."""
        return await self._think(lambda: self._choose(level, _clockless(state)))

    async def review(self, game: Game) -> Review:
        """Return what there is to say of `game`; raises `ValueError` when it is not over."""
        return await self._think(lambda: review(game, self._table_of(start(game.setup))))

    async def warm_up(self, rulesets: Iterable[RuleSet]) -> None:
        """Get ready to advise on games of two by `rulesets`, one after another."""
        for rules in rulesets:
            await self.advise(start(Setup(rules)))

    def _advise(self, state: State) -> Advice:
        table = self._table_of(state)
        if table is not None:
            return Advice(evaluate(state, table), Basis.SOLVED)
        why = obstacle(state.setup) or Obstacle.NO_TABLE
        if can_estimate(state):
            return Advice(estimate(state), Basis.ESTIMATED, why)
        return Advice(evaluate(state), Basis.POINTS, why)

    def _choose(self, level: Level, state: State) -> Move:
        return policy_for(level, self._table_of(state)).choose(state)

    def _table_of(self, state: State) -> GameTable | None:
        if obstacle(state.setup):
            return None
        table = self._library.find(state.setup.rules)
        if table is None:
            self._background.ask(state.setup.rules)
        return table

    async def _think(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._executor, work)


def _clockless(state: State) -> State:
    """Return `state` without a clock, which bears on no choice: what is worked out is kept once."""
    setup = state.setup
    return replace(state, setup=replace(setup, rules=replace(setup.rules, turn_seconds=None)))


@contextmanager
def open_advisor(shipped: Path, solved: Path, budget: float) -> Iterator[TableAdvisor]:
    """Open an advisor; its threads, and the process that solves, end with the block.

    Tables are in `shipped`, and in `solved` those that are solved meanwhile, for which `budget`
    says how many seconds each may take; 0: none are.
    """
    library = Library(shipped, solved)
    executor = ThreadPoolExecutor(_THREADS, thread_name_prefix="advisor")
    with open_background(solved, budget, library.look_again) as background:
        try:
            yield TableAdvisor(library, background, executor)
        finally:
            executor.shutdown(cancel_futures=True)
