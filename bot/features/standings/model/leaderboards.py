"""Leaderboards: what people are ranked by, over which games, and the podium of a season."""

from dataclasses import dataclass
from enum import StrEnum

from bot.features.standings.model.periods import Period, Span
from bot.match.model.match import Person
from bot.match.results.figures import Figures


class Ranking(StrEnum):
    """What people are ranked by, the best first. Equal figures share a rank."""

    WINS = "wins"
    """Of those with equally many, who has lost fewer stands higher."""
    WIN_RATE = "win-rate"
    RATING = "rating"
    """By what the rating is at least, so that one lucky game leads nobody to the top."""
    POINTS_PER_TURN = "points-per-turn"
    BEST_TURN = "best-turn"
    FARKLE_RATE = "farkle-rate"
    """The lowest first."""
    WIN_STREAK = "win-streak"
    """The longest within the period."""


AVERAGES = frozenset({Ranking.WIN_RATE, Ranking.POINTS_PER_TURN, Ranking.FARKLE_RATE})
"""Rankings that mean something only after `ENOUGH_GAMES`."""

ENOUGH_GAMES = {
    Period.TODAY: 3,
    Period.WEEK: 5,
    Period.MONTH: 10,
    Period.SEASON: 10,
    Period.ALL: 10,
}
"""How many games somebody must have finished in a period to be ranked by an average."""


@dataclass(frozen=True, slots=True)
class Scope:
    """Which games figures are of.

    `guild_id` is None for the games of all servers, `ruleset` is None for those of all rules; a
    server's house rules have no figures of their own. Everywhere a season is a month.
    """

    guild_id: int | None
    period: Period = Period.ALL
    ruleset: str | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody's rank on a leaderboard, from 1, and the figures that it rests on.

    `rank` is None for who has figures and is not ranked: after too few games, say.
    """

    rank: int | None
    figures: Figures


@dataclass(frozen=True, slots=True)
class Page:
    """Some rows of a leaderboard: `number` counts from 1, `of` is how many pages there are.

    `span` is when its period begins and ends; `own` is the row of whoever asks, None when they have
    no figures, or hide them.
    """

    scope: Scope
    ranking: Ranking
    span: Span
    number: int
    of: int
    rows: tuple[Standing, ...]
    own: Standing | None


@dataclass(frozen=True, slots=True)
class Placed:
    """A place on the podium of a season, 1 to 3; equal figures share one."""

    place: int
    person: Person
    wins: int
    games: int


@dataclass(frozen=True, slots=True)
class Podium:
    """Who won most in a season that is over, of all games on a server."""

    span: Span
    placed: tuple[Placed, ...]
