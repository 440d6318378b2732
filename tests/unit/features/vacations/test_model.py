"""How much vacation is left."""

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from bot.features.vacations.model import (
    ALLOWANCE,
    HOUR,
    HOURS,
    Vacation,
    VacationLeave,
    leave_of,
    year_begins,
)

DAY = 24 * HOUR


def at(year: int, month: int, day: int) -> int:
    return int(datetime(year, month, day, tzinfo=UTC).timestamp())


def test_a_year_has_thirty_days() -> None:
    leave = leave_of([], at(2026, 3, 1))
    assert leave == VacationLeave(None, ALLOWANCE, ALLOWANCE)
    assert leave.hours == (*HOURS, 720)


def test_what_was_taken_is_gone_and_what_was_given_back_is_not() -> None:
    taken = [
        Vacation(at(2026, 1, 10), at(2026, 1, 20)),
        Vacation(at(2026, 2, 1), at(2026, 2, 1) + 90),
    ]
    leave = leave_of(taken, at(2026, 3, 1))
    assert leave.left == 20 * DAY - 90
    assert leave.hours == (12, 24, 48, 72, 120, 168, 240, 336, 20 * 24 - 1)


def test_a_vacation_over_new_year_takes_of_both_years() -> None:
    taken = [Vacation(at(2026, 12, 22), at(2027, 1, 11))]
    assert leave_of(taken, at(2026, 12, 1)).left == 20 * DAY
    assert leave_of(taken, at(2027, 2, 1)).left == 20 * DAY
    assert (
        leave_of([Vacation(at(2026, 2, 1), at(2026, 2, 22))], at(2026, 12, 25)).longest
        == (7 + 23) * DAY
    ), "the seven days until the new year, and no more than a year's at once"


def test_what_is_left_of_the_old_year_may_not_reach_the_new_one() -> None:
    leave = leave_of([Vacation(at(2026, 2, 1), at(2026, 2, 26))], at(2026, 12, 20))
    assert (leave.left, leave.longest) == (5 * DAY, 5 * DAY)


def test_nothing_is_carried_over() -> None:
    assert leave_of([Vacation(at(2025, 2, 1), at(2025, 2, 2))], at(2026, 1, 1)).left == ALLOWANCE


def test_while_one_goes_on_no_other_can_be_chosen() -> None:
    leave = leave_of([Vacation(at(2026, 2, 1), at(2026, 2, 5))], at(2026, 2, 2))
    assert (leave.until, leave.hours, leave.left) == (at(2026, 2, 5), (), 26 * DAY)


def test_less_than_an_hour_is_nothing_to_choose() -> None:
    assert VacationLeave(None, HOUR - 1, HOUR - 1).hours == ()
    assert VacationLeave(None, 12 * HOUR, 12 * HOUR).hours == (12,)


@given(
    st.lists(st.tuples(st.integers(0, 200 * DAY), st.integers(0, 8), st.floats(0, 1)), max_size=40)
)
def test_nobody_takes_more_than_a_year_has(plans: list[tuple[int, int, float]]) -> None:
    now, taken = at(2026, 1, 1), list[Vacation]()
    for pause, choice, share in plans:
        now += pause
        hours = leave_of(taken, now).hours
        if hours:
            length = hours[min(choice, len(hours) - 1)] * HOUR
            taken.append(Vacation(now, now + int(length * share)))
            now += int(length * share)
    for year in range(2026, 2050):
        begins, ends = at(year, 1, 1), at(year + 1, 1, 1)
        assert year_begins(begins) == year_begins(ends - 1) == begins
        of_year = [
            min(vacation.ends_at, ends) - max(vacation.begins_at, begins) for vacation in taken
        ]
        assert sum(seconds for seconds in of_year if seconds > 0) <= ALLOWANCE
