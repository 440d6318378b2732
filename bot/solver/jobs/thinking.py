"""What advises, by the tables of the library and by what is worked out and kept.

It is the host of a pool of its own, see `bot.jobs`, so that nobody waits for it but those who ask;
`bot.features.analysis.service.advisor` asks it.
"""

from dataclasses import replace
from pathlib import Path
from typing import Final

from bot.advice.choices import Advice, Basis, Obstacle
from bot.advice.fingerprint import plain, plain_setup, rules_hash
from bot.advice.level import AnyLevel
from bot.advice.puzzle import Puzzle
from bot.advice.questions import AdviceHost
from bot.advice.review import Review
from bot.engine import Move, RuleSet, Setup, State, parse_game, start
from bot.jobs.job_context import quota_key, require_slow_allowed
from bot.solver.estimates.evaluate import can_estimate, estimate, evaluate
from bot.solver.games import AnyTable, SolvedGames, why_not_exact
from bot.solver.jobs.background import Background
from bot.solver.jobs.review import review
from bot.solver.model.games import Badged, equipment_of, is_loaded, obstacle
from bot.solver.opponents import policy_for
from bot.solver.puzzles.grading import grade
from bot.solver.tables.table import GameTable
from bot.solver.tables.turn_value import turn_table

_MANY_PLIES: Final = 400
"""A game of more takes seconds to review, as does one with loaded dice or badges; most have a
hundred."""


class Thinking(AdviceHost):
    """Advises by solved tables, by estimates, and for points. Serves several threads.

    Tables are in `shipped`, and in `solved` those that are solved meanwhile, for which `budget`
    says how many seconds each may take; 0: none are.
    """

    def __init__(self, shipped: Path, solved: Path, budget: float) -> None:
        """Read nothing yet, and start nothing."""
        self._games = SolvedGames(shipped, solved)
        self._background = Background(solved, budget)

    def close(self) -> None:
        """End what is being solved in the background."""
        self._background.close()

    def advise(self, state: State) -> Advice:
        """Return every choice of the player on turn in `state`, a game not yet over."""
        table, state = self._table_of(state.setup), _plain(state)
        if table is not None:
            return Advice(evaluate(state, table), table.basis, why_not_exact(state.setup, table))
        why = self._why_not(state.setup)
        if can_estimate(state):
            return Advice(estimate(state), Basis.ESTIMATED, why)
        return Advice(evaluate(state), Basis.POINTS, why)

    def bank_from(self, rules: RuleSet, dice: int) -> int | None:
        """Return the points at risk from which to bank with `dice` left; None: never."""
        return turn_table(plain(rules)).bank_from(dice)

    def choose(self, level: AnyLevel, state: State) -> Move:
        """Return the move of an opponent of `level` who is on turn in `state`."""
        return policy_for(level, self._table_of(state.setup)).choose(_plain(state))

    def review(self, line: str, winners: tuple[int, ...] | None = None) -> Review:
        """Return what there is to say of the game of a line.

        `winners` are the sides that have won, if not those who are ahead in the line. Raises
        `ValueError` when it is not over, or no game.
        """
        game = parse_game(line)
        own = equipment_of(game.setup) is not None
        if len(game.plies) > _MANY_PLIES or own or any(map(is_loaded, game.setup.dice)):
            require_slow_allowed()
        # Nobody plays the game any more: with dice or badges of its own it is not worth solving.
        table = self._table_of(game.setup, asks=not own)
        return review(game, table, winners)

    def grade(self, state: State) -> Puzzle | None:
        """Return the puzzle that `state` is, None where it is none, or where no game is solved."""
        rules, setup = state.setup.rules, state.setup
        # Puzzles come from games that are over, see `review`.
        table = self._table_of(setup, asks=equipment_of(setup) is None)
        if not isinstance(table, GameTable) or not state.roll:
            return None
        state = _plain(state)
        choices = evaluate(state, table)
        return grade(rules.name, rules_hash(rules), state, choices) if len(choices) > 1 else None

    def warm_up(self, rules: RuleSet) -> None:
        """Get ready to advise on games of two by `rules`."""
        self.advise(start(Setup(rules)))

    def prepare(self, setup: Setup) -> None:
        """See to it that the game laid out by `setup` is solved soon, if it can be."""
        dice = equipment_of(setup)
        if dice is not None:
            self._background.lay(setup.rules, dice)
            self._table_of(setup)

    def give_up(self, setup: Setup) -> None:
        """Solve it no more, unless another table plays the same game."""
        dice = equipment_of(setup)
        if dice is not None:
            self._background.clear(setup.rules, dice)

    def unsolved(self) -> int:
        """Return how many rulesets are being solved in the background, or wait to be."""
        return self._background.in_hand

    def _table_of(self, setup: Setup, *, asks: bool = True) -> AnyTable | None:
        table, dice = self._games.of(setup), equipment_of(setup)
        if table is None and asks and (dice is not None or not obstacle(setup)):
            self._background.ask(setup.rules, quota_key(), dice)
        return table

    def _why_not(self, setup: Setup) -> Obstacle | None:
        """Return why there is no table of the game laid out by `setup`."""
        own = equipment_of(setup)
        if own is None or not self._background.is_solving(setup.rules, own):
            return why_not_exact(setup, None)
        return Obstacle.BADGES_PENDING if isinstance(own, Badged) else Obstacle.DICE_PENDING


def _plain(state: State) -> State:
    return replace(state, setup=plain_setup(state.setup))
