"""Who plays by a table, several times as fast as by `evaluate`: a league has millions of moves.

The figures are the same, taken straight from the table; a test compares the two.
"""

from dataclasses import dataclass
from operator import attrgetter
from typing import Final, NamedTuple

from bot.advice.bounds import STEP
from bot.engine import Bank, Faces, Move, Roll, RuleSet, State, score_table
from bot.solver.model.turn_model import turn_model
from bot.solver.opponents.policy import Perfect
from bot.solver.opponents.skilled import Skilled, length_of
from bot.solver.tables.table import GameTable, TurnStart

_SURE: Final = 1.0


class Option(NamedTuple):
    """A move, how likely it wins, and what else `evaluate` looks at among equals."""

    win: float
    fewer: int
    points: int
    move: Move


@dataclass(frozen=True, slots=True)
class _Keep:
    """Dice that may be kept of a roll: both moves, their points, and the dice left to roll."""

    roll: Roll
    bank: Bank
    points: int
    left: int


def is_plain(rules: RuleSet) -> bool:
    """Tell whether nothing but points and dice left follows from what is kept."""
    special = rules.hot_dice_bonus or rules.hot_dice_must_roll or rules.high_stakes
    return not special and rules.overshoot == "allowed" and not rules.final_round


class Quick:
    """Plays a game of plain rules and fair dice by `table`: perfectly, or as `skilled` errs."""

    def __init__(self, table: GameTable, skilled: Skilled | None) -> None:
        """Know of no roll yet."""
        self._table, self._skilled, self._rules = table, skilled, table.rules
        self._other = Perfect(table) if skilled is None else skilled
        self._length = length_of(table.rules)
        self._keeps: dict[Faces, list[_Keep]] = {}
        self._throws: list[int] = []

    def choose(self, state: State) -> Move:
        """Return the move that `evaluate` would lead to."""
        if not state.roll:
            begins = not state.points and state.offer is None
            return Roll() if begins else self._other.choose(state)
        options = self.options(state)
        best = max(options, key=attrgetter("win", "fewer", "points"))
        if self._skilled is None or (best.win == _SURE and isinstance(best.move, Bank)):
            return best.move
        losses = [self._length * (best.win - option.win) for option in options]
        return options[self._skilled.draw(losses)].move

    def options(self, state: State) -> list[Option]:
        """Return the distinct moves with a roll on the table."""
        wins, rules, points = self._table.prospects(TurnStart.of(state)), self._rules, state.points
        if not self._throws:
            dice = range(1, rules.scoring.dice + 1)
            self._throws = [0, *map(turn_model(self._rules).index, dice)]
        roll_wins, bank_wins, last = wins.rolling.item, wins.banking.item, len(wins.banking[0]) - 1
        opened = state.opened[state.side]
        least = rules.minimum if opened else max(rules.minimum, rules.opening)
        enough = None if rules.target is None else rules.target - state.total
        options, banks = [], []
        for keep in self._keeps.get(state.roll) or self._keeps_of(state.roll):
            reached = points + keep.points
            level = min(reached // STEP, last)
            win = roll_wins(self._throws[keep.left], level)
            options.append(Option(win, -keep.left, reached, keep.roll))
            if reached >= least:
                won = enough is not None and reached >= enough
                banks.append(Option(_SURE if won else bank_wins(0, level), 0, reached, keep.bank))
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
