"""The solved game of a ruleset: how likely each side wins from any state of a game for two."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from bot.advice.bounds import STEP
from bot.advice.choices import Basis
from bot.engine import RuleSet, State
from bot.solver.cache import kept
from bot.solver.model.arrays import Floats, Ints
from bot.solver.model.games import game, is_loaded
from bot.solver.model.solve_turn import TurnLayout, spacious_solver, turn_layout
from bot.solver.model.turn_arrays import AnyTurn
from bot.solver.model.turn_induction import NEVER, Fillable
from bot.solver.tables.game_value import solve_race
from bot.solver.tables.pairs import Progress
from bot.solver.tables.prospects import Prospects
from bot.solver.tables.race import TIE, Batch, Race, RaceValues
from bot.solver.tables.rounds import Rounds, RoundsValues, Standings, solve_rounds


@dataclass(frozen=True, slots=True)
class TurnStart:
    """Where a turn of a game for two begins, as the side to move sees it.

    Totals `own` and `other` in points, farkles in a row of each, `turns` left in the game with this
    one (0 where turns are not limited), whether this is the `last` turn of a final round, and which
    `side` of the game it is, 0 unless the sides have dice of their own.
    """

    own: int = 0
    other: int = 0
    own_farkles: int = 0
    other_farkles: int = 0
    turns: int = 0
    last: bool = False
    side: int = 0

    @staticmethod
    def of(state: State) -> "TurnStart":
        """Return where the turn of `state`, a game of two seats, began."""
        seat, turns = state.seat, state.setup.rules.turns
        return TurnStart(
            state.totals[seat],
            state.totals[1 - seat],
            farkles_that_count(state, seat),
            farkles_that_count(state, 1 - seat),
            0 if turns is None else 2 * (turns - state.round) + 2 - seat,
            state.final is not None,
            seat if any(map(is_loaded, state.setup.dice)) else 0,
        )


class GameTable(ABC):
    """The chances to win a game for two under `rules`, both sides playing as well as can be.

    A tie counts half. `wins` are the values at the start of turns; what happens inside a turn is
    worked out when asked for, in some milliseconds, and kept for a while. May be used by several
    threads at once.
    """

    basis: Final = Basis.SOLVED

    def __init__(self, rules: RuleSet, wins: Floats) -> None:
        """Take the values `wins` of `rules`."""
        self.rules = rules
        self.wins = wins

    @property
    def nbytes(self) -> int:
        """Return how many bytes the values take up."""
        return self.wins.nbytes

    @property
    def first_player_wins(self) -> float:
        """Return how likely the side that begins wins."""
        return self.win_probability(TurnStart(turns=2 * (self.rules.turns or 0)))

    @abstractmethod
    def win_probability(self, start: TurnStart) -> float:
        """Return how likely the side to move wins; totals outside the table count as its edge."""

    def turn(self, side: int) -> AnyTurn:
        """Return the turns of a side."""
        return self.layout(side).model

    def layout(self, side: int) -> TurnLayout:
        """Return the turns of a side, laid out."""
        del side  # both throw ordinary dice
        return turn_layout(self.rules)

    @abstractmethod
    def height(self, starts: Sequence[TurnStart]) -> int:
        """Return how many levels the highest of the turns has."""

    @abstractmethod
    def solve_turns(self, solver: Fillable, starts: Sequence[TurnStart]) -> None:
        """Work out the turns of `starts` on the first columns of `solver`.

        All must be the last of a final round, or none, and of the same side.
        """

    def ahead(self, state: State) -> Prospects:
        """Return the chances to win inside the turn that is played in `state`."""
        return self.prospects(TurnStart.of(state))

    @kept
    def prospects(self, start: TurnStart) -> Prospects:
        """Return the chances to win inside the turn that begins so."""
        solver = spacious_solver(self.layout(start.side), self.height([start]))
        self.solve_turns(solver, [start])
        return Prospects.of(solver)


class RaceTable(GameTable):
    """The table of a game to a target; `wins` as in `RaceValues`.

    `sides` are what follows for each side, or one for both where they throw the same dice.
    """

    def __init__(self, rules: RuleSet, race: Race, wins: Floats) -> None:
        """Take the values `wins` of `race`, which is the game of `rules`."""
        super().__init__(rules, wins)
        self.sides: tuple[RaceValues, ...] = (RaceValues(race, wins),)

    def win_probability(self, start: TurnStart) -> float:
        """Return how likely the side to move wins; totals outside the table count as its edge."""
        if start.last:
            return self.prospects(start).start
        side = self.sides[start.side]
        column = _batch(side.race, [start])
        states = column.own_farkles, column.other_farkles, column.own, column.other
        return float(side.wins[states][0])

    def height(self, starts: Sequence[TurnStart]) -> int:
        """Return how many levels the highest of the turns has."""
        side = self.sides[starts[0].side]
        if starts[0].last:
            return max(max(map(_lead, starts)) + 1, side.race.least_to_open)
        return side.height(_batch(side.race, starts))

    def solve_turns(self, solver: Fillable, starts: Sequence[TurnStart]) -> None:
        """Work out the turns of `starts` on the first columns of `solver`."""
        side = self.sides[starts[0].side]
        batch = _batch(side.race, starts)
        side.lay(solver, batch)
        if starts[0].last:
            banking = solver.banking[:, : len(starts)]
            levels, leads = np.arange(len(banking))[:, None], np.array([*map(_lead, starts)])
            decided = np.where(levels == leads, TIE, levels > leads)
            banking[...] = np.where(banking == NEVER, NEVER, decided)
            solver.above[...] = 1.0
            solver.farkle[...] = 0.0
            solver.run()
        else:
            side.solve(solver, side.after_farkle(batch))


class RoundsTable(GameTable):
    """The table of a game with a limit of turns; `wins` as in `RoundsValues`."""

    def __init__(self, rules: RuleSet, rounds: Rounds, wins: Floats) -> None:
        """Take the values `wins` of `rounds`, which is the game of `rules`."""
        super().__init__(rules, wins)
        self._values = RoundsValues(rounds, wins)

    def win_probability(self, start: TurnStart) -> float:
        """Return how likely the side to move wins; leads outside the table count as its edge."""
        ahead = int(_standings(self._values.rounds, [start]).ahead[0])
        return float(self.wins[start.turns, start.own_farkles, start.other_farkles, ahead])

    def height(self, starts: Sequence[TurnStart]) -> int:
        """Return how many levels the highest of the turns has."""
        return self._values.height(_standings(self._values.rounds, starts))

    def solve_turns(self, solver: Fillable, starts: Sequence[TurnStart]) -> None:
        """Work out the turns of `starts` on the first columns of `solver`."""
        turns = np.array([start.turns for start in starts])
        standings = _standings(self._values.rounds, starts)
        self._values.lay(solver, turns, standings)
        self._values.solve(solver, self._values.after_farkle(turns, standings))


def table_of(rules: RuleSet, wins: Floats, deeper: int = 0) -> GameTable:
    """Return the table with values `wins` of `rules`, which must be without an obstacle.

    `deeper` as in `game`. Raises `ValueError` when the values do not have the shape that the rules
    ask for.
    """
    kind = game(rules, deeper)
    if wins.shape != kind.shape:
        raise ValueError(f"a table of shape {wins.shape} does not fit {rules.name}")
    if isinstance(kind, Race):
        return RaceTable(rules, kind, wins)
    return RoundsTable(rules, kind, wins)


def solve(rules: RuleSet, progress: Progress = lambda _: None, *, deeper: int = 0) -> GameTable:
    """Solve the game of two under `rules`, which must be without an obstacle.

    This takes from seconds to minutes. `progress` is told how much is done, from 0 to 1, many times
    a second; whatever it raises ends the work. `deeper` as in `game`.
    """
    kind = game(rules, deeper)
    solved = solve_race(kind, progress) if isinstance(kind, Race) else solve_rounds(kind, progress)
    return table_of(rules, solved.wins, deeper)


def farkles_that_count(state: State, seat: int) -> int:
    """Return the farkles in a row of `seat`, 0 under rules that do not punish them."""
    return state.farkles[seat] if state.setup.rules.farkle_limit else 0


def _batch(race: Race, starts: Sequence[TurnStart]) -> Batch:
    own, other = (
        np.clip([points // STEP - race.floor for points in totals], 0, race.totals - 1)
        for totals in ([start.own for start in starts], [start.other for start in starts])
    )
    return Batch(own, other, *_farkles(starts))


def _standings(rounds: Rounds, starts: Sequence[TurnStart]) -> Standings:
    leads = [(start.own - start.other) // STEP + rounds.span for start in starts]
    return Standings(np.clip(leads, 0, 2 * rounds.span), *_farkles(starts))


def _farkles(starts: Sequence[TurnStart]) -> tuple[Ints, Ints]:
    own = np.array([start.own_farkles for start in starts])
    return own, np.array([start.other_farkles for start in starts])


def _lead(start: TurnStart) -> int:
    return (start.other - start.own) // STEP
