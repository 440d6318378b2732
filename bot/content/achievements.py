"""Achievements: what can be earned, and by which rule. They are data: data/achievements.toml."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from bot.content.folder import data_folder


class Tier(StrEnum):
    """How hard an achievement is to earn."""

    BRONZE = "bronze"
    SILVER = "silver"
    GOLD = "gold"


class GameFeat(StrEnum):
    """What is measured of one seat in one game; `bot/match/results/feats.py` measures it.

    Those that begin with `won` are of a game that the seat's side won alone, with everybody still
    at the table.
    """

    TURN_POINTS = "turn-points"
    """The most points banked in one turn."""
    TURN_ROLLS = "turn-rolls"
    """The most rolls of one turn that was banked."""
    TURN_HOT_DICE = "turn-hot-dice"
    """How often hot dice came in one turn, at most."""
    LAST_DIE = "last-die"
    """Turns that were banked after the roll of a single die."""
    STRAIGHTS = "straights"
    """Straights of six set aside."""
    THREE_PAIRS = "three-pairs"
    FIVES_OF_A_KIND = "fives-of-a-kind"
    SIXES_OF_A_KIND = "sixes-of-a-kind"
    SCORELESS_ROLLS = "scoreless-rolls"
    """Rolls of all dice that score nothing, where that is a gift."""
    POINTS_LOST = "points-lost"
    """The most points lost by one farkle."""
    WON_WITH_FARKLES = "won-with-farkles"
    """The seat's own farkles in a game won."""
    WON_FROM_BEHIND = "won-from-behind"
    """By how many points the side was behind at most, at the end of a turn."""
    WON_BY = "won-by"
    """By how many points it was ahead in the end."""
    WON_SHUT_OUT = "won-shut-out"
    """1 when no other side had a point."""
    WON_EXACTLY = "won-exactly"
    """1 when the total is the target to the point."""
    WON_AMONG = "won-among"
    """The seats at the table."""
    WON_IN_TEAM = "won-in-team"
    """The people of the winning team, 0 without teams."""


class Total(StrEnum):
    """What is measured of all the games of somebody that count for figures, wherever they were."""

    GAMES = "games"
    WINS = "wins"
    WIN_STREAK = "win-streak"
    """The most games won in a row."""
    RATED_GAMES = "rated-games"
    POINTS = "points"
    HOT_DICE = "hot-dice"
    RULESETS_WON = "rulesets-won"
    """Shipped rulesets by which a game was won."""
    PEOPLE_BEATEN = "people-beaten"


Measure = GameFeat | Total


@dataclass(frozen=True, slots=True)
class Achievement:
    """Something to earn: once `measure` is `at_least` or `at_most` so much, whichever is given.

    What people call it, and what it is for, are texts: `achievement-<name>` and
    `achievement-<name>-about`. The database knows it by `name`. With it comes a `prize`, a die or
    badge of the tavern by slug, or None.
    """

    name: str
    tier: Tier
    measure: Measure
    at_least: int | None = None
    at_most: int | None = None
    prize: str | None = None

    def is_earned(self, measured: Mapping[Measure, int]) -> bool:
        """Tell whether somebody of whom this was measured has earned it; nothing measured: no."""
        value = measured.get(self.measure)
        if value is None:
            return False
        return (self.at_least is None or value >= self.at_least) and (
            self.at_most is None or value <= self.at_most
        )


@dataclass(frozen=True, slots=True)
class Award:
    """An achievement, by name, that a game has earned somebody."""

    user_id: int
    achievement: str


@dataclass(frozen=True, slots=True)
class AchievementProgress:
    """How far somebody is with an achievement.

    - `value`: what was measured of all their games, None where a single game decides.
    - `earned_at`: when they earned it (unix seconds), None before.
    """

    achievement: Achievement
    value: int | None
    earned_at: int | None

    @property
    def share(self) -> float:
        """Return how much of it is done, 0 to 1, as far as that can be said."""
        if self.earned_at is not None:
            return 1.0
        return (self.value or 0) / (self.achievement.at_least or 1)


@dataclass(frozen=True, slots=True)
class Showcase:
    """What one person may see of another's achievements, or of their own.

    That is everything where it is `whole`; otherwise what was earned on the server where they ask,
    and nothing of how far the other is with the rest.
    """

    progress: Sequence[AchievementProgress]
    whole: bool = True


def parse_achievements(toml: str) -> tuple[Achievement, ...]:
    """Return the achievements of a file, in its order.

    Raises `ValueError` for a measure or tier that there is not, and for a rule without a bound.
    """
    return tuple([_parse(**table) for table in tomllib.loads(toml)["achievement"]])


def _parse(
    name: str,
    tier: str,
    measure: str,
    at_least: int | None = None,
    at_most: int | None = None,
    prize: str | None = None,
) -> Achievement:
    if (at_least is None) == (at_most is None):
        raise ValueError(f"{name} needs either at_least or at_most")
    kind = GameFeat if measure in set(GameFeat) else Total
    return Achievement(name, Tier(tier), kind(measure), at_least, at_most, prize)


def earned(
    achievements: Iterable[Achievement], measured: Mapping[Measure, int]
) -> list[Achievement]:
    """Return which of `achievements` somebody has earned of whom this was measured."""
    return [achievement for achievement in achievements if achievement.is_earned(measured)]


@cache
def shipped_achievements() -> Mapping[str, Achievement]:
    """Return the achievements that ship with the bot by name, in the order of their file."""
    file = data_folder() / "achievements.toml"
    found = parse_achievements(file.read_text(encoding="utf-8"))
    return {achievement.name: achievement for achievement in found}


def in_order(awards: Iterable[Award]) -> tuple[Award, ...]:
    """Return `awards` in the order in which achievements are listed."""
    order = list(shipped_achievements())
    return tuple(sorted(awards, key=lambda award: (order.index(award.achievement), award.user_id)))
