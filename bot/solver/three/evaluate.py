"""What each move of a game of three is worth, and how likely all three win."""

from collections.abc import Iterator, Sequence

from bot.advice.choices import Choice
from bot.engine import State, wins_now
from bot.solver.estimates.evaluate import choices_by, worth
from bot.solver.tables.many_turns import TOGETHER
from bot.solver.three.table import ThreeTable
from bot.solver.three.values import PLAYERS


def evaluate_three(
    states: Sequence[State], table: ThreeTable
) -> Iterator[tuple[tuple[Choice, ...], tuple[float, ...]]]:
    """Yield for each of `states` what `evaluate` returns, and how likely each seat wins.

    All must be of the game that `table` is about, and none over.
    """
    for first in range(0, len(states), TOGETHER):
        part = states[first : first + TOGETHER]
        turns = [table.totals(state) for state in part]
        outlooks = table.outlooks(turns)
        for state, totals in zip(part, turns, strict=True):
            outlook = outlooks[totals]
            choices = choices_by(state, outlook.own)
            best, win = choices[0].move, choices[0].win or 0.0
            following = 0.0 if wins_now(state, best) else worth(state, best, outlook.following)
            # Where somebody cannot win any more, rounding may leave them a hair less than nothing.
            following = max(0.0, following)
            chances = win, following, max(0.0, 1 - win - following)
            yield choices, tuple(chances[(seat - state.seat) % PLAYERS] for seat in range(PLAYERS))
