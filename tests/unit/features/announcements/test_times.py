"""When boards are posted: spread over an hour, and not when they are old."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as some

from bot.features.announcements.model.times import (
    DAY,
    FIRST,
    LATE,
    MINUTES,
    Due,
    due,
    ends_week,
    midnight_before,
    next_time,
    slot,
)

MONDAY = 1_795_392_000
"""Monday, 23 November 2026, midnight UTC."""
GUILD = 7 << 22

guilds = some.integers(0, 2**63 - 1)
moments = some.integers(2 * DAY, 4_000_000_000)


def test_weeks_end_on_mondays() -> None:
    assert [ends_week(MONDAY + day * DAY) for day in range(8)] == [True] + [False] * 6 + [True]


def test_a_thousand_servers_are_spread_over_an_hour() -> None:
    made = 1_600_000_000_000
    slots = Counter(slot((made + number * 7_919) << 22) for number in range(1_000))
    assert len(slots) == MINUTES
    assert max(slots.values()) < 40


@given(guilds)
def test_every_server_has_its_minute_of_the_first_hour(guild_id: int) -> None:
    assert FIRST <= slot(guild_id) < FIRST + MINUTES * 60


def test_a_server_is_due_once_a_day() -> None:
    came = MONDAY + slot(GUILD)
    assert due([GUILD], came - 1, came) == [Due(GUILD, MONDAY - DAY, MONDAY, fresh=True)]
    assert due([GUILD], came, came + DAY - 1) == []
    assert next_time([GUILD], came - 1) == came


def test_what_was_missed_for_days_is_due_once_and_not_fresh() -> None:
    came = MONDAY + slot(GUILD)
    [only] = due([GUILD], came - 3 * DAY, came + LATE)
    assert only == Due(GUILD, MONDAY - 3 * DAY, MONDAY, fresh=False)
    [only] = due([GUILD], came - 3 * DAY, came + LATE - 1)
    assert only.fresh


@given(some.lists(guilds, max_size=20), moments, some.integers(0, 3 * DAY))
def test_from_time_to_time_nothing_is_left_out(
    guild_ids: list[int], after: int, seconds: int
) -> None:
    """Whoever rings at each next time sees every server at its time, and never twice a day."""
    until, seen = after + seconds, Counter[tuple[int, int]]()
    while (moment := next_time(guild_ids, after)) <= until:
        assert moment > after
        found = due(set(guild_ids), after, moment)
        assert all(announcement.fresh for announcement in found)
        seen.update((announcement.guild_id, announcement.midnight) for announcement in found)
        after = moment
    assert set(seen.values()) <= {1}
    whole_days = range(midnight_before(until - seconds) + 2 * DAY, midnight_before(until), DAY)
    assert {(guild_id, day) for guild_id in guild_ids for day in whole_days} <= seen.keys()
