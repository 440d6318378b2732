"""One side by itself, playing for points turn after turn: how soon it arrives, and how far it gets.

Amounts are in steps. A side is in a *mood*: its farkles in a row, and whether it has opened.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bot.ai.ladder import NEVER, Floats, Ladder
from bot.ai.race import Ints
from bot.ai.turn_points import TurnPoints, turn_points
from bot.ai.turn_value import NEAR, USUAL_TARGET, turn_table
from bot.domain.odds import PENALTIES_DOWN, STEP
from bot.engine import RuleSet

_MOST_TURNS: Final = 300
_LEAST_TURNS: Final = 40
_TURNS_PER_MEAN: Final = 3
"""How many turns ahead one looks: so many times as many as a side takes on average."""

_DEVIATIONS: Final = 10
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


@lru_cache(maxsize=8)
def arrivals(rules: RuleSet) -> Arrivals:
    """Return how soon a side arrives at the target of `rules`; some tenths of a second, once."""
    turns, moods = _turns(rules), Moods.of(rules)
    places = turns.banked.shape[1]
    chances = np.zeros((_horizon(rules) + 1, len(moods), places), dtype=np.float32)
    lower = np.maximum(np.arange(places) - _steps(rules.farkle_penalty), 0)
    past = np.ones(turns.banked.shape[2])
    if rules.overshoot != "allowed":
        past[1:] = 0.0
    for number in range(1, len(chances)):
        before = chances[number - 1].astype(float)
        opened = before[0]
        windows = np.lib.stride_tricks.sliding_window_view(np.append(opened, past), len(past))
        arrived = np.einsum("mps,ps->mp", turns.banked, windows[:places])
        for mood in range(len(moods)):
            following, punished = moods.after_farkle(mood)
            lost = before[following][lower] if punished else before[following]
            arrived[mood] += turns.farkle[mood] * lost
        chances[number] = arrived + turns.wins + turns.overshot * opened
    return Arrivals(rules, moods, chances, places)


@lru_cache(maxsize=8)
def sums(rules: RuleSet, most: int) -> Sums:
    """Return what up to `most` turns under `rules`, which limits them, bring together."""
    far, moods = _far(rules), Moods.of(rules)
    below = _floor(rules)
    kernels = [_trimmed(far.banked[:, mood]) for mood in range(len(moods))]
    mean, deviation = _spread(kernels[0])
    size = below + ceil(most * mean + _DEVIATIONS * deviation * sqrt(most)) + 1
    chances = np.zeros((most + 1, len(moods), size), dtype=np.float32)
    chances[0, :, below] = 1.0
    lower = np.maximum(np.arange(size) - _steps(rules.farkle_penalty), 0)
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


@dataclass(frozen=True, slots=True)
class _Turns:
    """The chances of a turn by mood and place: `banked` (by steps), and the other results.

    `overshot` is the chance of banking what the rules do not count.
    """

    banked: Floats
    farkle: Floats
    wins: Floats
    overshot: Floats


def _turns(rules: RuleSet) -> _Turns:
    """Return the turns to a target: near it, what goes beyond it does not count for a player."""
    moods, far = Moods.of(rules), _far(rules)
    places = _steps(rules.target or 0) + _floor(rules)
    kernels = [_trimmed(far.banked[:, mood]) for mood in range(len(moods))]
    steps = max(map(len, kernels))
    banked = np.zeros((len(moods), places, steps))
    for mood, kernel in enumerate(kernels):
        banked[mood, :, : len(kernel)] = kernel
    farkle, wins = (np.repeat(each[:, None], places, axis=1) for each in (far.farkle, far.wins))
    for mood in range(0 if rules.final_round else moods.counters):
        caps = np.arange(min(NEAR // STEP, places), 0, -1)
        near = turn_points(_ladder(rules, caps, np.full_like(caps, mood), rules.minimum))
        size = min(steps, len(near.banked))
        rows = slice(places - len(caps), None)
        banked[mood, rows] = 0.0
        banked[mood, rows, :size] = near.banked[:size].T
        banked[mood, rows, size - 1] += near.banked[size:].sum(axis=0)
        farkle[mood, rows], wins[mood, rows] = near.farkle, near.wins
    overshot = np.zeros_like(farkle)
    if rules.overshoot != "allowed":
        beyond = np.arange(steps) > (places - np.arange(places))[:, None]
        overshot = (banked * beyond).sum(axis=2)
    return _Turns(banked, farkle, wins, overshot)


@lru_cache(maxsize=8)
def _far(rules: RuleSet) -> TurnPoints:
    """Return the turns of sides far from any target, a lane for each mood."""
    moods = Moods.of(rules)
    farkles = np.arange(moods.counters)
    usual = turn_points(_ladder(rules, None, farkles, rules.minimum))
    if not moods.opening:
        return usual
    closed = turn_points(_ladder(rules, None, farkles, rules.opening))
    return TurnPoints(
        np.concatenate((usual.banked, closed.banked), axis=1),
        np.append(usual.farkle, closed.farkle),
        np.append(usual.wins, closed.wins),
    )


def _ladder(rules: RuleSet, caps: Ints | None, farkles: Ints, least: int) -> Ladder:
    """Return turns for points, a lane for each of `farkles`, of which at most `caps` steps count.

    The ladder has been run.
    """
    table = turn_table(rules)
    if caps is None:
        height = len(table.prospects[0].rolling[0])
        caps = np.full_like(farkles, height + table.model.reach)
        win = rules.target or USUAL_TARGET
    else:
        height = max(int(caps.max()), _steps(least)) + 1
        win = STEP * int(caps.max())
    ladder = Ladder(table.model, height, len(farkles), detail=True)
    levels = np.arange(height + table.model.reach)[:, None]
    worth = STEP * np.minimum(levels, caps).astype(float)
    if rules.overshoot != "allowed":
        worth[levels > caps] = 0.0
    ladder.banking[...] = worth[:height]
    ladder.banking[: max(_steps(least), 1)] = NEVER
    if rules.overshoot == "exact":
        ladder.banking[levels[:height] > caps] = NEVER
    ladder.above[...] = worth[height:]
    ladder.farkle[...] = [table.prospects[each].farkle for each in farkles]
    ladder.win = win
    ladder.run()
    return ladder


def _trimmed(chances: Floats) -> Floats:
    """Return `chances` by steps without the tail that hardly ever happens, which its end takes."""
    tail = np.cumsum(chances[::-1])[::-1]
    size = max(int(np.count_nonzero(tail > _NEGLIGIBLE)), 1)
    kept = chances[:size].copy()
    kept[-1] += chances[size:].sum()
    return kept


def _spread(chances: Floats) -> tuple[float, float]:
    """Return the mean of the steps with these `chances`, and the standard deviation."""
    steps = np.arange(len(chances))
    mean = float(chances @ steps)
    return mean, sqrt(max(float(chances @ steps**2) - mean**2, 0.0))


def _horizon(rules: RuleSet) -> int:
    expected = turn_table(rules).expected
    usual = (rules.target or 0) / expected if expected > 0 else _MOST_TURNS
    return min(max(ceil(_TURNS_PER_MEAN * usual), _LEAST_TURNS), _MOST_TURNS)


def _floor(rules: RuleSet) -> int:
    """Return how many steps below zero totals are told apart."""
    return _steps(PENALTIES_DOWN * rules.farkle_penalty)


def _steps(points: int) -> int:
    """Return the steps needed to have at least so many points."""
    return ceil(points / STEP)
