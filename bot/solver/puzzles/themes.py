"""When a puzzle is about what: a predicate for each theme."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.advice.choices import Choice
from bot.advice.puzzle import PuzzleTheme
from bot.engine import Bank, Faces, Positions, Roll, State
from bot.solver.loaded.turn import expected_turn
from bot.solver.model.games import is_loaded
from bot.solver.tables.table import farkles_that_count

GOOD_TURN: Final = 1000
"""What a good turn brings: with no more to go, or to make good, a game is open."""


@dataclass(frozen=True, slots=True)
class PuzzleProblem:
    """A position with its choices, best first, as a theme looks at it."""

    state: State
    choices: tuple[Choice, ...]

    @property
    def best(self) -> Choice:
        """Return the choice that wins most often."""
        return self.choices[0]

    @property
    def for_points(self) -> Choice:
        """Return the choice that brings most points on average."""
        return max(self.choices, key=lambda choice: choice.expected)

    @property
    def deficit(self) -> int:
        """Return by how many points the side on turn is behind, negative when it leads."""
        return self.state.totals[1 - self.state.seat] - self.state.total


def is_last_round(problem: PuzzleProblem) -> bool:
    """Tell whether it is the last round, or a good turn of either side would end the game."""
    rules, state = problem.state.setup.rules, problem.state
    if rules.turns is not None:
        return state.round == rules.turns
    return rules.target is not None and max(state.totals) >= rules.target - GOOD_TURN


def is_which_die(problem: PuzzleProblem) -> bool:
    """Tell whether the same faces of other dice would be another choice, to bank or to roll on."""
    state, best = problem.state, problem.best
    return any(
        type(choice.move) is type(best.move) and _faces(state, choice) == _faces(state, best)
        for choice in problem.choices[1:]
    )


def is_third_farkle(problem: PuzzleProblem) -> bool:
    """Tell whether a farkle now would be the one that costs points."""
    state = problem.state
    limit = state.setup.rules.farkle_limit
    return limit > 0 and farkles_that_count(state, state.seat) == limit - 1


def is_hot_dice(problem: PuzzleProblem) -> bool:
    """Tell whether all dice of the roll can be set aside."""
    every = len(problem.state.roll)
    return any(len(_kept(choice)) == every for choice in problem.choices)


def is_loaded_dice(problem: PuzzleProblem) -> bool:
    """Tell whether anybody throws loaded dice."""
    return any(map(is_loaded, problem.state.setup.dice))


def is_few_dice(problem: PuzzleProblem) -> bool:
    """Tell whether it is best to roll one die or two."""
    return 1 <= problem.best.dice <= 2


def is_catching_up(problem: PuzzleProblem) -> bool:
    """Tell whether one is behind by two good turns, or a quarter of the target, and best rolls."""
    target = problem.state.setup.rules.target
    far = 2 * GOOD_TURN if target is None else min(2 * GOOD_TURN, target // 4)
    return problem.deficit >= far and isinstance(problem.best.move, Roll)


def is_banking_early(problem: PuzzleProblem) -> bool:
    """Tell whether it is best to bank less than a turn brings on average."""
    best = problem.best
    usual = expected_turn(problem.state.setup.rules, problem.state.setup.dice[problem.state.seat])
    return isinstance(best.move, Bank) and best.points < usual


def is_rolling_on(problem: PuzzleProblem) -> bool:
    """Tell whether it is best to roll, where one who plays for points alone would bank."""
    return isinstance(problem.best.move, Roll) and isinstance(problem.for_points.move, Bank)


def is_left_lying(problem: PuzzleProblem) -> bool:
    """Tell whether it is best to roll and to leave dice lying that would have scored as well."""
    best = problem.best
    return isinstance(best.move, Roll) and any(
        isinstance(choice.move, Roll)
        and choice.points > best.points
        and _faces(problem.state, choice) > _faces(problem.state, best)
        for choice in problem.choices
    )


PREDICATES: Final[Mapping[PuzzleTheme, Callable[[PuzzleProblem], bool]]] = {
    PuzzleTheme.WHICH_DIE: is_which_die,
    PuzzleTheme.THIRD_FARKLE: is_third_farkle,
    PuzzleTheme.BANKING_EARLY: is_banking_early,
    PuzzleTheme.CATCHING_UP: is_catching_up,
    PuzzleTheme.LEFT_LYING: is_left_lying,
    PuzzleTheme.FEW_DICE: is_few_dice,
    PuzzleTheme.HOT_DICE: is_hot_dice,
    PuzzleTheme.ROLLING_ON: is_rolling_on,
    PuzzleTheme.LAST_ROUND: is_last_round,
    PuzzleTheme.LOADED_DICE: is_loaded_dice,
}


def themes_of(state: State, choices: tuple[Choice, ...]) -> tuple[PuzzleTheme, ...]:
    """Return what the position is about, in the order of `PuzzleTheme`."""
    problem = PuzzleProblem(state, choices)
    return tuple(theme for theme in PuzzleTheme if PREDICATES[theme](problem))


def _kept(choice: Choice) -> Positions:
    return choice.move.keep if isinstance(choice.move, Roll | Bank) else ()


def _faces(state: State, choice: Choice) -> "Counter[int]":
    faces: Faces = tuple([state.roll[place] for place in _kept(choice)])
    return Counter(faces)
