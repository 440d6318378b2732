"""What an organizer plans: every field bounded, and checked together before anything is made."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.engine import RuleSet
from bot.features.duplicate.model import rules_alone
from bot.features.tournaments.model.pairing.duplicate import Counted
from bot.features.tournaments.refusals import TournamentRefusal
from bot.match.model.errors import Refused
from bot.match.model.visible import typed_line

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

LONGEST_TITLE: Final = 60
"""The characters of a title: a thread's name still has room for two people beside it."""

MOST_IN_ROUND_ROBIN: Final = 64
"""Entrants of a round robin, which are 2,016 pairings; 256 would play 32,640."""

LATEST_START: Final = 90 * DAY
"""Seconds from now until which a start can be planned."""

WAITS: Final = 30 * DAY
"""Seconds that a tournament waits to be full, or for its organizer, before it is called off."""


class FormName(StrEnum):
    """The forms of tournaments."""

    KNOCK_OUT = "knock-out"
    DOUBLE = "double"
    """A knock-out in which only the second loss ends it."""
    SWISS = "swiss"
    ROUND_ROBIN = "round-robin"
    ARENA = "arena"
    DUPLICATE = "duplicate"

    @property
    def is_knock_out(self) -> bool:
        """Tell whether somebody has to win every pairing."""
        return self in {FormName.KNOCK_OUT, FormName.DOUBLE}

    @property
    def takes_teams(self) -> bool:
        """Tell whether teams can play it, on several boards."""
        return self in {FormName.ROUND_ROBIN, FormName.SWISS}

    @property
    def takes_late(self) -> bool:
        """Tell whether people can join once it has begun."""
        return self in {FormName.SWISS, FormName.ARENA, FormName.DUPLICATE}

    @property
    def is_solitary(self) -> bool:
        """Tell whether everybody plays alone."""
        return self is FormName.DUPLICATE

    @property
    def has_series(self) -> bool:
        """Tell whether two can play more than one game for a pairing."""
        return self not in {FormName.ARENA, FormName.DUPLICATE}

    @property
    def is_timed(self) -> bool:
        """Tell whether it lasts so many minutes."""
        return not self.has_series


class Seeding(StrEnum):
    """How numbers are given at the start."""

    RATING = "rating"
    DRAWN = "drawn"


class Start(StrEnum):
    """When a tournament begins."""

    AT_TIME = "at-time"
    WHEN_FULL = "when-full"
    BY_ORGANIZER = "by-organizer"


BEST_OF: Final = (1, 3, 5)

BOUNDS: Final[Mapping[str, tuple[int, int]]] = {
    "most": (2, 256),
    "team_size": (1, 8),
    "rounds": (1, 20),
    "minutes": (5, 7 * 24 * 60),
    "check_in_minutes": (0, 60),
    "grace_seconds": (MINUTE, 3 * DAY),
    "round_hours": (1, 14 * 24),
}
"""The lowest and the highest value of each number; those that are None are not chosen."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a tournament is to be played. Times are Unix seconds.

    - `rules`: with the pace of its turns: there must be a clock.
    - `rated`: whether its games count for ratings.
    - `most`: entrants, which are teams where `team_size` is more than 1.
    - `best_of`: games of a pairing; a knock-out that is level after them plays on.
    - `rounds`: of a Swiss, None for as many as find a winner; the games of a duplicate.
    - `minutes`: how long an arena or a duplicate lasts.
    - `check_in_minutes`: how long people have before the start to say that they are there; 0
      for no check-in.
    - `grace_seconds`: from somebody's first turn until they lose by not having come.
    - `round_hours`: how long a round may take, None for any time.
    - `vacation`: whether days off count in slow games.
    """

    title: str
    form: FormName
    rules: RuleSet
    rated: bool = False
    most: int = 16
    team_size: int = 1
    best_of: int = 1
    seeding: Seeding = Seeding.RATING
    third_place: bool = False
    rounds: int | None = None
    minutes: int = 60
    counted: Counted = Counted.POINTS
    start: Start = Start.BY_ORGANIZER
    starts_at: int | None = None
    check_in_minutes: int = 0
    grace_seconds: int = 5 * MINUTE
    round_hours: int | None = None
    late_joins: bool = True
    vacation: bool = True

    @property
    def has_teams(self) -> bool:
        """Tell whether entrants are teams."""
        return self.team_size > 1

    @property
    def takes_late(self) -> bool:
        """Tell whether people can join once it has begun."""
        return self.late_joins and self.form.takes_late and not self.has_teams


def read_title(typed: str) -> str:
    """Return a title without invisible characters; raises `Refused` for none, or a long one."""
    title = typed_line(typed)
    if not 1 <= len(title) <= LONGEST_TITLE:
        raise Refused(TournamentRefusal.TITLE, most=LONGEST_TITLE)
    return title


def read_team(typed: str) -> str:
    """Return the name of a team; raises `Refused` as `read_title` does."""
    name = typed_line(typed)
    if not 1 <= len(name) <= LONGEST_TITLE:
        raise Refused(TournamentRefusal.TEAM_NAME, most=LONGEST_TITLE)
    return name


def check(plan: Plan, now: int) -> None:
    """Raise `Refused` unless `plan` can be played, by what is wrong with it first."""
    read_title(plan.title)
    for name, (low, high) in BOUNDS.items():
        value = getattr(plan, name)
        if value is not None and not low <= value <= high:
            raise Refused(TournamentRefusal.NUMBER, option=name, low=low, high=high)
    if plan.best_of not in BEST_OF or (plan.best_of > 1 and not plan.form.has_series):
        raise Refused(TournamentRefusal.BEST_OF)
    if plan.rules.turn_seconds is None and plan.form is not FormName.DUPLICATE:
        raise Refused(TournamentRefusal.NO_CLOCK)
    if plan.has_teams and not plan.form.takes_teams:
        raise Refused(TournamentRefusal.NO_TEAMS)
    if plan.form is FormName.ROUND_ROBIN and plan.most > MOST_IN_ROUND_ROBIN:
        raise Refused(TournamentRefusal.TOO_MANY, most=MOST_IN_ROUND_ROBIN)
    if plan.form.is_solitary:
        rules_alone(plan.rules)
    _check_start(plan, now)


def _check_start(plan: Plan, now: int) -> None:
    """Raise `Refused` unless a time is given where it is needed, and neither gone nor far away."""
    if (plan.start is Start.AT_TIME) is not (plan.starts_at is not None):
        raise Refused(TournamentRefusal.START)
    earliest = now + plan.check_in_minutes * MINUTE
    if plan.starts_at is not None and not earliest < plan.starts_at <= now + LATEST_START:
        raise Refused(TournamentRefusal.START)
