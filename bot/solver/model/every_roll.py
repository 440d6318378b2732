"""Every roll of a throw at once, and what the rules let one keep of it.

Six dice that all differ roll in 46,656 ways, and what of them may be set aside leaves any of 63
sets of dice: arrays take in what loops over rolls would take seconds for. The scores themselves are
the engine's, asked for once for each combination of faces.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, groupby
from math import factorial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bot.advice.bounds import STEP
from bot.engine import FAIR, JOKER, Badge, Faces, Positions, RuleSet, is_farkle, score_table
from bot.solver.model.arrays import Flags, Ints
from bot.solver.model.dice_sets import DiceSet, dice_set

Weights = NDArray[Any]
"""Whole numbers of any size: the odds of six dice together do not fit into 64 bits."""

ThrowKey = tuple[DiceSet, bool, bool]
"""What identifies a throw: the dice thrown, whether a hot-dice bonus is due, whether one may bank
instead of it."""

_NOT: Final = -1
"""Stands where nothing can be kept."""

_FAIR: Final = dice_set([FAIR])


@dataclass(frozen=True, slots=True, eq=False)
class ThrowChoices:
    """What the rolls of one throw come to, rolls that leave the same choice taken together.

    - `farkle`, `wins`, `weights`: out of `whole`, how often the roll loses the turn, wins the game
      at once, and leaves each choice.
    - `points[choice, way]`: the steps that may be kept, -1 where the choice does not have the way;
      the way leads to the throw `following[way]`.
    """

    farkle: int
    wins: int
    whole: int
    weights: tuple[int, ...]
    points: Ints
    following: tuple[ThrowKey, ...]


def every_throw(
    rules: RuleSet, dice: DiceSet, badge: Badge | None = None, *, apart: bool = False
) -> tuple[list[tuple[ThrowKey, ThrowChoices]], int]:
    """Return the throws of a turn with the full set `dice`, those with fewer dice first.

    Also the index of the first one. Dice may score otherwise with `badge`. With `apart` each roll
    is a choice of its own, also where several leave the same.
    """
    first: ThrowKey = (dice, False, True)
    found: dict[ThrowKey, ThrowChoices] = {}
    waiting, rolls = [first], _EveryRoll(rules, dice, badge, apart=apart)
    while waiting:
        key = waiting.pop()
        if key not in found:
            found[key] = rolls.choices(key)
            waiting.extend(found[key].following)
    ordered = sorted(found, key=lambda key: (len(key[0]), *key))
    return [(key, found[key]) for key in ordered], ordered.index(first)


def every_lent_throw(
    rules: RuleSet, full: DiceSet, badge: Badge, keys: Iterable[ThrowKey]
) -> Iterator[ThrowChoices]:
    """Yield what the rolls of each of `keys` come to when `badge` lends it an ordinary die."""
    rolls = _EveryRoll(rules, full, badge, lent=1)
    yield from map(rolls.choices, keys)


class _EveryRoll:
    """Works out the throws of a turn under `rules` with the `full` set of dice.

    Dice may score otherwise with `badge`. So many ordinary dice are `lent` for each throw, and gone
    after it. With `apart` each roll is a choice of its own.
    """

    def __init__(
        self,
        rules: RuleSet,
        full: DiceSet,
        badge: Badge | None = None,
        *,
        lent: int = 0,
        apart: bool = False,
    ) -> None:
        """Work out what every combination of faces that the dice can show scores."""
        self._rules = rules
        self._full = full
        self._lent = _FAIR * lent
        # Rolls are told apart by how often each face shows: a digit in this base for each.
        self._base = len(full) + lent + 1
        self._apart = apart
        self._table = score_table(rules.scoring, badge if badge and badge.scores else None)
        self._faces = sorted({face for die in full + self._lent for face, _ in _sides(die)})
        self._scores: dict[int, NDArray[np.int32]] = {}

    def choices(self, key: ThrowKey) -> ThrowChoices:
        """Return what the rolls of the throw `key` come to."""
        own = len(key[0])
        dice = key[0] + self._lent
        groups = [(die, len(list(equal))) for die, equal in groupby(key[0])]
        digits, weights = self._rolls([*groups, *[(die, 1) for die in self._lent]])
        shown: Ints = digits.sum(axis=1)
        wins, farkles, free = self._rulings(shown, len(dice))
        following: dict[ThrowKey, list[NDArray[np.int32]]] = defaultdict(list)
        scores = self._points(len(dice))
        for keep in _subsets(len(dice)):
            steps = scores[digits[:, keep].sum(axis=1)]
            if (steps >= 0).any():
                after, bonus = self._after(key, tuple([die for die in keep if die < own]))
                following[after].append(_in_steps(steps, bonus))
        if free.any():
            steps = np.where(free, max(round(self._rules.scoreless_bonus / STEP), 1), _NOT)
            following[self._full, key[1], True].append(steps.astype(np.int32))
        ways = list(self._ways(following))
        points = np.array([steps for _, steps in ways], dtype=np.int32)
        points = points.reshape(len(ways), len(digits)).T
        chosen = ~(wins | farkles)
        distinct, choice = _distinct(points[chosen], apart=self._apart)
        occur = np.flatnonzero((distinct >= 0).any(axis=0))
        return ThrowChoices(
            int(weights[farkles].sum()),
            int(weights[wins].sum()),
            int(weights.sum()),
            tuple(_sums(weights[chosen], choice, len(distinct))),
            distinct[:, occur],
            tuple([ways[way][0] for way in occur]),
        )

    def _rolls(self, groups: Iterable[tuple[tuple[int, ...], int]]) -> tuple[Ints, Weights]:
        """Return the digit that each die of each roll brings, and the weights of the rolls.

        The dice come in `groups`: one of them, and how many. Of those that swap faces within a
        group there is one roll.
        """
        digits, weights = np.zeros((1, 0), dtype=np.intp), np.ones(1, dtype=object)
        for die, count in groups:
            shown, odds = self._of_equals(die, count)
            digits = np.hstack(
                [np.repeat(digits, len(shown), axis=0), np.tile(shown, (len(digits), 1))]
            )
            weights = np.multiply.outer(weights, odds).ravel()
        return digits, weights

    def _of_equals(self, die: tuple[int, ...], count: int) -> tuple[Ints, Weights]:
        """Return what `count` dice equal to `die` can show, and with what weight."""
        sides = _sides(die)
        rolls = list(combinations_with_replacement(range(len(sides)), count))
        weights = np.empty(len(rolls), dtype=object)
        for place, roll in enumerate(rolls):
            weight = factorial(count)
            for side in set(roll):
                times = roll.count(side)
                weight = weight // factorial(times) * sides[side][1] ** times
            weights[place] = weight
        digit = np.array([self._base ** self._faces.index(face) for face, _ in sides])
        return digit[np.array(rolls)], weights

    def _rulings(self, shown: Ints, dice: int) -> tuple[Flags, ...]:
        """Return which of the rolls win at once, which farkle, and which are a free throw."""
        told = np.zeros((3, self._base ** len(self._faces)), dtype=bool)
        for faces in combinations_with_replacement(self._faces, dice):
            scores = self._table.roll(faces)
            farkle = not scores.wins and is_farkle(
                self._rules, faces, scores=bool(scores.by_positions)
            )
            free = not (scores.wins or farkle or scores.by_positions)
            told[:, self._code(faces)] = scores.wins, farkle, free
        return told[0][shown], told[1][shown], told[2][shown]

    def _points(self, dice: int) -> NDArray[np.int32]:
        """Return the points of every choice of up to so many `dice`, by the digits it shows."""
        if dice not in self._scores:
            points = np.full(self._base ** len(self._faces), _NOT, dtype=np.int32)
            for count in range(1, dice + 1):
                for faces in combinations_with_replacement(self._faces, count):
                    score = self._table.score(faces)
                    if score is not None:
                        points[self._code(faces)] = score.points
            self._scores[dice] = points
        return self._scores[dice]

    def _code(self, faces: Faces) -> int:
        return sum(self._base ** self._faces.index(face) for face in faces)

    def _after(self, key: ThrowKey, keep: Positions) -> tuple[ThrowKey, int]:
        """Return the throw that follows once the dice at `keep` are set aside, and its bonus."""
        dice, hot, _ = key
        rules = self._rules
        left = tuple([die for place, die in enumerate(dice) if place not in keep])
        if left or (rules.hot_dice_single_roll and len(dice) < len(self._full)):
            return (left, hot, True), 0  # a throw of no dice farkles: there one has to bank
        bonus = rules.hot_dice_bonus if hot else 0
        return (self._full, rules.hot_dice_bonus > 0, not rules.hot_dice_must_roll), bonus

    def _ways(
        self, following: dict[ThrowKey, list[NDArray[np.int32]]]
    ) -> Iterator[tuple[ThrowKey, NDArray[np.int32]]]:
        """Yield the ways to go on, by throw: the best one, or all where more may be worse."""
        for after, steps in following.items():
            if more_is_better(self._rules):
                yield after, np.max(steps, axis=0)
                continue
            ordered = np.sort(steps, axis=0)
            ordered[1:][ordered[1:] == ordered[:-1]] = _NOT
            for roll in list(np.sort(ordered, axis=0)):
                yield after, roll


def more_is_better(rules: RuleSet) -> bool:
    """Tell whether more points in hand are never worse, all else equal.

    Who has more can imitate who has less. With an exact target one may overshoot, and in a game
    with a final round reaching the target gives the other side its last turn.
    """
    return rules.overshoot == "allowed" and not rules.final_round


def _sides(die: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return the faces that `die` can show, with the weight of each."""
    *weights, joker = die
    return [
        (JOKER if face == joker else face, weight)
        for face, weight in enumerate(weights, start=1)
        if weight
    ]


def _subsets(count: int) -> Iterator[Positions]:
    for size in range(1, count + 1):
        yield from combinations(range(count), size)


def _in_steps(points: NDArray[np.int32], bonus: int) -> NDArray[np.int32]:
    """Return `points` and `bonus` in steps; what is not a multiple of 50 is rounded."""
    return np.where(points < 0, _NOT, np.rint((points + bonus) / STEP)).astype(np.int32)


def _distinct(points: NDArray[np.int32], *, apart: bool) -> tuple[Ints, Ints]:
    """Return the distinct rows of `points`, or all of them `apart`; and which each row is."""
    if apart:
        return points.astype(np.intp), np.arange(len(points))
    if not points.shape[1]:
        return np.empty((0, 0), dtype=np.intp), np.empty(0, dtype=np.intp)
    small = np.ascontiguousarray(points, dtype=np.int16)
    rows = small.view(np.dtype((np.void, small.itemsize * small.shape[1]))).ravel()
    _, first, row = np.unique(rows, return_index=True, return_inverse=True)
    return points[first].astype(np.intp), row.ravel()


def _sums(weights: Weights, group: Ints, groups: int) -> list[int]:
    """Return the sum of the `weights` in each of so many `groups`."""
    sums = np.zeros(groups, dtype=object)
    np.add.at(sums, group, weights)
    return [int(total) for total in sums]
