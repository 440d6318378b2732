"""The turns of a side that plays for points, and whatever bears on them: its mood, and the target.

Amounts are in steps. A side is in a *mood*: its farkles in a row, and whether it has opened. Near a
target it does not count what goes beyond; a side that has yet to open plays as if it were far away.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Final

import numpy as np

from bot.advice.bounds import STEP, penalties_down
from bot.engine import RuleSet
from bot.jobs.job_context import require_slow_allowed
from bot.solver.cache import kept
from bot.solver.estimates.turn_points import TurnPoints, turn_points
from bot.solver.model.arrays import Floats, Ints
from bot.solver.model.turn_induction import NEVER, TurnInduction
from bot.solver.tables.turn_value import NEAR, USUAL_TARGET, turn_table

_NEGLIGIBLE: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Moods:
    """The moods there are under `rules`, numbered: first those of sides that have opened."""

    counters: int
    opening: bool

    @staticmethod
    def of(rules: RuleSet) -> "Moods":
        """Return the moods of `rules`."""
        return Moods(max(rules.farkle_limit, 1), rules.opening > rules.minimum)

    def __len__(self) -> int:
        """Return how many there are."""
        return self.counters * (1 + self.opening)

    def number(self, farkles: int, *, opened: bool) -> int:
        """Return the number of the mood of a side with so many farkles in a row."""
        closed = self.opening and not opened
        return min(farkles, self.counters - 1) + closed * self.counters

    def after_farkle(self, mood: int) -> tuple[int, bool]:
        """Return the mood that a farkle leads to, and whether it is punished (if anything is)."""
        farkles = mood % self.counters + 1
        punished = farkles == self.counters
        return mood - mood % self.counters + (0 if punished else farkles), punished


@dataclass(frozen=True, slots=True)
class SideTurns:
    """The chances of a turn by mood and place, and by the steps that it banks.

    - `far[mood, steps]`: of being banked, anywhere but at the last places, where it is `near[mood,
      place, steps]`.
    - `overshot[mood, place]`: at these, of banking what the rules do not count.
    - `farkle`, `wins` (mood, place): of the other results, at all places.
    """

    far: Floats
    near: Floats
    overshot: Floats
    farkle: Floats
    wins: Floats


def turns_to_target(rules: RuleSet) -> SideTurns:
    """Return the turns to a target: near it, what goes beyond it does not count for a player."""
    moods, usual = Moods.of(rules), far_turns(rules)
    places = steps_to(rules.target or 0) + lowest(rules)
    kernels = [trimmed(usual.banked[:, mood]) for mood in range(len(moods))]
    steps = max(map(len, kernels))
    far = np.array([np.pad(kernel, (0, steps - len(kernel))) for kernel in kernels])
    caps = np.arange(min(NEAR // STEP, places), 0, -1)
    # Where a turn may overshoot, or counts no more than is missing.
    last = min(max(steps, len(caps)), places)
    near = np.repeat(far[:, None], last, axis=1)
    farkle, wins = (
        np.repeat(values[:, None], places, axis=1) for values in (usual.farkle, usual.wins)
    )
    capped = [] if rules.final_round else _capped(rules, caps, moods.counters)
    for mood, points in enumerate(capped):
        size = min(steps, len(points.banked))
        rows = slice(last - len(caps), None)
        near[mood, rows] = 0.0
        near[mood, rows, :size] = points.banked[:size].T
        near[mood, rows, size - 1] += points.banked[size:].sum(axis=0)
        farkle[mood, -len(caps) :], wins[mood, -len(caps) :] = points.farkle, points.wins
    overshot = np.zeros(near.shape[:2])
    if rules.overshoot != "allowed":
        beyond = np.arange(steps) > np.arange(last, 0, -1)[:, None]
        overshot = (near * beyond).sum(axis=2)
    return SideTurns(far, near, overshot, farkle, wins)


def _capped(rules: RuleSet, caps: Ints, counters: int) -> Iterator[TurnPoints]:
    """Yield the turns of which no more than `caps` steps count, after each number of farkles."""
    induction = _induction(rules, caps, np.zeros_like(caps), rules.minimum)
    for farkles, prospects in enumerate(turn_table(rules).prospects[:counters]):
        if farkles:
            induction.farkle[...] = prospects.farkle
            induction.run()
        yield turn_points(induction)


@kept
def far_turns(rules: RuleSet) -> TurnPoints:
    """Return the turns of sides far from any target, a column for each mood."""
    require_slow_allowed()
    moods = Moods.of(rules)
    farkles = np.arange(moods.counters)
    usual = turn_points(_induction(rules, None, farkles, rules.minimum))
    if not moods.opening:
        return usual
    closed = turn_points(_induction(rules, None, farkles, rules.opening))
    return TurnPoints(
        np.concatenate((usual.banked, closed.banked), axis=1),
        np.append(usual.farkle, closed.farkle),
        np.append(usual.wins, closed.wins),
    )


def _induction(rules: RuleSet, caps: Ints | None, farkles: Ints, least: int) -> TurnInduction:
    """Return turns for points, a column for each of `farkles`, of which at most `caps` steps count.

    The induction has been run.
    """
    table = turn_table(rules)
    if caps is None:
        height = len(table.prospects[0].rolling[0])
        caps = np.full_like(farkles, height + table.model.reach)
        win = rules.target or USUAL_TARGET
    else:
        height = max(int(caps.max()), steps_to(least)) + 1
        win = STEP * int(caps.max())
    induction = TurnInduction(table.model, height, len(farkles), detail=True)
    levels = np.arange(height + table.model.reach)[:, None]
    worth = STEP * np.minimum(levels, caps).astype(float)
    if rules.overshoot != "allowed":
        worth[levels > caps] = 0.0
    induction.banking[...] = worth[:height]
    induction.banking[: max(steps_to(least), 1)] = NEVER
    if rules.overshoot == "exact":
        induction.banking[levels[:height] > caps] = NEVER
    induction.above[...] = worth[height:]
    induction.farkle[...] = [table.prospects[position].farkle for position in farkles]
    induction.win = win
    induction.run()
    return induction


def trimmed(chances: Floats) -> Floats:
    """Return `chances` by steps without the tail that hardly ever happens, which its end takes."""
    tail = np.cumsum(chances[::-1])[::-1]
    size = max(int(np.count_nonzero(tail > _NEGLIGIBLE)), 1)
    kept = chances[:size].copy()
    kept[-1] += chances[size:].sum()
    return kept


def lowest(rules: RuleSet) -> int:
    """Return how many steps below zero totals are told apart."""
    return steps_to(penalties_down(rules) * rules.farkle_penalty)


def steps_to(points: int) -> int:
    """Return the steps needed to have at least so many points."""
    return ceil(points / STEP)
