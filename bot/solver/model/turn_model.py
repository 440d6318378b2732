"""One turn of a ruleset as arrays need it: the throws there are, and what each roll lets one keep.

Everything is derived from the engine's scores and chances, so that no rule is written twice.
Points are counted in steps of 50, the smallest amount that any combination is worth.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from bot.advice.bounds import STEP
from bot.engine import FAIR, RuleSet, is_farkle, score_table
from bot.jobs.doing import expect_to_take_long
from bot.solver.cache import kept
from bot.solver.model.dice_sets import DiceSet, Shown, dice_set, rolls

_OUTCOME_BYTES: Final = 600
_KEEP_BYTES: Final = 100
"""About what an outcome, and each of its keeps, take up."""


@dataclass(frozen=True, slots=True, order=True)
class Keep:
    """A way to go on after a roll: `points` more (in steps), then the throw of index `throw`."""

    points: int
    throw: int


@dataclass(frozen=True, slots=True)
class Outcome:
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
    outcomes: tuple[Outcome, ...]

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

    def index(self, dice: int, *, hot: bool = False, may_bank: bool = True) -> int:
        """Return the index of the first throw of so many dice.

        Raises `ValueError` when a turn has no such throw.
        """
        for place, throw in enumerate(self.throws):
            if (throw.dice, throw.hot, throw.may_bank) == (dice, hot, may_bank):
                return place
        raise ValueError(f"no turn of these rules has a throw of {dice} dice, hot={hot}")


_Key = tuple[DiceSet, bool, bool]
"""What identifies a throw: `thrown`, `hot` and `may_bank`."""

_Choice = frozenset[tuple[int, _Key]]
"""The steps that may be kept of a roll, each with the throw that follows."""


@kept
def turn_model(rules: RuleSet) -> TurnModel:
    """Return the turn of `rules`, with fair dice."""
    expect_to_take_long()
    return model_of(rules, dice_set((FAIR,) * rules.scoring.dice))


def model_of(rules: RuleSet, dice: DiceSet) -> TurnModel:
    """Return the turn of `rules` with the full set `dice`.

    Among the keeps of a roll that lead to the same throw only the one worth most is kept, unless
    the rules can make more points the worse choice (an exact target, a final round).
    """
    first: _Key = (dice, False, True)
    found: dict[_Key, tuple[Fraction, Fraction, dict[_Choice, Fraction]]] = {}
    waiting = [first]
    while waiting:
        key = waiting.pop()
        if key not in found:
            found[key] = _throw(rules, dice, key)
            waiting.extend(following for choice in found[key][2] for _, following in choice)
    ordered = sorted(found, key=lambda key: (len(key[0]), *key))
    order = {key: place for place, key in enumerate(ordered)}
    throws = tuple(
        ThrowOdds(*key, farkle, wins, tuple(_outcomes(choices, order)))
        for key, (farkle, wins, choices) in ((key, found[key]) for key in ordered)
    )
    return TurnModel(throws, order[first])


def _throw(
    rules: RuleSet, full: DiceSet, key: _Key
) -> tuple[Fraction, Fraction, dict[_Choice, Fraction]]:
    """Return the chances of a farkle and of winning outright, and those of each choice."""
    table = score_table(rules.scoring)
    farkle = wins = whole = 0
    choices: dict[_Choice, int] = defaultdict(int)
    for shown, weight in rolls(key[0]):
        whole += weight
        scores = table.roll(shown.faces)
        if scores.wins:
            wins += weight
        elif is_farkle(rules, shown.faces, scores=bool(scores.by_positions)):
            farkle += weight
        else:
            choices[_choice(rules, full, key, shown)] += weight
    chances = {choice: Fraction(weight, whole) for choice, weight in choices.items()}
    return Fraction(farkle, whole), Fraction(wins, whole), chances


def _choice(rules: RuleSet, full: DiceSet, key: _Key, shown: Shown) -> _Choice:
    """Return what may be kept of the roll `shown`, thrown as `key` says."""
    _, hot, _ = key
    by_positions = score_table(rules.scoring).roll(shown.faces).by_positions
    if not by_positions:  # scoreless: a bonus, and all dice again
        return frozenset({(max(_steps(rules.scoreless_bonus), 1), (full, hot, True))})
    keeps: dict[_Key, set[int]] = defaultdict(set)
    for keep, score in by_positions.items():
        points, left = score.points, shown.without(keep)
        if left:
            following = (left, hot, True)
        else:
            points += rules.hot_dice_bonus if hot else 0
            following = (full, rules.hot_dice_bonus > 0, not rules.hot_dice_must_roll)
        keeps[following].add(_steps(points))
    if more_is_better(rules):
        return frozenset((max(points), following) for following, points in keeps.items())
    return frozenset((each, following) for following, points in keeps.items() for each in points)


def more_is_better(rules: RuleSet) -> bool:
    """Tell whether more points in hand are never worse, all else equal.

    Who has more can imitate who has less. With an exact target one may overshoot, and in a game
    with a final round reaching the target gives the other side its last turn.
    """
    return rules.overshoot == "allowed" and not rules.final_round


def _steps(points: int) -> int:
    """Return `points` in steps; a bonus that is not a multiple of 50 is rounded."""
    return round(points / STEP)


def _outcomes(choices: Mapping[_Choice, Fraction], order: Mapping[_Key, int]) -> Iterator[Outcome]:
    for choice, chance in choices.items():
        yield Outcome(chance, frozenset(Keep(points, order[key]) for points, key in choice))
