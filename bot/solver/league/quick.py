"""Who plays by figures alone, several times as fast as `evaluate`: a league has millions of moves.

The figures are the same, taken straight from where they were worked out; a test compares the two.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from operator import attrgetter
from typing import NamedTuple

from bot.advice.bounds import STEP
from bot.engine import Bank, Faces, Move, Roll, RuleSet, State, score_table
from bot.solver.model.turn_model import turn_model
from bot.solver.opponents.policy import Policy
from bot.solver.opponents.skilled import Skilled, length_of
from bot.solver.tables.prospects import Prospects


class MoveOption(NamedTuple):
    """A move, what it is worth, and what else `evaluate` looks at among equals.

    What a bank that wins is worth is more than anything else.
    """

    worth: float
    fewer: int
    points: int
    move: Move


Pick = Callable[[Sequence[MoveOption]], MoveOption]


@dataclass(frozen=True, slots=True)
class _Keep:
    """Dice that may be kept of a roll: both moves, their points, and the dice left to roll."""

    roll: Roll
    bank: Bank
    points: int
    left: int


def is_plain(rules: RuleSet) -> bool:
    """Tell whether nothing but points and dice left follows from what is kept."""
    hot = rules.hot_dice_bonus or rules.hot_dice_must_roll or rules.hot_dice_single_roll
    special = hot or rules.high_stakes
    return not special and rules.overshoot == "allowed" and not rules.final_round


def best(options: Sequence[MoveOption]) -> MoveOption:
    """Return the option that `evaluate` puts first."""
    return max(options, key=attrgetter("worth", "fewer", "points"))


def drawn_by(skilled: Skilled, rules: RuleSet) -> Pick:
    """Return how `skilled` takes one of the options: now and then not the best."""
    length = length_of(rules)

    def pick(options: Sequence[MoveOption]) -> MoveOption:
        first = best(options)
        if first.worth == inf:
            return first
        return options[skilled.draw([length * (first.worth - option.worth) for option in options])]

    return pick


class Quick:
    """Plays a game of plain rules and fair dice as `other` does, which it asks about rare states.

    It picks one of the options with a roll on the table, by what is `ahead` in the turn.
    """

    def __init__(
        self, other: Policy, rules: RuleSet, ahead: Callable[[State], Prospects], pick: Pick = best
    ) -> None:
        """Know of no roll yet."""
        self._other, self._rules, self._ahead, self._pick = other, rules, ahead, pick
        self._keeps: dict[Faces, list[_Keep]] = {}
        self._throws: list[int] = []

    def choose(self, state: State) -> Move:
        """Return the move of `other`."""
        if not state.roll:
            begins = not state.points and state.offer is None
            return Roll() if begins else self._other.choose(state)
        return self._pick(self.options(state)).move

    def options(self, state: State) -> list[MoveOption]:
        """Return the distinct moves with a roll on the table."""
        ahead, rules, points = self._ahead(state), self._rules, state.points
        if not self._throws:
            dice = range(1, rules.scoring.dice + 1)
            self._throws = [0, *map(turn_model(self._rules).index, dice)]
        rolling, banking, last = ahead.rolling.item, ahead.banking.item, len(ahead.banking[0]) - 1
        opened = state.opened[state.side]
        least = rules.minimum if opened else max(rules.minimum, rules.opening)
        enough = inf if rules.target is None else rules.target - state.total
        options, banks = [], []
        for keep in self._keeps.get(state.roll) or self._keeps_of(state.roll):
            reached = points + keep.points
            level = min(reached // STEP, last)
            worth = rolling(self._throws[keep.left], level)
            options.append(MoveOption(worth, -keep.left, reached, keep.roll))
            if reached >= least:
                worth = inf if reached >= enough else banking(0, level)
                banks.append(MoveOption(worth, 0, reached, keep.bank))
        return options + banks

    def _keeps_of(self, roll: Faces) -> list[_Keep]:
        scores = score_table(self._rules.scoring).roll(roll)
        distinct: dict[Faces, _Keep] = {}
        moves = zip(scores.by_positions.items(), scores.rolls, scores.banks, strict=True)
        for (places, score), on, bank in moves:
            left = len(roll) - len(places) or self._rules.scoring.dice
            faces = tuple([roll[place] for place in places])
            distinct.setdefault(faces, _Keep(on, bank, score.points, left))
        self._keeps[roll] = list(distinct.values())
        return self._keeps[roll]
