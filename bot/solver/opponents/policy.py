"""Who plays: a policy chooses a move for any state in which it is its turn."""

from dataclasses import dataclass
from typing import Protocol

from bot.engine import Move, State
from bot.solver.badges.table import BadgeTable
from bot.solver.estimates.evaluate import can_estimate, estimate, evaluate
from bot.solver.tables.prospects import Solved


class Policy(Protocol):
    """Whatever can play. It may be asked by several threads at once, and must not block on I/O."""

    def choose(self, state: State) -> Move:
        """Return a legal move for the seat whose turn it is in `state`, a game not yet over."""


@dataclass(frozen=True, slots=True)
class Perfect:
    """Wins as often as can be: plays by the `table` of the solved game."""

    table: Solved | BadgeTable

    def choose(self, state: State) -> Move:
        """Return the move with the greatest probability of winning."""
        return evaluate(state, self.table)[0].move


@dataclass(frozen=True, slots=True)
class ToWin:
    """Plays for the chance to win where the game is too large to be solved, by an estimate of it.

    See `bot.solver.estimates.estimate`.
    """

    def choose(self, state: State) -> Move:
        """Return the move with the greatest estimated probability of winning."""
        return estimate(state)[0].move


@dataclass(frozen=True, slots=True)
class ForPoints:
    """Gets as many points as can be out of each turn, whatever the other sides have.

    It plays where there should be a table and none fits, with loaded dice that have none, and alone
    at a table.
    Points beyond a target that is in reach do not count.
    """

    def choose(self, state: State) -> Move:
        """Return the move with the greatest expected points."""
        return evaluate(state)[0].move


@dataclass(frozen=True, slots=True)
class Unsolved:
    """Plays where there is no table: to win if the game is too large for one, else for points."""

    def choose(self, state: State) -> Move:
        """Return the move of whichever of the two plays the game of `state`."""
        policy: Policy = ToWin() if can_estimate(state) else ForPoints()
        return policy.choose(state)


def best_policy(table: Solved | BadgeTable | None) -> Policy:
    """Return the best there is to play with, by `table` or without one."""
    return Unsolved() if table is None else Perfect(table)
