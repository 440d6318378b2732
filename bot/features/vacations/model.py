"""How much vacation somebody has: so many days of each calendar year, counted to the second."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

HOUR: Final = 3600

ALLOWANCE: Final = 30 * 24 * HOUR
"""Seconds of vacation in a year."""

HOURS: Final = (12, 24, 48, 72, 120, 168, 240, 336, 504)
"""The lengths that are offered, beside all that is left."""


@dataclass(frozen=True, slots=True)
class Vacation:
    """A vacation of somebody, in Unix seconds; one that was ended early ends there."""

    begins_at: int
    ends_at: int


@dataclass(frozen=True, slots=True)
class VacationLeave:
    """How somebody is off for vacations.

    - `until`: when the one that they are on ends (Unix seconds), None if they are on none.
    - `left`: the seconds of this year that are not taken.
    - `longest`: how many seconds one may take that begins now.
    """

    until: int | None
    left: int
    longest: int

    @property
    def hours(self) -> tuple[int, ...]:
        """Return the lengths that can be chosen, the shortest first."""
        longest = self.longest // HOUR
        if self.until is not None or not longest:
            return ()
        return (*[hour for hour in HOURS if hour < longest], longest)


def leave_of(taken: Iterable[Vacation], now: int) -> VacationLeave:
    """Return how somebody is off at `now` who has `taken` these vacations.

    What lies in a year counts for that year, so one that goes on into the next takes of both.
    """
    taken, year = tuple(taken), datetime.fromtimestamp(now, UTC).year
    left, left_next = _left_in(year, taken), _left_in(year + 1, taken)
    to_new_year = _begin_of(year + 1) - now
    longest = left if left < to_new_year else to_new_year + left_next
    running = [vacation.ends_at for vacation in taken if vacation.ends_at > now]
    return VacationLeave(
        until=max(running, default=None), left=left, longest=min(longest, ALLOWANCE)
    )


def year_begins(now: int) -> int:
    """Return when the year of `now` began (both Unix seconds), in UTC."""
    return _begin_of(datetime.fromtimestamp(now, UTC).year)


def _left_in(year: int, taken: Iterable[Vacation]) -> int:
    return max(0, ALLOWANCE - sum(_seconds_in(year, taken)))


def _seconds_in(year: int, taken: Iterable[Vacation]) -> Iterator[int]:
    begins, ends = _begin_of(year), _begin_of(year + 1)
    for vacation in taken:
        yield max(0, min(vacation.ends_at, ends) - max(vacation.begins_at, begins))


def _begin_of(year: int) -> int:
    return int(datetime(year, 1, 1, tzinfo=UTC).timestamp())
