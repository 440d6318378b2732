"""A game for two with a limit of turns, solved backwards from the last turn.

`wins[n, i, j, d]` is the probability that the side to move wins (a tie counts half) when n turns
are left, its own among them, with farkle counters i and j, and d steps ahead of the other side,
counted from `-span`. Every turn uses one up, so that each layer follows from the one before:
nothing here is a fixed point. A lead of `span` steps counts as won, and one behind as lost.
"""

from dataclasses import dataclass

import numpy as np

from bot.solver.model.arrays import Floats, Ints
from bot.solver.model.turn_induction import NEVER, Fillable, InductionPool
from bot.solver.model.turn_model import TurnModel
from bot.solver.tables.pairs import Progress
from bot.solver.tables.race import TIE

_BATCH = 240


@dataclass(frozen=True, slots=True)
class Rounds:
    """What decides a game of `turns` each besides the dice; amounts in steps.

    `limit` farkles in a row cost `penalty` (both 0: never).
    """

    model: TurnModel
    turns: int
    minimum: int = 0
    limit: int = 0
    penalty: int = 0
    span: int = 300

    @property
    def counters(self) -> int:
        """Return how many values a farkle counter takes."""
        return max(self.limit, 1)

    @property
    def shape(self) -> tuple[int, ...]:
        """Return the shape of the table of values: turns left, counters of both, and lead."""
        return 2 * self.turns + 1, self.counters, self.counters, 2 * self.span + 1

    @property
    def least(self) -> int:
        """Return the least that may be banked."""
        return max(self.minimum, 1)


@dataclass(frozen=True, slots=True)
class Standings:
    """States at the start of a turn: steps ahead, counted from `-span`, and farkle counters."""

    ahead: Ints
    own_farkles: Ints
    other_farkles: Ints


class RoundsValues:
    """The values of `rounds` at the start of its turns, from which those inside a turn follow."""

    def __init__(self, rounds: Rounds, wins: Floats | None = None) -> None:
        """Take the values `wins`, or begin with those after the last turn."""
        self.rounds = rounds
        if wins is None:
            wins = np.zeros(rounds.shape)
            wins[..., -1] = 1.0
            wins[0, :, :, rounds.span] = TIE
            wins[0, :, :, rounds.span + 1 :] = 1.0
        self.wins = wins

    def after_farkle(self, turns: int | Ints, standings: Standings) -> Floats:
        """Return what a farkle is worth in each of `standings` with so many `turns` left."""
        farkles = standings.own_farkles + 1
        punished = farkles == self.rounds.counters
        ahead = np.where(punished, standings.ahead - self.rounds.penalty, standings.ahead)
        farkles = np.where(punished, 0, farkles)
        behind = 2 * self.rounds.span - np.maximum(ahead, 0)
        other: Floats = self.wins[turns - 1, standings.other_farkles, farkles, behind]
        return 1 - other

    def height(self, standings: Standings) -> int:
        """Return how many levels turns from `standings` have."""
        return max(2 * self.rounds.span - int(standings.ahead.min()), self.rounds.least)

    def lay(self, induction: Fillable, turns: int | Ints, standings: Standings) -> None:
        """Write what banking is worth in `standings` on the first batch of `induction`."""
        most = 2 * self.rounds.span
        points = np.arange(len(induction.banking))[:, None]
        behind = most - np.minimum(standings.ahead + points, most)
        banking = 1 - self.wins[turns - 1, standings.other_farkles, 0, behind]
        banking[: self.rounds.least] = NEVER
        induction.banking[:, : len(standings.ahead)] = banking

    def solve(self, induction: Fillable, farkle: Floats) -> Floats:
        """Return what a turn is worth on each of the first batch, given what a `farkle` is."""
        induction.farkle[: len(farkle)] = farkle
        return induction.run()[: len(farkle)].copy()


def solve_rounds(rounds: Rounds, progress: Progress) -> RoundsValues:
    """Return the values of `rounds` under best play of both."""
    values, pool = RoundsValues(rounds), InductionPool(rounds.model, pruned=True)
    leads, counters = 2 * rounds.span - 1, rounds.counters
    ahead, own, other = (
        axis.reshape(-1) for axis in np.indices((leads, counters, counters), dtype=np.intp)
    )
    for turns in range(1, 2 * rounds.turns + 1):
        for first in range(0, len(ahead), _BATCH):
            chosen = slice(first, first + _BATCH)
            standings = Standings(ahead[chosen] + 1, own[chosen], other[chosen])
            induction = pool.induction(values.height(standings), len(standings.ahead))
            values.lay(induction, turns, standings)
            found = values.solve(induction, values.after_farkle(turns, standings))
            values.wins[turns, own[chosen], other[chosen], standings.ahead] = found
        progress(turns / (2 * rounds.turns))
    return values
