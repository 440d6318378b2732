"""The turn's value: play for points alone, as one does who knows nothing of the other side.

The best that can be got from a turn with so many points at risk, by exact backward induction. Where
farkles in a row cost points, the best average over all turns to come is sought instead: what a
farkle is worth is the difference between going on with one farkle more and going on with none,
which in turn depends on the values sought.
"""

from dataclasses import dataclass
from math import ceil
from typing import Final

import numpy as np

from bot.advice.bounds import STEP
from bot.engine import RuleSet
from bot.jobs.job_context import require_slow_allowed
from bot.solver.cache import kept
from bot.solver.model.arrays import Floats
from bot.solver.model.solve_turn import TurnSolver, turn_layout
from bot.solver.model.turn_arrays import AnyTurn, TurnArrays
from bot.solver.model.turn_induction import NEVER, Detailed, TurnInduction
from bot.solver.model.turn_model import TurnModel, turn_model
from bot.solver.tables.prospects import Prospects

_EXACT: Final = 1e-9
_MARGIN: Final = 200
"""Levels above the highest threshold: a turn gets past them so rarely that no digit shows it."""

_USUAL_SLOPE: Final = 0.2
"""About how much more a turn is worth if a farkle is worth one point more: how likely it farkles.
To begin with this takes five steps, where to begin with nothing takes thirteen."""

USUAL_TARGET: Final = 10_000
"""What a roll that wins at once counts for where there is no target."""

NEAR: Final = 3000
"""So near to the target that points beyond it weigh in the choice: a turn rarely brings more."""

NEAR_LOADED: Final = 10_000
"""The same for loaded dice, of which the best bring 7,000 and more in a turn now and then."""


@dataclass(frozen=True, slots=True)
class TurnTable:
    """The values of a turn under `rules`, in points.

    - `prospects[farkles]`: of a turn that so many farkles in a row came before. The points at risk
      are part of the values of throwing; the opening score is left out of account. A farkle is
      worth less than nothing where it brings a penalty nearer.
    - `expected`: the best average of a turn.
    """

    rules: RuleSet
    prospects: tuple[Prospects, ...]
    expected: float

    @property
    def model(self) -> TurnModel:
        """Return the turn that these are the values of."""
        return turn_model(self.rules)

    def bank_from(self, dice: int, farkles: int = 0) -> int | None:
        """Return the points at risk from which on it is best to bank with `dice` left to throw.

        None: it never is, or all dice were set aside and must be thrown again.
        """
        if self.rules.hot_dice_must_roll and dice == self.rules.scoring.dice:
            return None
        return self.prospects[farkles].bank_from(self.model.index(dice))

    def up_to(self, most: int, farkles: int = 0) -> Prospects:
        """Return the prospects of a turn in which no more than `most` points count.

        Where a target may not be overshot, more than that are worth nothing.
        """
        # One level more than that of `most`, which stands for all beyond it.
        height = max(_steps(most), _steps(self.rules.minimum)) + 2
        solver = TurnSolver(turn_layout(self.rules), height)
        solver.banking[:, 0] = banking_values(self.rules, height, most)
        solver.above[...] = most if self.rules.overshoot == "allowed" else 0.0
        solver.win = most
        solver.farkle[...] = self.prospects[farkles].farkle
        solver.run()
        return Prospects.of(solver)


@kept
def turn_table(rules: RuleSet) -> TurnTable:
    """Return the turn's values under `rules`; the work of some seconds is done once."""
    require_slow_allowed()
    model = turn_model(rules)
    counters = max(rules.farkle_limit, 1)
    height = height_of(model, rules)
    induction: Detailed = (
        TurnSolver(turn_layout(rules), height)
        if counters == 1
        else TurnInduction(model, height, counters, detail=True)
    )
    induction.banking[...] = banking_values(rules, height)[:, None]
    above = STEP * np.arange(height, height + model.reach)
    induction.above[...] = (above + _carefree_gains(model)[:, None])[..., None]
    induction.win = rules.target or USUAL_TARGET
    values = _settle(induction, rules.farkle_penalty)
    return TurnTable(
        rules,
        tuple(Prospects.of(induction, column) for column in range(counters)),
        float(values[0]),
    )


def _settle(induction: Detailed, penalty: int) -> Floats:
    """Find what farkles are worth, and return the values of turns: column i after i farkles.

    A farkle is worth going on with one more instead of with none: the difference of the values of
    two batch, or the penalty. Newton's method, with the slopes of the last chords.
    """
    batch = len(induction.farkle)
    slopes, before = np.full(batch, _USUAL_SLOPE), induction.farkle.copy()
    values = previous = induction.run().copy()
    while True:
        missing = np.append(values[1:] - values[0], -penalty) - induction.farkle
        if np.abs(missing).max() < _EXACT:
            return values
        moved = np.abs(induction.farkle - before) > _EXACT
        np.divide(values - previous, induction.farkle - before, out=slopes, where=moved)
        pull = np.eye(batch, k=1) * slopes
        pull[:-1, 0] -= slopes[0]
        before, previous = induction.farkle.copy(), values
        induction.farkle += np.linalg.solve(np.eye(batch) - pull, missing)
        values = induction.run().copy()


def _carefree_gains(model: TurnModel) -> Floats:
    """Return what each throw brings above all thresholds: nothing, unless it cannot farkle.

    Such a throw is made however much is at risk; what it leads to is banked, if it is not another.
    """
    gains, change = np.zeros(len(model.throws)), np.inf
    while change > _EXACT:
        before = gains.copy()
        for place, throw in enumerate(model.throws):
            if not throw.farkle:
                gains[place] = sum(
                    float(outcome.chance)
                    * max(STEP * keep.points + gains[keep.throw] for keep in outcome.keeps)
                    for outcome in throw.outcomes
                )
        change = np.abs(gains - before).max()
    return gains


def banking_values(rules: RuleSet, height: int, most: int | None = None) -> Floats:
    """Return what banking is worth at each of `height` levels: `NEVER` below the minimum.

    With `most`, points beyond so many do not count; where a target may not be overshot, who goes
    beyond it gets nothing.
    """
    banking = STEP * np.arange(height, dtype=float)
    if most is not None:
        banking = np.minimum(banking, most)
        if rules.overshoot != "allowed":
            banking[_steps(most) + 1 :] = 0.0
    banking[: max(_steps(rules.minimum), 1)] = NEVER
    return banking


def _steps(points: int) -> int:
    """Return the steps needed to have at least so many points."""
    return ceil(points / STEP)


def height_of(model: AnyTurn, rules: RuleSet) -> int:
    """Return so many levels that nobody throws above them who may farkle.

    Throwing once more is right as long as the points it brings outweigh those it risks, which it
    does up to a certain number at risk and never beyond.
    """
    thresholds = [rules.minimum / STEP, rules.opening / STEP]
    for throw in TurnArrays.of(model).throws:
        if throw.farkle:
            firsts = np.cumsum(throw.counts) - throw.counts
            best = np.maximum.reduceat(throw.points, firsts) if len(firsts) else firsts
            gain = float(throw.chances @ best)
            gain += throw.wins * (rules.target or USUAL_TARGET) / STEP
            thresholds.append(gain / throw.farkle)
    return int(max(thresholds)) + _MARGIN
