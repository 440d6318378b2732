"""The daily game: one attempt a day, with the same dice for everybody."""

from dataclasses import dataclass
from datetime import UTC, date, datetime

from bot.engine import Banked, Farkled
from bot.match.model.game_log import replay_all
from bot.match.model.match import Match, Person
from bot.match.model.variants import Daily


@dataclass(frozen=True, slots=True)
class DailyRow:
    """One person's result of a day. `rank` counts from 1, equal scores share it."""

    rank: int
    person: Person
    score: int


@dataclass(frozen=True, slots=True)
class DailyBoard:
    """A page of the leaderboard of a day on one server, or everywhere if `guild_id` is None.

    `number` is the page, counted from 1, `of` how many there are; `own` is the reader's row, None
    when they have none.
    """

    day: date
    guild_id: int | None
    number: int
    of: int
    rows: tuple[DailyRow, ...]
    own: DailyRow | None


@dataclass(frozen=True, slots=True)
class EndingStreak:
    """The `days` in a row of somebody that end with today: their last result was on `guild_id`."""

    user_id: int
    days: int
    guild_id: int | None


@dataclass(frozen=True, slots=True)
class DailyStanding:
    """How a person did on a day: ranks count from 1, equal scores share one.

    - `rank` of `players` on the server where they played; `rank_everywhere` of `players_everywhere`
      among all.
    - `streak`: days in a row with a result, up to that day; `best_streak`: the most ever.
    """

    rank: int
    players: int
    rank_everywhere: int
    players_everywhere: int
    streak: int
    best_streak: int


def day_of(now: int) -> date:
    """Return the day on which `now` (unix seconds) falls, UTC."""
    return datetime.fromtimestamp(now, UTC).date()


def end_of(day: date) -> int:
    """Return when `day` ends (unix seconds): at midnight UTC."""
    return Daily(day).end


def turn_points(match: Match) -> tuple[int, ...]:
    """Return the points of each ended turn of a daily `match`, in order; 0 for a farkle."""
    points = []
    for _, events in replay_all(match.log)[1]:
        for event in events:
            if isinstance(event, Banked):
                points.append(event.points)
            elif isinstance(event, Farkled):
                points.append(0)
    return tuple(points)
