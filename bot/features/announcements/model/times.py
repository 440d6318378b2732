"""When boards are posted: a while after midnight (UTC), each server at a time of its own."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

DAY: Final = 24 * 3600

FIRST: Final = 300
"""Seconds after midnight (UTC) before which nothing is posted: games of the day are ending."""

MINUTES: Final = 60
"""Over how many minutes the servers' boards of one midnight are spread."""

LATE: Final = DAY // 2
"""Seconds after its time from which on the board of a day or a week is not posted any more."""

_TIMESTAMP_BITS: Final = 22
"""What stands in an id below the time at which it was made."""


def midnight_before(moment: int) -> int:
    """Return the last midnight (UTC) until `moment`, in Unix seconds."""
    return moment - moment % DAY


def ends_week(midnight: int) -> bool:
    """Tell whether a week ends at a `midnight`, as those of leaderboards do."""
    return datetime.fromtimestamp(midnight, UTC).weekday() == 0


def slot(guild_id: int) -> int:
    """Return how many seconds after midnight the boards of a server are posted.

    It follows from the time at which the server was made, so the servers are spread evenly.
    """
    return FIRST + (guild_id >> _TIMESTAMP_BITS) % MINUTES * 60


@dataclass(frozen=True, slots=True)
class Due:
    """The time of a server has come.

    - `midnight`: the days until then are over; `since`: until when they were before.
    - `fresh`: whether that was not long ago. If it was, the bot has been away.
    """

    guild_id: int
    since: int
    midnight: int
    fresh: bool


def due(guild_ids: Iterable[int], after: int, until: int) -> list[Due]:
    """Return those of the servers whose time came after `after` and until `until`, in order."""
    found = []
    for guild_id in guild_ids:
        midnight = midnight_before(until - slot(guild_id))
        came = midnight + slot(guild_id)
        if came > after:
            since = midnight_before(after - slot(guild_id))
            found.append((came, Due(guild_id, since, midnight, fresh=until - came < LATE)))
    return [
        announcement
        for _, announcement in sorted(found, key=lambda pair: (pair[0], pair[1].guild_id))
    ]


def next_time(guild_ids: Iterable[int], after: int) -> int:
    """Return when the next of these servers is due after `after`, or when the next day begins."""
    return min(_times(guild_ids, after))


def _times(guild_ids: Iterable[int], after: int) -> Iterator[int]:
    yield midnight_before(after) + DAY + FIRST
    for guild_id in guild_ids:
        today = midnight_before(after) + slot(guild_id)
        yield today if today > after else today + DAY
