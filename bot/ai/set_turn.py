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

    def __init__(self, rules: RuleSet, layout: "_Layout", most: int | None = None) -> None:
        """Work the turn of `layout` out; with `most`, points beyond so many do not count."""
        self.rules = rules
        self.win = float(most or rules.target or USUAL_TARGET)
        self._most = most
        self._layout = layout
        height = _height(layout.model, rules) if most is None else ceil(most / STEP) + 2
        self._banking = banking_values(rules, height + layout.reach, most)
        self._rolling = _climb(layout, self._banking, self.win)

    @property
    def expected(self) -> float:
        """Return the best average of a turn."""
        return self.roll(0, self._layout.model.start)

    def place(self, dice: Sequence[Die], *, hot: bool = False, may_bank: bool = True) -> int:
        """Return the index of the throw of `dice`; raises `KeyError` when there is none."""
        return self._layout.places[dice_set(dice), hot, may_bank]

    def bank(self, points: int, throw: int = 0) -> float:
        """Return what banking `points` is worth: minus infinity where that is not allowed."""
        del throw  # it makes no difference what could be thrown instead
        if points < max(self.rules.minimum, 1):
            return NEVER
        if self._most is None or points <= self._most:
            return float(points)
        return float(self._most) if self.rules.overshoot == "allowed" else 0.0

    def roll(self, points: int, throw: int) -> float:
        """Return the value of making the throw of index `throw` with `points` at risk."""
        row = self._rolling[throw]
        return float(row[min(points // STEP, len(row) - 1)])

    def bank_from(self, throw: int) -> int | None:
        """Return the points at risk from which on banking is best; None when it never is."""
        row = self._rolling[throw]
        level = int(np.flatnonzero(row > self._banking[: len(row)])[-1]) + 1
        return None if level == len(row) else level * STEP


class _Layout:
    """The throws of a turn as they are looked up, laid out once for every end that it may have."""

    def __init__(self, model: TurnModel) -> None:
        """Write down what the throws of `model` lead to."""
        self.model = model
        self.places = {
            (throw.thrown, throw.hot, throw.may_bank): place
            for place, throw in enumerate(model.throws)
        }
        self.reach = model.reach
        self.together = levels_together(model)
        self.groups = [_Group(model, dice) for dice in sorted({t.dice for t in model.throws})]


@lru_cache(maxsize=2)
def _layout(rules: RuleSet, dice: DiceSet) -> _Layout:
    return _Layout(model_of(rules, dice))


@lru_cache(maxsize=64)
def set_turn(rules: RuleSet, dice: DiceSet, most: int | None = None) -> SetTurn:
    """Return the turn of `rules` with `dice`; some seconds' work for six that differ, done once.

    With `most`, points beyond so many do not count: then it is a tenth of a second's work more.
    """
    return SetTurn(rules, _layout(rules, dice), most)


class _Group:
    """The throws of as many dice, with every keep of every roll of theirs in one long row."""

    def __init__(self, model: TurnModel, dice: int) -> None:
        """Write down what the throws of so many `dice` lead to."""
        farkle, win = len(model.throws), len(model.throws) + 1
        self.throws = [place for place, throw in enumerate(model.throws) if throw.dice == dice]
        self.aside = model.set_aside(self.throws[0])
        keeps: list[tuple[int, int]] = []
        chances: list[float] = []
        self._outcomes: list[int] = []
        self._firsts: list[int] = []
        for place in self.throws:
            throw = model.throws[place]
            ends = [([(farkle, 0)], throw.farkle), ([(win, 0)], throw.wins)]
            rest = [
                ([(keep.throw, keep.points) for keep in each.keeps], each.chance)
                for each in throw.outcomes
            ]
            self._firsts.append(len(chances))
            for choice, chance in (*ends, *rest):
                self._outcomes.append(len(keeps))
                keeps += choice
                chances.append(float(chance))
        self._keeps: Ints = np.array(keeps, dtype=np.intp)
        self._chances: Floats = np.array(chances)[:, None]
        self.may_bank = np.array([[model.throws[place].may_bank] for place in self.throws])

    def keeps(self, width: int) -> Ints:
        """Return where the value of each keep lies at level 0, in rows of `width` levels."""
        return (self._keeps[:, :1] * width) + self._keeps[:, 1:]

    def rolling(self, worth: Floats) -> Floats:
        """Return the value of each throw from what each of the `keeps` is worth, by level."""
        best = np.maximum.reduceat(worth, self._outcomes)
        return np.asarray(np.add.reduceat(best * self._chances, self._firsts))


def _climb(layout: _Layout, banking: Floats, win: float) -> Floats:
    """Return the value of each throw at each level but the highest, where one banks."""
    model, width, together = layout.model, len(banking), layout.together
    height = width - layout.reach
    best = np.zeros((len(model.throws) + 2, width))
    best[:-2, height:] = banking[height:]
    best[-1] = win
    rolling = np.zeros((len(model.throws), height))
    full = model.throws[model.start].dice
    groups = [(group, group.keeps(width)) for group in layout.groups]
    for bottom in range(height - together, 1 - full - together, -together):
        for group, keeps in groups:
            low, high = bottom + group.aside, bottom + group.aside + together
            levels = np.arange(max(low, 0), min(high, height))
            if len(levels):
                within = slice(levels[0], levels[-1] + 1)
                found = group.rolling(best.ravel()[keeps + levels])
                rolling[group.throws, within] = found
                banked = np.where(group.may_bank, banking[within], NEVER)
                best[group.throws, within] = np.maximum(found, banked)
    return rolling


def _height(model: TurnModel, rules: RuleSet) -> int:
    """Return so many levels that one banks above them, or never gets there."""
    may_farkle = all(throw.farkle for throw in model.throws)
    return min(height_of(model, rules), _HIGHEST) if may_farkle else _HIGHEST
