"""Where own puzzles are kept, and who knows the answers."""

from collections.abc import Sequence
from typing import Protocol

from bot.advice.choices import Advice
from bot.advice.puzzle import Puzzle
from bot.engine import State
from bot.features.puzzles.model.records import OwnPuzzle
from bot.match.model.requester import Requester


class OwnPuzzleStore(Protocol):
    """Keeps the puzzles that people's own mistakes gave."""

    async def add(self, user_id: int, found: Sequence[OwnPuzzle], now: int) -> None:
        """Keep what was `found`, and of all of somebody's puzzles the newest `MOST_OWN`."""

    async def all_of(self, user_id: int) -> tuple[OwnPuzzle, ...]:
        """Return somebody's puzzles, the newest first, without any that cannot be read."""

    async def drop(self, user_id: int, puzzle: str) -> None:
        """Delete one of somebody's puzzles."""


class ExactFigures(Protocol):
    """Knows the exact figures of solved games. It thinks beside the event loop."""

    async def advise(self, state: State, requester: Requester) -> Advice:
        """Return every choice in `state`; raises `Refused` when it cannot be worked out now."""

    async def grade(self, state: State, requester: Requester) -> Puzzle | None:
        """Return the puzzle that `state` is, a position of a game of two; None where it is none.

        Raises `WorkUndone` when it cannot be worked out now.
        """
