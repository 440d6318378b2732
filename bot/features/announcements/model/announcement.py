"""What an announcement tells: boards of what is over, and what becomes of tournaments."""

from dataclasses import dataclass
from enum import StrEnum

from bot.features.daily.model import DailyBoard
from bot.features.settings.model import Announced
from bot.features.standings.model.leaderboards import LeaderboardPage, Podium
from bot.match.model.match import Person


class ChoiceLoss(StrEnum):
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

    board: LeaderboardPage

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


class TournamentMilestone(StrEnum):
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

    news: TournamentMilestone
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
