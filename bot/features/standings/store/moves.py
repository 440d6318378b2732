"""Who has gone up or down a leaderboard since the week began, from what the week has added.

Whoever has not played this week has the score that they had then. So ranks of then follow from
those of now and from the few who have played: nothing is kept of everybody else.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.database.ports import Row, Transaction
from bot.database.statements import statements
from bot.features.standings.model.leaderboards import Ranking, Scope
from bot.features.standings.model.periods import Period, Span
from bot.features.standings.store import ledgers
from bot.match.results.ratings import Rating

MOST_ACTIVE: Final = 500
"""Where more people have played this week, it is not told: each is a row to read."""

_SQL = statements(__package__, "moves")

UNRATED: Final = 0
"""Stands for the score by rating of somebody who had no rating."""

_TOLD: Final = {
    Ranking.WINS: frozenset({Period.MONTH, Period.SEASON, Period.ALL}),
    Ranking.RATING: frozenset({Period.ALL}),
}
"""The leaderboards whose scores of then are known: other ratings are of a period alone."""


def rating_score(rating: Rating) -> int:
    """Return the score of a `rating`, as the column `by_rating` has it."""
    return 100 * (rating.floor + 10_000)


@dataclass(frozen=True, slots=True)
class WeekMoves:
    """The scores of those who have played since the week began at `since` (unix seconds).

    `then` are their scores when it began, by user id, None for those who had none; `all_then` are
    these scores, and `all_now` those of now, in ascending order.
    """

    since: int
    then: Mapping[int, int | None]
    all_then: Sequence[int]
    all_now: Sequence[int]

    def score_then(self, user_id: int, score: int) -> int | None:
        """Return the score of then of whoever has `score` now, None if they had none."""
        return self.then.get(user_id, score)

    def more_better_then(self, score: int) -> int:
        """Return how many more people were better than a `score` then than are now."""
        return _above(self.all_then, score) - _above(self.all_now, score)


def week_moves(
    transaction: Transaction, scope: Scope, ranking: Ranking, span: Span, now: int
) -> WeekMoves | None:
    """Return what the week of `now` has moved on a leaderboard, None where that is not known."""
    if scope.period not in _TOLD.get(ranking, ()):
        return None
    of_week = replace(scope, period=Period.WEEK)
    week = ledgers.span(transaction, of_week, now)
    played = ledgers.find(transaction, of_week, week) if span.starts <= week.starts else None
    if played is None or _are_many(transaction, played):
        return None
    key = {"ledger": ledgers.find(transaction, scope, span), "week": played}
    rows = transaction.execute(_SQL["week_scores"], key)
    if ranking is Ranking.WINS:
        wins = {row["user_id"]: _wins_before(row) for row in rows}
        return _moves(week.starts, wins, [row["by_wins"] for row in rows])
    rated = [row for row in rows if row["week_rated"]]
    if any(row["rating_before"] is None for row in rated):
        return None  # they were counted before it was kept
    ratings = {row["user_id"]: _rating_before(row) for row in rated}
    return _moves(week.starts, ratings, [row["by_rating"] for row in rated])


def _are_many(transaction: Transaction, week: int) -> bool:
    """Tell whether more people have played in a week than are read."""
    [row] = transaction.execute(_SQL["active"], {"week": week, "most": MOST_ACTIVE + 1})
    return bool(row["people"] > MOST_ACTIVE)


def _moves(since: int, then: Mapping[int, int | None], now: Sequence[int]) -> WeekMoves:
    known = sorted(score for score in then.values() if score is not None)
    return WeekMoves(since, then, known, sorted(now))


def _rating_before(row: Row) -> int | None:
    before: int = row["rating_before"]
    return None if before == UNRATED else before


def _wins_before(row: Row) -> int | None:
    """Return the score that the column `by_wins` had before the week."""
    games, wins = row["games"] - row["week_games"], row["wins"] - row["week_wins"]
    return 1000 * wins + 999 - min(games - wins, 999) if games > 0 else None


def _above(scores: Sequence[int], score: int) -> int:
    """Return how many of the `scores`, which are in order, are above `score`."""
    return len(scores) - bisect_right(scores, score)
