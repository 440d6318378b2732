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
    """A server's own: a month, or shorter where somebody ended the season by hand."""
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Span:
    """When a period begins and ends, in unix seconds: `ends` is the first second after it.

    All time begins at 0 and has no end.
    """

    starts: int
    ends: int | None


def span_of(period: Period, moment: int, breaks: Sequence[int] = ()) -> Span:
    """Return the span of the `period` that `moment` (unix seconds) lies in.

    `breaks` are the seconds with which seasons began by hand, in any order; only seasons heed them.
    """
    if period is Period.ALL:
        return Span(0, None)
    midnight = datetime.fromtimestamp(moment, UTC).replace(hour=0, minute=0, second=0)
    if period is Period.TODAY:
        return _span(midnight, midnight + timedelta(days=1))
    if period is Period.WEEK:
        monday = midnight - timedelta(days=midnight.weekday())
        return _span(monday, monday + timedelta(weeks=1))
    first = midnight.replace(day=1)
    month = _span(first, (first + timedelta(days=31)).replace(day=1))
    if period is Period.MONTH:
        return month
    return Span(
        starts=max([month.starts, *(each for each in breaks if each <= moment)]),
        ends=min([month.ends or 0, *(each for each in breaks if each > moment)]),
    )


def _span(first: datetime, after: datetime) -> Span:
    return Span(int(first.timestamp()), int(after.timestamp()))
