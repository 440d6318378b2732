"""Opponents by strength: who errs as people do, more often where the choices are close."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from math import exp, log
from random import Random
from typing import Final

from bot.advice.choices import Choice
from bot.advice.level import Strength
from bot.engine import Move, RuleSet, State, wins_now
from bot.solver.badges.table import BadgeTable
from bot.solver.estimates.evaluate import can_estimate, estimate, evaluate
from bot.solver.tables.prospects import Solved

USUAL_TURN: Final = 500
"""About what a turn brings, where the length of a game is a number of turns."""

BLUR: Final[Sequence[tuple[int, float]]] = (
    (1, 5000.0),
    (10, 1700.0),
    (20, 960.0),
    (30, 680.0),
    (40, 450.0),
    (50, 315.0),
    (60, 235.0),
    (70, 165.0),
    (80, 108.0),
    (90, 47.0),
    (95, 28.0),
    (97, 14.0),
    (99, 4.0),
)
"""How many points worse a choice is that is made e times less often, by level; between these in
equal proportions. By the league each level is as much stronger than the one before, by the rules of
the tavern: docs/opponents.md has the figures."""


@dataclass(frozen=True, slots=True)
class Skilled:
    """Knows what every choice is worth, but not precisely.

    Of all choices that make a difference it takes one by lot: one that is worth so many points less
    than the best is taken e times less often for each so many points of its level. The points are
    those of the whole game where win chances are known: a hundredth of the way to the target is
    worth a hundredth of the game. It never misses a bank that wins at once.
    """

    strength: Strength
    table: Solved | BadgeTable | None
    random: Random = field(default_factory=Random)

    def choose(self, state: State) -> Move:
        """Return a move, the more likely the better it is."""
        choices = _weighed(state, self.table)
        if wins_now(state, choices[0].move):
            return choices[0].move
        return choices[self.draw(_losses(state.setup.rules, choices))].move

    def draw(self, losses: Sequence[float]) -> int:
        """Return the place of the choice that it takes, by what each is worth less, in points."""
        blur = blur_of(self.strength)
        weights = [exp(-loss / blur) for loss in losses]
        return self.random.choices(range(len(weights)), weights)[0]


@cache
def blur_of(strength: Strength) -> float:
    """Return how many points worse a choice is that is made e times less often."""
    number = strength.number
    at = bisect_left(BLUR, number, key=lambda known: known[0])
    if BLUR[at][0] == number:
        return BLUR[at][1]
    (low, most), (high, least) = BLUR[at - 1], BLUR[at]
    part = (number - low) / (high - low)
    return exp((1 - part) * log(most) + part * log(least))


def _weighed(state: State, table: Solved | BadgeTable | None) -> Sequence[Choice]:
    if table is None and can_estimate(state):
        return estimate(state)
    return evaluate(state, table)


def _losses(rules: RuleSet, choices: Sequence[Choice]) -> list[float]:
    """Return what each of `choices` is worth less than the first, in points."""
    best = choices[0]
    if best.win is None:
        return [best.expected - choice.expected for choice in choices]
    length = length_of(rules)
    return [length * (best.win - (choice.win or 0.0)) for choice in choices]


def length_of(rules: RuleSet) -> int:
    """Return how many points a game is long: what winning it is worth."""
    return rules.target or USUAL_TURN * (rules.turns or 1)
