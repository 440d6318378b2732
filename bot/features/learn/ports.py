"""What the course needs from outside: where progress is kept, and who knows the figures."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.advice.choices import Advice
from bot.engine import State
from bot.match.model.asker import Requester

Advise = Callable[[State, Requester], Awaitable[Advice]]
"""Returns what the choices in a state are worth; raises `Refused` where that is not known now."""


class ProgressStore(Protocol):
    """Keeps which lessons people have done, and who was told of them. Times are unix seconds."""

    async def done(self, user_id: int) -> frozenset[str]:
        """Return the names of the lessons that somebody has done."""

    async def finish(self, user_id: int, lesson: str, now: int) -> None:
        """Note that somebody has done a lesson; the first time counts."""

    async def note_told(self, user_id: int, now: int) -> None:
        """Note that somebody knows of the lessons."""

    async def tell_newcomer(self, user_id: int, now: int) -> bool:
        """Note likewise, and tell whether it is news to somebody who has finished no game."""
