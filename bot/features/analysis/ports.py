"""Who knows the odds, and where what reviews find is counted."""

from collections.abc import Sequence
from typing import Protocol

from bot.advice.choices import Advice
from bot.advice.level import AnyLevel
from bot.advice.review import Review
from bot.engine import Move, RuleSet, State
from bot.match.model.asker import Asker
from bot.match.model.match import Match
from bot.match.results.figures import Assessment


class Advisor(Protocol):
    """Knows the odds. It thinks beside the event loop, and never on it.

    Askers take turns. Each method raises `Refused` when a person asks for more than they may, or
    when what they ask cannot be worked out now.
    """

    async def advise(self, state: State, asker: Asker) -> Advice:
        """Return every choice of the player on turn in `state`, a game not yet over."""

    async def bank_from(self, rules: RuleSet, dice: int, asker: Asker) -> int | None:
        """Return the points at risk from which to bank with `dice` left, for points alone.

        None: never.
        """

    async def choose(self, level: AnyLevel, state: State, asker: Asker) -> Move:
        """Return the move of an opponent of `level` who is on turn in `state`."""

    async def review(self, line: str, winners: Sequence[int], asker: Asker) -> Review:
        """Return what there is to say of the game of a line, which the sides `winners` have won.

        Raises `ValueError` when it is not over, or no game.
        """


class ReviewWatch(Protocol):
    """Is told of every game that was reviewed for the figures."""

    async def reviewed(self, match: Match, review: Review) -> None:
        """Take note of the `review` of a finished `match`; may raise `WorkUndone`."""


class Assessments(Protocol):
    """Counts what reviews of finished games find."""

    async def assess(self, match: Match, found: Sequence[Assessment], now: int) -> None:
        """Keep what the review of a match found, and add it to everyone's figures."""


class ReviewRecords(Assessments, Protocol):
    """Knows as well which stored games lack their review."""

    async def unreviewed(self, after: int, until: int) -> Sequence[int]:
        """Return the games of these numbers in which a turn ran out, and that lack a review."""

    async def newest(self) -> int:
        """Return the number of the newest match, 0 without any."""
