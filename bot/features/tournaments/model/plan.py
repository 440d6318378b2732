"""What an organizer plans: every field bounded, and checked together before anything is made."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.engine import RuleSet
from bot.features.duplicate.model import rules_alone
from bot.features.tournaments.model.pairing.duplicate import Counted
from bot.features.tournaments.refusals import TournamentRefusal
from bot.match.model.errors import Refused
from bot.match.model.visible_text import typed_line

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

LONGEST_TITLE: Final = 60
"""The characters of a title: a thread's name still has room for two people beside it."""

LATEST_START: Final = 90 * DAY
"""Seconds from now until which a start can be planned."""

WAITS: Final = 30 * DAY
"""Seconds that a tournament waits to be full, or for its organizer, before it is called off."""


def doublings(entrants: int) -> int:
    """Return the rounds that find a winner among `entrants` if half of them lose in each."""
    return max(1, (entrants - 1).bit_length())


@dataclass(frozen=True, slots=True)
class FormTraits:
    """What a form of tournament is, and what can be planned for it.

    - `rounds`: about how many rounds follow one another with so many entrants.
    - `most`: how many entrants there can be, None for as many as any tournament has.
    - `is_knock_out`: whether somebody has to win every pairing.
    - `is_solitary`: whether everybody plays alone, and the same dice.
    - `is_continuous`: whether whoever is free is paired, without rounds, and may pause.
    - `takes_teams`: whether teams can play it, on several boards.
    - `takes_late`: whether people can join once it has begun.
    - `chooses_rounds`: whether the number of rounds is up to the organizer.
    - `has_third_place`: whether there can be a game for the third place.
    - `needs_matching`: whether a matching finds its pairings, which takes a library.
    """

    rounds: Callable[[int], int] | None = None
    most: int | None = None
    is_knock_out: bool = False
    is_solitary: bool = False
    is_continuous: bool = False
    takes_teams: bool = False
    takes_late: bool = False
    chooses_rounds: bool = False
    has_third_place: bool = False
    needs_matching: bool = False

    @property
    def has_series(self) -> bool:
        """Tell whether a pairing can be a series of several games."""
        return not (self.is_continuous or self.is_solitary)

    @property
    def is_timed(self) -> bool:
        """Tell whether a tournament of this form lasts a planned number of minutes."""
        return not self.has_series


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
    def traits(self) -> FormTraits:
        """Return the traits of this form, so that nobody has to ask which form it is."""
        return _TRAITS[self]


_TRAITS: Final = {
    FormName.KNOCK_OUT: FormTraits(doublings, is_knock_out=True, has_third_place=True),
    FormName.DOUBLE: FormTraits(lambda entrants: 2 * doublings(entrants), is_knock_out=True),
    FormName.SWISS: FormTraits(
        doublings, takes_teams=True, takes_late=True, chooses_rounds=True, needs_matching=True
    ),
    # 64 entrants of a round robin have 2,016 pairings; 256 would play 32,640.
    FormName.ROUND_ROBIN: FormTraits(
        lambda entrants: entrants - 1 + entrants % 2, most=64, takes_teams=True
    ),
    FormName.ARENA: FormTraits(is_continuous=True, takes_late=True, needs_matching=True),
    FormName.DUPLICATE: FormTraits(is_solitary=True, takes_late=True, chooses_rounds=True),
}


class Seeding(StrEnum):
    """How entrants are numbered at the start."""

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
        """Tell whether people can still join a tournament that has begun."""
        return self.late_joins and self.traits.takes_late and not self.has_teams

    @property
    def traits(self) -> FormTraits:
        """Return the traits of the plan's form."""
        return self.form.traits


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
    if plan.best_of not in BEST_OF or (plan.best_of > 1 and not plan.traits.has_series):
        raise Refused(TournamentRefusal.BEST_OF)
    if plan.rules.turn_seconds is None and not plan.traits.is_solitary:
        raise Refused(TournamentRefusal.NO_CLOCK)
    if plan.has_teams and not plan.traits.takes_teams:
        raise Refused(TournamentRefusal.NO_TEAMS)
    if plan.traits.most is not None and plan.most > plan.traits.most:
        raise Refused(TournamentRefusal.TOO_MANY, most=plan.traits.most)
    if plan.traits.is_solitary:
        rules_alone(plan.rules)
    _check_start(plan, now)


def _check_start(plan: Plan, now: int) -> None:
    """Raise `Refused` unless a time is given where it is needed, and neither gone nor far away."""
    if (plan.start is Start.AT_TIME) is not (plan.starts_at is not None):
        raise Refused(TournamentRefusal.START)
    earliest = now + plan.check_in_minutes * MINUTE
    if plan.starts_at is not None and not earliest < plan.starts_at <= now + LATEST_START:
        raise Refused(TournamentRefusal.START)
