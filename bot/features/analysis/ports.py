"""Who is told of reviews."""

from typing import Protocol

from bot.advice.review import Review
from bot.match.model.match import Match


class ReviewWatch(Protocol):
    """Is told of every game that was reviewed for the figures."""

    async def reviewed(self, match: Match, review: Review) -> None:
        """Take note of the `review` of a finished `match`; may raise `WorkUndone`."""
