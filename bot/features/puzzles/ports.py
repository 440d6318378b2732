"""Where puzzles and their solvers are kept, who knows the answers, and who is still on a server."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date
from typing import Protocol

from bot.advice.choices import Advice
from bot.advice.puzzle import Puzzle
from bot.engine import State
from bot.features.puzzles.model.records import (
    Attempt,
    DayResult,
    Kept,
    OwnPuzzle,
    PuzzleBoard,
    PuzzleRanking,
    Solver,
)
from bot.match.model.asker import Asker


class PuzzleStore(Protocol):
    """Keeps answers, ratings and streaks."""

    async def solver(self, user_id: int) -> Solver:
        """Return what somebody has done so far."""

    async def answered(self, user_id: int) -> Mapping[str, int]:
        """Return the ids of the puzzles that somebody has answered, and when (unix seconds)."""

    async def ratings(self) -> Mapping[str, int]:
        """Return the ratings, in points, of the puzzles that somebody has tried."""

    async def keep(self, attempt: Attempt, now: int) -> Kept:
        """Count an answer, if it is the person's first to this puzzle, and return what came of it.

        It moves the ratings of both and the streaks. That of the puzzle of a day is kept for the
        day too, unless there is one already.
        """

    async def kept(self, user_id: int, puzzle: Puzzle) -> Kept | None:
        """Return what came of somebody's answer to `puzzle`; None if they have given none."""

    async def day(self, user_id: int, day: date) -> DayResult | None:
        """Return how somebody did with the puzzle of `day`; None if they have not answered it."""

    async def board(
        self, guild_id: int, ranking: PuzzleRanking, user_id: int, page: int, rows: int
    ) -> PuzzleBoard:
        """Return a page of a server's board, as `user_id` sees it.

        It has those who have answered there and have not left, by their rating only after `ENOUGH`
        puzzles. Pages past the end give the last.
        """


class OwnPuzzleStore(Protocol):
    """Keeps the puzzles that people's own mistakes gave."""

    async def add(self, user_id: int, found: Sequence[OwnPuzzle], now: int) -> None:
        """Keep what was `found`, and of all of somebody's puzzles the newest `MOST_OWN`."""

    async def all_of(self, user_id: int) -> tuple[OwnPuzzle, ...]:
        """Return somebody's puzzles, the newest first, without any that cannot be read."""

    async def drop(self, user_id: int, puzzle: str) -> None:
        """Delete one of somebody's puzzles."""


class Solved(Protocol):
    """Knows the exact figures of solved games. It thinks beside the event loop."""

    async def advise(self, state: State, asker: Asker) -> Advice:
        """Return every choice in `state`; raises `Refused` when it cannot be worked out now."""

    async def grade(self, state: State, asker: Asker) -> Puzzle | None:
        """Return the puzzle that `state` is, a position of a game of two; None where it is none.

        Raises `WorkUndone` when it cannot be worked out now.
        """


class Members(Protocol):
    """Knows who has left a server."""

    async def note_present(self, guild_id: int, user_id: int) -> None:
        """Note that somebody acts on a server, and so has not left it."""

    async def have_left(self, guild_id: int, user_ids: Collection[int]) -> bool:
        """Look for people who were not seen for long; tell whether one has left just now."""
