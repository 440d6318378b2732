"""The periods that figures are kept for. Days, weeks and months begin at midnight in UTC."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum


class Period(StrEnum):
    """How far back figures go."""

    TODAY = "today"
    WEEK = "week"
    """Since Monday."""
    MONTH = "month"
    SEASON = "season"
    """A server's own: of the length that it chose, or ended by hand."""
    ALL = "all"


class SeasonLength(StrEnum):
    """How long the seasons of a server last."""

    MONTH = "month"
    QUARTER = "quarter"
    BY_HAND = "by-hand"
    """Until somebody ends it."""


@dataclass(frozen=True, slots=True)
class Span:
    """When a period begins and ends, in unix seconds: `ends` is the first second after it.

    All time begins at 0 and has no end.
    """

    starts: int
    ends: int | None


@dataclass(frozen=True, slots=True)
class SeasonPlan:
    """The seasons of a server; times are Unix seconds, in any order.

    - `breaks`: when a season began because somebody ended the one before.
    - `lengths`: from when on seasons have which length; before the first they last a month.
    """

    breaks: Sequence[int] = ()
    lengths: Sequence[tuple[int, SeasonLength]] = ()

    def length_at(self, moment: int) -> SeasonLength:
        """Return how long seasons last at `moment`."""
        planned = [length for length in self.lengths if length[0] <= moment]
        return max(planned)[1] if planned else SeasonLength.MONTH

    def changed(self, moment: int, length: SeasonLength) -> "SeasonPlan":
        """Return the plan with seasons of another `length` after the one at `moment`.

        A season that only ends by hand ends as if it had had that length.
        """
        lengths = [planned for planned in self.lengths if planned[0] <= moment]
        before = SeasonPlan(self.breaks, lengths)
        if before.length_at(moment) is length:
            return before
        ends = span_of(Period.SEASON, moment, before).ends or _calendar(length, moment).ends
        return SeasonPlan(self.breaks, [*lengths, (ends or moment, length)])


USUAL_PLAN = SeasonPlan()
"""A month each."""


def span_of(period: Period, moment: int, plan: SeasonPlan = USUAL_PLAN) -> Span:
    """Return the span of the `period` that `moment` (unix seconds) lies in.

    Only seasons heed the `plan` of a server.
    """
    if period is Period.ALL:
        return Span(0, None)
    midnight = datetime.fromtimestamp(moment, UTC).replace(hour=0, minute=0, second=0)
    if period is Period.TODAY:
        return _span(midnight, midnight + timedelta(days=1))
    if period is Period.WEEK:
        monday = midnight - timedelta(days=midnight.weekday())
        return _span(monday, monday + timedelta(weeks=1))
    if period is Period.MONTH:
        return _calendar(SeasonLength.MONTH, moment)
    usual = _calendar(plan.length_at(moment), moment)
    changes = [*plan.breaks, *(since for since, _ in plan.lengths)]
    return Span(
        starts=max([usual.starts, *(change for change in changes if change <= moment)]),
        ends=min(
            [*(change for change in changes if change > moment), *filter(None, [usual.ends])],
            default=None,
        ),
    )


def _calendar(length: SeasonLength, moment: int) -> Span:
    """Return the part of the calendar that `moment` lies in; by hand there is no end."""
    if length is SeasonLength.BY_HAND:
        return Span(0, None)
    months = 1 if length is SeasonLength.MONTH else 3
    day = datetime.fromtimestamp(moment, UTC).replace(hour=0, minute=0, second=0, day=1)
    first = day.replace(month=day.month - (day.month - 1) % months)
    return _span(first, (first + timedelta(days=31 * months)).replace(day=1))


def _span(first: datetime, after: datetime) -> Span:
    return Span(int(first.timestamp()), int(after.timestamp()))
