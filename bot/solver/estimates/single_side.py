"""One side by itself, playing for points turn after turn: how soon it arrives, and how far it gets.

Amounts are in steps; for moods see `bot.solver.estimates.single_side_turns`.
"""

from dataclasses import dataclass
from math import ceil, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bot.advice.bounds import STEP
from bot.engine import RuleSet
from bot.jobs.job_context import require_slow_allowed
from bot.solver.cache import kept
from bot.solver.estimates.single_side_turns import (
    Moods,
    far_turns,
    lowest,
    steps_to,
    trimmed,
    turns_to_target,
)
from bot.solver.model.arrays import Floats
from bot.solver.tables.turn_value import turn_table

_MOST_TURNS: Final = 300
_LEAST_TURNS: Final = 40
_TURNS_PER_MEAN: Final = 3
"""How many turns ahead one looks: so many times as many as a side takes on average."""

_DEVIATIONS: Final = 10


@dataclass(frozen=True, slots=True)
class Arrivals:
    """A side on its way to the target of a race.

    `chances[turns, mood, place]` is the chance that so many turns bring it there from a total,
    which is a place above the floor; the target is the place `target`.
    """

    rules: RuleSet
    moods: Moods
    chances: NDArray[np.float32]
    target: int

    @property
    def turns(self) -> int:
        """Return how many turns one looks ahead."""
        return len(self.chances) - 1

    def place(self, total: int) -> int:
        """Return the place of a total in points, which the target may be less than a step from."""
        to_go = ceil(((self.rules.target or 0) - total) / STEP)
        return max(self.target - to_go, 0)


@dataclass(frozen=True, slots=True)
class Sums:
    """The points of a number of turns together, where turns are limited.

    `chances[turns, mood, steps]`, the last axis from `-below` on; its ends stand for all beyond.
    """

    moods: Moods
    chances: NDArray[np.float32]
    below: int


@kept
def arrivals(rules: RuleSet) -> Arrivals:
    """Return how soon a side arrives at the target of `rules`; a second's work, done once."""
    require_slow_allowed()
    turns, moods = turns_to_target(rules), Moods.of(rules)
    _, places = turns.farkle.shape
    _, last, steps = turns.near.shape
    chances = np.zeros((_horizon(rules) + 1, len(moods), places), dtype=np.float32)
    lower = np.maximum(np.arange(places) - steps_to(rules.farkle_penalty), 0)
    past = np.ones(steps)
    if rules.overshoot != "allowed":
        past[1:] = 0.0
    for number in range(1, len(chances)):
        before = chances[number - 1].astype(float)
        opened = before[0]
        on_or_past = np.append(opened, past)
        arrived = np.array([np.correlate(on_or_past, far)[:places] for far in turns.far])
        windows = np.lib.stride_tricks.sliding_window_view(on_or_past, steps)
        arrived[:, -last:] = np.einsum("mps,ps->mp", turns.near, windows[places - last : places])
        arrived[:, -last:] += turns.overshot * opened[-last:]
        for mood in range(len(moods)):
            following, punished = moods.after_farkle(mood)
            lost = before[following][lower] if punished else before[following]
            arrived[mood] += turns.farkle[mood] * lost
        chances[number] = arrived + turns.wins
    return Arrivals(rules, moods, chances, places)


@kept
def sums(rules: RuleSet, most: int) -> Sums:
    """Return what up to `most` turns under `rules`, which limits them, bring together."""
    require_slow_allowed()
    far, moods = far_turns(rules), Moods.of(rules)
    below = lowest(rules)
    kernels = [trimmed(far.banked[:, mood]) for mood in range(len(moods))]
    mean, deviation = _spread(kernels[0])
    size = below + ceil(most * mean + _DEVIATIONS * deviation * sqrt(most)) + 1
    chances = np.zeros((most + 1, len(moods), size), dtype=np.float32)
    chances[0, :, below] = 1.0
    lower = np.maximum(np.arange(size) - steps_to(rules.farkle_penalty), 0)
    for number in range(1, most + 1):
        before = chances[number - 1].astype(float)
        for mood, kernel in enumerate(kernels):
            grown = np.convolve(before[0], kernel)
            now = grown[:size]
            now[-1] += grown[size:].sum() + far.wins[mood]
            following, punished = moods.after_farkle(mood)
            if punished:
                np.add.at(now, lower, far.farkle[mood] * before[following])
            else:
                now += far.farkle[mood] * before[following]
            chances[number, mood] = now
    return Sums(moods, chances, below)


def _spread(chances: Floats) -> tuple[float, float]:
    """Return the mean of the steps with these `chances`, and the standard deviation."""
    steps = np.arange(len(chances))
    mean = float(chances @ steps)
    return mean, sqrt(max(float(chances @ steps**2) - mean**2, 0.0))


def _horizon(rules: RuleSet) -> int:
    expected = turn_table(rules).expected
    usual = (rules.target or 0) / expected if expected > 0 else _MOST_TURNS
    return min(max(ceil(_TURNS_PER_MEAN * usual), _LEAST_TURNS), _MOST_TURNS)
