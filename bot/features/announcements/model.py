"""What is announced, when it is time for it, and what is given to winners."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final

from bot.features.daily.model import DailyBoard
from bot.features.standings.model.leaderboards import Page, Podium
from bot.match.model.match import Person

DAY: Final = 24 * 3600

FIRST: Final = 300
"""Seconds after midnight (UTC) before which nothing is posted: games of the day are ending."""

MINUTES: Final = 60
"""Over how many minutes the servers' boards of one midnight are spread."""

LATE: Final = DAY // 2
"""Seconds after its time from which on the board of a day or a week is not posted any more."""

MOST_HONOURED: Final = 10
"""How many people may wear the role of a podium: in a season of few games many share a place."""

_TIMESTAMP_BITS: Final = 22
"""What stands in an id below the time at which it was made."""


class Announced(StrEnum):
    """What a server may have announced."""

    SEASON = "season"
    """The podium of a season that is over."""
    WEEK = "week"
    """The board of the last week, on Mondays."""
    DAILY = "daily"
    """Yesterday's board of the daily game."""
    TOURNAMENTS = "tournaments"
    """When one can be joined, begins and ends."""


QUIET: Final = (Announced.SEASON, Announced.TOURNAMENTS)
"""What comes seldom: the rest is for servers that ask for it."""


class Honour(StrEnum):
    """What a role is given for."""

    CHAMPION = "champion"
    """Winning a tournament, until the next one is won."""
    PODIUM = "podium"
    """A place on the podium of a season, until the next season is over."""

    @property
    def setting(self) -> str:
        """Return the name of the setting that says which role it is."""
        return f"{self}_role"


@dataclass(frozen=True, slots=True)
class Honoured:
    """Somebody wears the role of an `honour`, or is to, or is not to any more if it is `over`."""

    guild_id: int
    honour: Honour
    user_id: int
    role_id: int
    over: bool = False


class Lost(StrEnum):
    """Why a choice was taken back."""

    GONE = "gone"
    """Somebody has deleted it."""
    CLOSED = "closed"
    """The bot may not write there any more."""


@dataclass(frozen=True, slots=True)
class SeasonOver:
    """A season has ended; `next_ends` is when the next one does by itself, None if it does not."""

    podium: Podium
    next_ends: int | None

    @property
    def key(self) -> tuple[str, int]:
        """Return its kind, and what tells it from others of that kind."""
        return Announced.SEASON, self.podium.span.starts


@dataclass(frozen=True, slots=True)
class WeekOver:
    """A week has ended with this board."""

    board: Page

    @property
    def key(self) -> tuple[str, int]:
        """Return its kind, and what tells it from others of that kind."""
        return Announced.WEEK, self.board.span.starts


@dataclass(frozen=True, slots=True)
class DayOver:
    """A daily game has ended with this board."""

    board: DailyBoard

    @property
    def key(self) -> tuple[str, int]:
        """Return its kind, and what tells it from others of that kind."""
        return Announced.DAILY, self.board.day.toordinal()


class News(StrEnum):
    """What happens to a tournament."""

    OPEN = "open"
    """It can be joined."""
    BEGUN = "begun"
    ENDED = "ended"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class TournamentNews:
    """Something has happened to the tournament called `title`.

    - `entrants`: how many take part; `starts`: when it begins by itself, if it does.
    - `winners`: whoever has won it, once it has ended.
    - `url`: the message that shows it, None when there is none.
    """

    news: News
    tournament_id: int
    title: str
    entrants: int = 0
    starts: int | None = None
    winners: tuple[Person, ...] = ()
    url: str | None = None

    @property
    def key(self) -> tuple[str, int]:
        """Return its kind, and what tells it from others of that kind."""
        return f"tournament-{self.news}", self.tournament_id


Announcement = SeasonOver | WeekOver | DayOver | TournamentNews


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
    return [each for _, each in sorted(found, key=lambda each: (each[0], each[1].guild_id))]


def next_time(guild_ids: Iterable[int], after: int) -> int:
    """Return when the next of these servers is due after `after`, or when the next day begins."""
    return min(_times(guild_ids, after))


def _times(guild_ids: Iterable[int], after: int) -> Iterator[int]:
    yield midnight_before(after) + DAY + FIRST
    for guild_id in guild_ids:
        today = midnight_before(after) + slot(guild_id)
        yield today if today > after else today + DAY


def honoured(podium: Podium) -> list[int]:
    """Return the user ids of those who are to wear the role of a podium, whole places at a time.

    So equals are treated alike: a place that too many share brings no role, nor do those below.
    """
    user_ids: list[int] = []
    for place in sorted({each.place for each in podium.placed}):
        sharing = [each.person for each in podium.placed if each.place == place]
        if len(user_ids) + len(sharing) > MOST_HONOURED:
            break
        user_ids += [each.user_id for each in sharing if not (each.is_former or each.is_bot)]
    return user_ids
