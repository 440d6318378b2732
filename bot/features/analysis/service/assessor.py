"""Reviews in the background, for the accuracy and luck among somebody's figures."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.advice.review import Review
from bot.features.analysis.ports import ReviewWatch
from bot.features.standings.store.figures import SqlRecordStore
from bot.jobs.job import WorkUndone
from bot.match.model.match import Match
from bot.match.model.phases import Finished
from bot.match.model.requester import Requester
from bot.match.ports import Clock, MatchWatch
from bot.match.results.figures import Assessment, counts
from bot.match.service.tasks import Inbox, LatestWins, Tasks

_log = logging.getLogger(__name__)

MOST_WAITING = 100
"""How many games may wait for their review; the oldest of more are dropped."""

_UNITS = 10_000
"""Hundredths of a per cent in one."""

_ALL: Final = 0
"""The key of the one worker: reviews are worked out one after another."""

ReviewMatch = Callable[[Match, Requester], Awaitable[Review]]
"""Reviews a game, and remembers the review for the next request."""


class Assessor(MatchWatch):
    """Reviews the finished games of two people, one after another.

    A task runs only while there is something to do. What waits when the bot stops is dropped:
    figures are averages of the games that were reviewed.
    """

    def __init__(
        self,
        records: SqlRecordStore,
        review: ReviewMatch,
        watch: ReviewWatch,
        clock: Clock,
        tasks: Tasks,
    ) -> None:
        """Store the results of `review` in `records`, and tell `watch` of each."""
        self._records = records
        self._review = review
        self._watch = watch
        self._clock = clock
        self._assessing = LatestWins(tasks, "assess", self._assess, MOST_WAITING)

    def changed(self, before: Match, after: Match) -> None:
        """Queue a match that has just finished for its review.

        Games of more people are left out, as are those that a stand-in has ended.
        """
        finished = isinstance(after.phase, Finished) and not isinstance(before.phase, Finished)
        if finished and is_reviewed(after):
            self._assessing.put(_ALL, after)

    async def _assess(self, inbox: Inbox[Match]) -> None:
        for match in inbox:
            try:
                await self.assess(match)
            except Exception:  # noqa: BLE001 - any error concerns this match alone
                _log.exception("match %d could not be reviewed", match.id)

    async def assess(self, match: Match) -> None:
        """Review a finished match, and keep what that finds, unless the work is not done."""
        try:
            review = await self._review(match, Requester.game(match))
            found = assessments(match, review)
            if found:
                await self._records.assess(match, found, self._clock.now())
            await self._watch.reviewed(match, review)
        except WorkUndone as undone:
            _log.warning("match %d is not reviewed: %s", match.id, undone)


def is_reviewed(match: Match) -> bool:
    """Tell whether figures take the review of a finished match: one of two who were both there."""
    return counts(match) and len(match.players) == 2 and not match.presence.away


def assessments(match: Match, review: Review) -> list[Assessment]:
    """Return the figures of everyone who made choices, if the chances to win are known."""
    return [
        Assessment(player.user_id, round(_UNITS * seat.accuracy), round(_UNITS * seat.luck))
        for player, seat in zip(match.players, review.seats, strict=True)
        if seat.accuracy is not None
    ]
