"""Leaderboards: the rankings, the games they are of, and the podium of a season."""

from dataclasses import dataclass
from enum import StrEnum

from bot.features.standings.model.periods import Period, Span
from bot.match.model.match import Person
from bot.match.results.figures import Figures


class Ranking(StrEnum):
    """What people are ranked by, best first. Equal figures share a rank."""

    WINS = "wins"
    """Of equally many, fewer losses rank higher."""
    WIN_RATE = "win-rate"
    RATING = "rating"
    """By the lowest likely rating, so that one lucky game leads nobody to the top."""
    POINTS_PER_TURN = "points-per-turn"
    BEST_TURN = "best-turn"
    FARKLE_RATE = "farkle-rate"
    """The lowest first."""
    WIN_STREAK = "win-streak"
    """The longest within the period."""


AVERAGES = frozenset({Ranking.WIN_RATE, Ranking.POINTS_PER_TURN, Ranking.FARKLE_RATE})
"""Rankings that need `ENOUGH_GAMES`."""

ENOUGH_GAMES = {
    Period.TODAY: 3,
    Period.WEEK: 5,
    Period.MONTH: 10,
    Period.SEASON: 10,
    Period.ALL: 10,
}
"""How many games of a period a person must have finished to be ranked by an average."""


@dataclass(frozen=True, slots=True)
class Scope:
    """Which games the figures are of.

    `guild_id` is None for the games of all servers, `ruleset` is None for those of all rules; a
    server's house rules have no figures of their own. On all servers together a season is a month.
    """

    guild_id: int | None
    period: Period = Period.ALL
    ruleset: str | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's rank on a leaderboard, from 1, and their figures.

    - `rank`: None for people with figures who are not ranked, for example after too few games.
    - `moved`: how many places they have gone up since the week began, below 0 for down; None where
      that is not known, and for those who were not ranked then.
    """

    rank: int | None
    figures: Figures
    moved: int | None = None


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """A page of a leaderboard: `number` counts from 1, `of` is how many pages there are.

    `span` is when its period begins and ends; `own` is the reader's row, None when they have no
    figures, or hide them. `moved_since` is when the week began since which people have moved, in
    unix seconds, None where that is not known.
    """

    scope: Scope
    ranking: Ranking
    span: Span
    number: int
    of: int
    rows: tuple[Standing, ...]
    own: Standing | None
    moved_since: int | None = None


@dataclass(frozen=True, slots=True)
class PodiumPlace:
    """A place on the podium of a season, 1 to 3; equal figures share one."""

    place: int
    person: Person
    wins: int
    games: int


@dataclass(frozen=True, slots=True)
class Podium:
    """Who won most in a season that is over, of all games on a server."""

    span: Span
    placed: tuple[PodiumPlace, ...]
