"""Who knows the answers to puzzles."""

from typing import Protocol

from bot.advice.choices import Advice
from bot.advice.puzzle import Puzzle
from bot.engine import State
from bot.match.model.requester import Requester


class ExactFigures(Protocol):
    """Knows the exact figures of solved games. It thinks beside the event loop."""

    async def advise(self, state: State, requester: Requester) -> Advice:
        """Return every choice in `state`; raises `Refused` when it cannot be worked out now."""

    async def grade(self, state: State, requester: Requester) -> Puzzle | None:
        """Return the puzzle that `state` is, a position of a game of two; None where it is none.

        Raises `WorkUndone` when it cannot be worked out now.
        """
