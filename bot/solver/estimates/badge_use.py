"""What it is worth to use a badge, by what lies ahead before and after."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product
from math import prod

from bot.advice.choices import Choice
from bot.engine import Die, Faces, State, UseBadge, apply, dice_to_roll, farkle_chance
from bot.solver.badges.table import BadgeAhead
from bot.solver.estimates.after_move import best_of, throw_after
from bot.solver.tables.prospects import TurnAhead


class Using:
    """Weighs the ways to use the badge in a state, by `points` and by the chances to `win`."""

    def __init__(self, state: State, points: TurnAhead, wins: BadgeAhead) -> None:
        """Look at what lies ahead once the badge has been used."""
        badge, play = state.badge, state.badges
        assert badge is not None  # it can be used
        assert play is not None
        self._state = state
        self._points = points
        self._wins = wins.of(replace(state, badges=play.used(state.seat, badge)))
        self._waits = play.farkled
        self._known: dict[tuple[Faces, tuple[Die, ...]], tuple[float, float]] = {}

    def choice(self, move: UseBadge) -> Choice:
        """Return what `move` is worth when the turn is played on without the badge, or with it."""
        state, dice = self._state, dice_to_roll(self._state, move)
        if self._waits:
            place, rules = throw_after(state, move, self._points), state.setup.rules
            chance = farkle_chance(rules, dice, state.table)
            points = self._points.roll(state.points, place)
            win = self._wins.roll(state.points, throw_after(state, move, self._wins))
            return Choice(move, state.points, len(dice), chance, points, win)
        farkles, points, win = Fraction(0), 0.0, 0.0
        for faces, chance in _throws(dice):
            after, _ = apply(state, move, faces)
            if after.seat != state.seat:
                farkles += chance
                found = self._points.farkle, self._wins.farkle
            elif after.over:
                found = self._points.win, self._wins.win
            else:
                found = self._best(after)
            points += float(chance) * found[0]
            win += float(chance) * found[1]
        return Choice(move, state.points, len(dice), farkles, points, win)

    def _best(self, after: State) -> tuple[float, float]:
        key = after.roll, after.dice
        if key not in self._known:
            self._known[key] = best_of(after, self._points), best_of(after, self._wins)
        return self._known[key]


def _throws(dice: Sequence[Die]) -> Iterator[tuple[Faces, Fraction]]:
    """Yield what a throw of `dice` may show: of equal dice, one of those that swap faces."""
    alike = len(set(dice)) == 1
    sides = [[side for side in zip(die.faces, die.weights, strict=True) if side[1]] for die in dice]
    weights = Counter[Faces]()
    for shown in product(*sides):
        faces = tuple([face for face, _ in shown])
        weights[tuple(sorted(faces)) if alike else faces] += prod(odds for _, odds in shown)
    whole = sum(weights.values())
    for faces, weight in weights.items():
        yield faces, Fraction(weight, whole)
