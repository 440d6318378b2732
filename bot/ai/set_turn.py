"""The turn's value with particular dice: play for points with a set that may hold loaded dice.

The same backward induction as `bot.ai.ladder`, and in the same order, for a single turn with a
choice among thousands of rolls: all keeps of the throws with as many dice are looked up at once.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import Final

import numpy as np

from bot.ai.dice_sets import DiceSet, dice_set
from bot.ai.ladder import NEVER, Floats, levels_together
from bot.ai.race import Ints
from bot.ai.turn_model import TurnModel, model_of
from bot.ai.turn_value import USUAL_TARGET, banking_values, height_of
from bot.domain.odds import STEP
from bot.engine import Die, RuleSet

_HIGHEST: Final = 10_000
"""Levels above which a turn is banked: 500,000 points. No set gets there often enough to show."""


class SetTurn:
    """The values of a turn with the dice `thrown` at its beginning, in points.

    A farkle is worth nothing: penalties, and the opening score, are left out of account.
    """

    farkle: Final = 0.0

    def __init__(self, rules: RuleSet, model: TurnModel, most: int | None = None) -> None:
        """Work the turn of `model` out; with `most`, points beyond so many do not count."""
        self.rules = rules
        self.win = float(most or rules.target or USUAL_TARGET)
        self._most = most
        self._places = {
            (throw.thrown, throw.hot, throw.may_bank): place
            for place, throw in enumerate(model.throws)
        }
        self._start = model.start
        height = _height(model, rules) if most is None else ceil(most / STEP) + 2
        self._banking = _banking(rules, height + model.reach, most)
        self._rolling = _climb(model, self._banking, self.win)

    @property
    def expected(self) -> float:
        """Return the best average of a turn."""
        return self.roll(0, self._start)

    def place(self, dice: Sequence[Die], *, hot: bool = False, may_bank: bool = True) -> int:
        """Return the index of the throw of `dice`; raises `KeyError` when there is none."""
        return self._places[dice_set(dice), hot, may_bank]

    def bank(self, points: int, throw: int = 0) -> float:
        """Return what banking `points` is worth: minus infinity where that is not allowed."""
        del throw  # it makes no difference what could be thrown instead
        if points < max(self.rules.minimum, 1):
            return NEVER
        return float(points if self._most is None else min(points, self._most))

    def roll(self, points: int, throw: int) -> float:
        """Return the value of making the throw of index `throw` with `points` at risk."""
        row = self._rolling[throw]
        return float(row[min(points // STEP, len(row) - 1)])

    def bank_from(self, throw: int) -> int | None:
        """Return the points at risk from which on banking is best; None when it never is."""
        row = self._rolling[throw]
        level = int(np.flatnonzero(row > self._banking[: len(row)])[-1]) + 1
        return None if level == len(row) else level * STEP


@lru_cache(maxsize=2)
def _model(rules: RuleSet, dice: DiceSet) -> TurnModel:
    return model_of(rules, dice)


@lru_cache(maxsize=64)
def set_turn(rules: RuleSet, dice: DiceSet, most: int | None = None) -> SetTurn:
    """Return the turn of `rules` with `dice`; a second's work for six that differ, done once.

    With `most`, points beyond so many do not count.
    """
    return SetTurn(rules, _model(rules, dice), most)


class _Group:
    """The throws of as many dice, with every keep of every roll of theirs in one long row."""

    def __init__(self, model: TurnModel, dice: int, width: int) -> None:
        """Write down what the throws of so many `dice` lead to, in rows of `width` levels."""
        farkle, win = len(model.throws), len(model.throws) + 1
        self.throws = [place for place, throw in enumerate(model.throws) if throw.dice == dice]
        self.aside = model.set_aside(self.throws[0])
        keeps: list[int] = []
        chances: list[float] = []
        self.outcomes: list[int] = []
        self.firsts: list[int] = []
        for place in self.throws:
            throw = model.throws[place]
            ends = [([(farkle, 0)], throw.farkle), ([(win, 0)], throw.wins)]
            rest = [
                ([(keep.throw, keep.points) for keep in each.keeps], each.chance)
                for each in throw.outcomes
            ]
            self.firsts.append(len(chances))
            for choice, chance in (*ends, *rest):
                self.outcomes.append(len(keeps))
                keeps += [row * width + points for row, points in choice]
                chances.append(float(chance))
        self.keeps: Ints = np.array(keeps, dtype=np.intp)[:, None]
        self.chances: Floats = np.array(chances)[:, None]
        self.may_bank = np.array([[model.throws[place].may_bank] for place in self.throws])

    def rolling(self, best: Floats, levels: Ints) -> Floats:
        """Return the value of each throw at `levels`, with what is `best` at all levels above."""
        worth = np.maximum.reduceat(best.ravel()[self.keeps + levels], self.outcomes)
        return np.asarray(np.add.reduceat(worth * self.chances, self.firsts))


def _climb(model: TurnModel, banking: Floats, win: float) -> Floats:
    """Return the value of each throw at each level but the highest, where one banks."""
    width, together = len(banking), levels_together(model)
    height = width - model.reach
    best = np.zeros((len(model.throws) + 2, width))
    best[:-2, height:] = banking[height:]
    best[-1] = win
    rolling = np.zeros((len(model.throws), height))
    full = model.throws[model.start].dice
    groups = [_Group(model, dice, width) for dice in sorted({each.dice for each in model.throws})]
    for bottom in range(height - together, 1 - full - together, -together):
        for group in groups:
            low, high = bottom + group.aside, bottom + group.aside + together
            levels = np.arange(max(low, 0), min(high, height))
            if len(levels):
                within = slice(levels[0], levels[-1] + 1)
                rolling[group.throws, within] = found = group.rolling(best, levels)
                banked = np.where(group.may_bank, banking[within], NEVER)
                best[group.throws, within] = np.maximum(found, banked)
    return rolling


def _banking(rules: RuleSet, height: int, most: int | None) -> Floats:
    """Return what banking is worth at each level."""
    banking = banking_values(rules, height)
    return banking if most is None else np.minimum(banking, most)


def _height(model: TurnModel, rules: RuleSet) -> int:
    """Return so many levels that one banks above them, or never gets there."""
    may_farkle = all(throw.farkle for throw in model.throws)
    return min(height_of(model, rules), _HIGHEST) if may_farkle else _HIGHEST
