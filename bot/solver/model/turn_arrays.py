"""A turn as arrays: what the rolls of its throws leave to choose, in rows to be looked up at once.

A `TurnModel` has an object for each choice, which is how one reads it; this is how one computes.
For six different loaded dice there are ten thousand choices, and no model is made at all.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from bot.engine import Badge, Die, RuleSet
from bot.solver.model.arrays import Floats, Ints
from bot.solver.model.dice_sets import DiceSet, dice_set
from bot.solver.model.every_roll import ThrowChoices, ThrowKey, every_lent_throw, every_throw
from bot.solver.model.turn_model import Keep, TurnModel


@dataclass(frozen=True, slots=True, eq=False)
class ThrowArrays:
    """One throw: its choices, one after the other, each with its keeps.

    - `key`: what identifies it; `farkle`, `wins`: the chances that a roll loses the turn, or wins
      the game at once.
    - `chances`: of each choice; `counts`: how many keeps it has.
    - `throws`, `points`: of each keep of each choice, the throw that follows and the steps it
      brings.
    """

    key: ThrowKey
    farkle: float
    wins: float
    chances: Floats
    counts: Ints
    throws: Ints
    points: Ints

    @property
    def dice(self) -> int:
        """Return how many dice are thrown."""
        return len(self.key[0])

    @property
    def may_bank(self) -> bool:
        """Tell whether the turn may be banked instead, as far as the dice are concerned."""
        return self.key[2]

    def choices(self) -> Iterator[tuple[float, list[Keep]]]:
        """Yield each choice: how likely it is, and what may be kept."""
        points, throws = self.points.tolist(), self.throws.tolist()
        keeps = list(map(Keep, points, throws))
        lasts = np.cumsum(self.counts)
        firsts = lasts - self.counts
        for chance, first, last in zip(self.chances.tolist(), firsts, lasts, strict=True):
            yield chance, keeps[first:last]

    @property
    def nbytes(self) -> int:
        """Return how many bytes the arrays take up."""
        arrays = self.chances, self.counts, self.throws, self.points
        return sum(array.nbytes for array in arrays)


@dataclass(frozen=True, slots=True, eq=False)
class TurnArrays:
    """All throws of a turn, those with fewer dice first.

    `start` is the index of the first one; `aside` is how many dice are set aside when each comes.
    """

    throws: tuple[ThrowArrays, ...]
    start: int
    aside: Ints = field(init=False)

    def __post_init__(self) -> None:
        """Count the dice."""
        dice = np.array([throw.dice for throw in self.throws])
        object.__setattr__(self, "aside", dice[-1] - dice)

    @staticmethod
    def of(turn: "AnyTurn") -> "TurnArrays":
        """Return a turn as arrays."""
        if isinstance(turn, TurnArrays):
            return turn
        throws = []
        for throw in turn.throws:
            keeps = [sorted(outcome.keeps) for outcome in throw.outcomes]
            throws.append(
                ThrowArrays(
                    (throw.thrown, throw.hot, throw.may_bank),
                    float(throw.farkle),
                    float(throw.wins),
                    np.array([float(outcome.chance) for outcome in throw.outcomes]),
                    np.array([len(roll) for roll in keeps], dtype=np.intp),
                    np.array([keep.throw for roll in keeps for keep in roll], dtype=np.intp),
                    np.array([keep.points for roll in keeps for keep in roll], dtype=np.intp),
                )
            )
        return TurnArrays(tuple(throws), turn.start)

    @property
    def nbytes(self) -> int:
        """Return how many bytes the arrays take up."""
        return sum(throw.nbytes for throw in self.throws)

    @property
    def reach(self) -> int:
        """Return the most steps that a single roll can bring, 1 where no roll brings any."""
        return max(int(throw.points.max(initial=1)) for throw in self.throws)

    def place(self, dice: Sequence[Die], *, hot: bool = False, may_bank: bool = True) -> int:
        """Return the index of the throw of `dice`; raises `ValueError` when there is none."""
        wanted = dice_set(dice), hot, may_bank
        for place, throw in enumerate(self.throws):
            if throw.key == wanted:
                return place
        raise ValueError(f"no turn with these dice has a throw of {len(dice)}, hot={hot}")


AnyTurn = TurnModel | TurnArrays
"""A turn as it is read, or as it is computed with."""


def turn_arrays(
    rules: RuleSet, dice: DiceSet, badge: Badge | None = None, *, apart: bool = False
) -> TurnArrays:
    """Return the turn of `rules` with the full set `dice`, which may score otherwise with `badge`.

    It takes a third of a second for six that differ. With `apart` each roll is a choice of its own.
    """
    throws, start = every_throw(rules, dice, badge, apart=apart)
    order = {key: place for place, (key, _) in enumerate(throws)}
    arrays = tuple([_arrays(key, choices, order) for key, choices in throws])
    return TurnArrays(arrays, start)


def lent_throws(turn: TurnArrays, rules: RuleSet, badge: Badge) -> tuple[ThrowArrays, ...]:
    """Return the throws of `turn`, each with an ordinary die more that is gone after it."""
    keys = [throw.key for throw in turn.throws]
    order = {key: place for place, key in enumerate(keys)}
    full = keys[turn.start][0]
    found = every_lent_throw(rules, full, badge, keys)
    return tuple([_arrays(key, choices, order) for key, choices in zip(keys, found, strict=True)])


def _arrays(key: ThrowKey, choices: ThrowChoices, order: dict[ThrowKey, int]) -> ThrowArrays:
    has = choices.points >= 0
    choice, way = np.nonzero(has)
    whole = choices.whole
    return ThrowArrays(
        key,
        choices.farkle / whole,
        choices.wins / whole,
        np.array([weight / whole for weight in choices.weights]),
        has.sum(axis=1),
        np.array([order[kept] for kept in choices.following], dtype=np.intp)[way],
        choices.points[choice, way],
    )
