"""How the turns of a perfect player end, in every state of a solved game."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from bot.solver.model.arrays import Floats
from bot.solver.model.turn_induction import InductionPool, TurnInduction, bankable
from bot.solver.strategy.turn_ends import TurnEnds, turn_ends
from bot.solver.tables.race import Batch, RaceValues
from bot.solver.tables.rounds import RoundsValues, Standings

_COLUMNS: Final = 2000


@dataclass(frozen=True, slots=True)
class RaceEnds:
    """How turns of a race end that begin with one own total.

    `farkle[i, j, b]` and `banked[i, j, b, step]`, with i and j farkles in a row, own and the other
    side's, and the other side's total b; the last step is so many as win, and all above.
    """

    farkle: Floats
    banked: Floats


def race_ends(values: RaceValues, own: int, pool: InductionPool) -> RaceEnds:
    """Return how the turns of a perfect player end who has the total `own`, in steps."""
    race = values.race
    shape = race.counters, race.counters, race.totals
    states = np.indices(shape, dtype=np.intp).reshape(3, -1)
    found = []
    for first in range(0, states.shape[1], _COLUMNS):
        own_farkles, other_farkles, other = states[:, first : first + _COLUMNS]
        batch = Batch(np.full_like(other, own), other, own_farkles, other_farkles)
        induction = pool.induction(values.height(batch), len(batch))
        values.lay(induction, batch)
        values.solve(induction, values.after_farkle(batch))
        found.append(_ends(induction, len(batch)).up_to(race.totals - own))
    farkle, banked = _joined(found)
    return RaceEnds(farkle.reshape(shape), banked.reshape(*shape, -1))


def rounds_ends(values: RoundsValues, turns: int, pool: InductionPool) -> TurnEnds:
    """Return how the turns of a perfect player end with so many `turns` left, by lead.

    Only for rules that do not punish farkles. Leads are counted as in `RoundsValues`; all that is
    banked beyond the highest lead counts as it.
    """
    most = 2 * values.rounds.span
    ahead = np.arange(most + 1)
    found = []
    for first in range(0, len(ahead), _COLUMNS):
        part = ahead[first : first + _COLUMNS]
        standings = Standings(part, np.zeros_like(part), np.zeros_like(part))
        induction = pool.induction(values.height(standings), len(part))
        values.lay(induction, turns, standings)
        values.solve(induction, values.after_farkle(turns, standings))
        found.append(_ends(induction, len(part)).up_to(most))
    return TurnEnds(*_joined(found))


def _joined(found: list[TurnEnds]) -> tuple[Floats, Floats]:
    """Return the farkles and what is banked of all columns, the columns first."""
    farkle = np.concatenate([ends.farkle for ends in found])
    return farkle, np.concatenate([ends.banked.T for ends in found])


def _ends(induction: TurnInduction, columns: int) -> TurnEnds:
    """Return how turns end that are played as the first `columns` show, after a run."""
    may_bank = np.array([throw.may_bank for throw in induction.model.throws])[:, None, None]
    best = induction.best[..., :columns]
    banking = bankable(induction.banking[:, :columns], induction.win, may_bank=may_bank)
    banks = banking >= best[:, : induction.height]
    return turn_ends(induction.model, best, banks)
