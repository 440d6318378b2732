"""What is told of reviews, and who counts what they find."""

from collections.abc import Sequence
from typing import Protocol

from bot.advice.review import Review
from bot.match.model.match import Match
from bot.match.results.figures import Assessment


class ReviewWatch(Protocol):
    """Is told of every game that was reviewed for the figures."""

    async def reviewed(self, match: Match, review: Review) -> None:
        """Take note of the `review` of a finished `match`; may raise `WorkUndone`."""


class Assessments(Protocol):
    """Counts what reviews of finished games find."""

    async def assess(self, match: Match, found: Sequence[Assessment], now: int) -> None:
        """Keep what the review of a match found, and add it to everyone's figures."""
