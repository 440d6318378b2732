"""One turn of a ruleset as arrays need it: the throws there are, and what each roll lets one keep.

Everything is derived from the engine's scores and chances, so that no rule is written twice.
Points are counted in steps of 50, the smallest amount that any combination is worth.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from bot.engine import FAIR, Die, RuleSet
from bot.jobs.job_context import require_slow_allowed
from bot.solver.cache import kept
from bot.solver.model.dice_sets import DiceSet, dice_set
from bot.solver.model.every_roll import ThrowChoices, ThrowKey, every_throw

_OUTCOME_BYTES: Final = 600
_KEEP_BYTES: Final = 100
"""About what an outcome, and each of its keeps, take up."""


@dataclass(frozen=True, slots=True, order=True)
class Keep:
    """A way to go on after a roll: `points` more (in steps), then the throw of index `throw`."""

    points: int
    throw: int


@dataclass(frozen=True, slots=True)
class RollOutcome:
    """Rolls that leave the same choice: how likely they are together, and what may be kept."""

    chance: Fraction
    keeps: frozenset[Keep]


@dataclass(frozen=True, slots=True)
class ThrowOdds:
    """A throw that may come next in a turn.

    - `thrown`: the dice; `hot`: a hot-dice bonus is due the next time (False throughout in a
      ruleset without one).
    - `may_bank`: the turn may be banked instead of throwing, as far as the dice are concerned.
    - `farkle`, `wins`: the chances that the roll loses the turn, or wins the game at once.
    - `outcomes`: every other roll.
    """

    thrown: DiceSet
    hot: bool
    may_bank: bool
    farkle: Fraction
    wins: Fraction
    outcomes: tuple[RollOutcome, ...]

    @property
    def dice(self) -> int:
        """Return how many dice are thrown."""
        return len(self.thrown)


@dataclass(frozen=True, slots=True)
class TurnModel:
    """All throws of a turn, those with fewer dice first; `start` is the index of the first one."""

    throws: tuple[ThrowOdds, ...]
    start: int

    @property
    def nbytes(self) -> int:
        """Return about how many bytes the model takes up."""
        return sum(
            _OUTCOME_BYTES + _KEEP_BYTES * len(outcome.keeps)
            for throw in self.throws
            for outcome in throw.outcomes
        )

    @property
    def reach(self) -> int:
        """Return the most steps that a single roll can bring, 1 where no roll brings any."""
        return max((keep.points for keep in self.keeps()), default=1)

    def set_aside(self, place: int) -> int:
        """Return how many of the dice are set aside when the throw of index `place` comes."""
        return self.throws[-1].dice - self.throws[place].dice

    def keeps(self) -> frozenset[Keep]:
        """Return every way to go on that any roll offers."""
        return frozenset[Keep]().union(
            *(outcome.keeps for throw in self.throws for outcome in throw.outcomes)
        )

    def place(self, dice: Sequence[Die], *, hot: bool = False, may_bank: bool = True) -> int:
        """Return the index of the throw of `dice`, which are fair."""
        return self.index(len(dice), hot=hot, may_bank=may_bank)

    def index(self, dice: int, *, hot: bool = False, may_bank: bool = True) -> int:
        """Return the index of the first throw of so many dice.

        Raises `ValueError` when a turn has no such throw.
        """
        for place, throw in enumerate(self.throws):
            if (throw.dice, throw.hot, throw.may_bank) == (dice, hot, may_bank):
                return place
        raise ValueError(f"no turn of these rules has a throw of {dice} dice, hot={hot}")


@kept
def turn_model(rules: RuleSet) -> TurnModel:
    """Return the turn of `rules`, with fair dice."""
    require_slow_allowed()
    return model_of(rules, dice_set((FAIR,) * rules.scoring.dice))


def model_of(rules: RuleSet, dice: DiceSet) -> TurnModel:
    """Return the turn of `rules` with the full set `dice`.

    Among the keeps of a roll that lead to the same throw only the one worth most is kept, unless
    the rules can make more points the worse choice (an exact target, a final round).
    """
    throws, start = every_throw(rules, dice)
    order = {key: place for place, (key, _) in enumerate(throws)}
    return TurnModel(tuple([_odds(key, choices, order) for key, choices in throws]), start)


def _odds(key: ThrowKey, choices: ThrowChoices, order: Mapping[ThrowKey, int]) -> ThrowOdds:
    whole, following = choices.whole, [order[kept] for kept in choices.following]
    outcomes = [
        RollOutcome(
            Fraction(weight, whole),
            frozenset(
                Keep(points, throw)
                for points, throw in zip(row, following, strict=True)
                if points >= 0
            ),
        )
        for weight, row in zip(choices.weights, choices.points.tolist(), strict=True)
    ]
    farkle, wins = Fraction(choices.farkle, whole), Fraction(choices.wins, whole)
    return ThrowOdds(*key, farkle, wins, tuple(outcomes))
