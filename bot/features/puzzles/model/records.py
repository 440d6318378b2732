"""What is kept of puzzles and of those who answer them."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Final

from bot.advice.puzzle import Answer, Puzzle
from bot.engine import RuleSet
from bot.match.model.match import Person
from bot.match.results.ratings import MIDDLE, NEWCOMER, POINTS, Rating

ENOUGH: Final = 10
"""How many puzzles somebody has answered before they are ranked by their rating."""

MOST_OWN: Final = 30
"""How many of their own puzzles are kept for somebody: the newest."""

_CERTAINTY: Final = 4.0
"""The deviation of a puzzle's first rating, of which rules of thumb know half as much as games."""


class PuzzleRanking(StrEnum):
    """What the board of a server ranks by."""

    RATING = "rating"
    STREAK = "streak"


@dataclass(frozen=True, slots=True)
class Solver:
    """What somebody has done with puzzles.

    - `answered`, `solved`: how many counted, and of these how many were right.
    - `streak`: right ones in a row; `best_streak`: the most ever.
    - `days`: puzzles of the day answered on days in a row, up to `last_day`; `best_days`: the most.
    """

    rating: Rating = NEWCOMER
    answered: int = 0
    solved: int = 0
    streak: int = 0
    best_streak: int = 0
    last_day: date | None = None
    days: int = 0
    best_days: int = 0


NEW_SOLVER: Final = Solver()


@dataclass(frozen=True, slots=True)
class Tried:
    """How hard a puzzle is by now, and how many of those who `answered` have `solved` it."""

    rating: Rating
    answered: int = 0
    solved: int = 0


def untried(puzzle: Puzzle) -> Tried:
    """Return how hard a puzzle is thought to be before anybody has tried."""
    return Tried(Rating(NEWCOMER.mu + (puzzle.rating - MIDDLE) / POINTS, _CERTAINTY))


@dataclass(frozen=True, slots=True)
class Attempt:
    """Somebody's answer to a puzzle.

    - `given`: None for who gave up.
    - `guild_id`: the server where they were, None outside servers.
    - `day`: the day whose puzzle it is, None for any other.
    - `is_rated`: whether it moves ratings and streaks.
    """

    person: Person
    guild_id: int | None
    puzzle: Puzzle
    given: Answer | None
    day: date | None
    is_rated: bool = True

    @property
    def is_right(self) -> bool:
        """Tell whether the answer is the best one."""
        return self.given == self.puzzle.best


@dataclass(frozen=True, slots=True)
class Kept:
    """What came of an answer, or of an earlier one to the same puzzle: the first one counts.

    - `fresh`: whether the answer counted just now.
    - `given`: the answer that counts, None for who gave up.
    - `before`, `after`: the person's rating in points before and after it.
    - `at`: when it was given (unix seconds).
    - `solver`, `tried`: the person and the puzzle as they are now.
    """

    fresh: bool
    given: Answer | None
    before: int
    after: int
    at: int
    solver: Solver
    tried: Tried


@dataclass(frozen=True, slots=True)
class OwnPuzzle:
    """A mistake of somebody's own that is a puzzle, from a game that they played by `rules`.

    `match_id` and `step` lead to its replay.
    """

    puzzle: Puzzle
    rules: RuleSet
    match_id: int
    step: int


@dataclass(frozen=True, slots=True)
class DayResult:
    """How somebody did with the puzzle of a day.

    `players` is how many have answered it, and `solvers` how many of them were right.
    """

    day: date
    is_right: bool
    players: int
    solvers: int


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A row of a server's board. `rank` counts from 1, equal figures share it."""

    rank: int
    person: Person
    rating: Rating
    solved: int
    answered: int
    best_streak: int


@dataclass(frozen=True, slots=True)
class PuzzleBoard:
    """A page of a server's board.

    `number` is the page, counted from 1, `of` how many there are; `own` is the reader's row, None
    when they have none.
    """

    ranking: PuzzleRanking
    number: int
    of: int
    rows: tuple[BoardRow, ...]
    own: BoardRow | None
