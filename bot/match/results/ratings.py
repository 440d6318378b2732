"""Ratings: how strong a person plays, and how certain that is.

Weng and Lin's Bayesian model of Plackett and Luce, from the library openskill with its defaults: "A
Bayesian Approximation Method for Online Ranking", Journal of Machine Learning Research 12 (2011).
It takes games for two, for several and in teams. Its strengths are shown on the scale of chess:
newcomers begin at 1500, and 400 points more mean winning about ten times as often as losing, once
both ratings are certain.
"""

from dataclasses import dataclass
from functools import lru_cache

from openskill.models import PlackettLuce

MIDDLE = 1500
"""The rating of a newcomer."""

POINTS = 30
"""Points of the scale for one unit of the model.

With two certain players the model's odds are exp(difference / (beta * sqrt(2))), beta = 25 / 6: ten
to one at a difference of 13.6 units, which are 400 points in chess.
"""

RATED_TOGETHER = 5
"""Rated games that two people may begin together on a day (UTC): more would invite boosting."""

_MU, _SIGMA = 25.0, 25.0 / 3
_MODEL = PlackettLuce(mu=_MU, sigma=_SIGMA)


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength in the units of the model: mean and standard deviation."""

    mu: float = _MU
    sigma: float = _SIGMA

    @property
    def points(self) -> int:
        """Return the rating in points."""
        return round(MIDDLE + POINTS * (self.mu - _MU))

    @property
    def margin(self) -> int:
        """Return the points by which the rating may be off, in 19 of 20 cases at most."""
        return round(2 * POINTS * self.sigma)

    @property
    def floor(self) -> int:
        """Return the lowest likely rating, by which people are ranked."""
        return self.points - self.margin


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a game made of the rating of `user_id` on its server, in points."""

    user_id: int
    before: int
    after: int


NEWCOMER = Rating()
"""The rating before the first rated game."""


Sides = tuple[tuple[Rating, ...], ...]
"""The ratings of the people of every side."""


@lru_cache(maxsize=1024)
def rate(sides: Sides, places: tuple[int, ...]) -> Sides:
    """Return the ratings of every side's people after a game, in the order of `sides`.

    `places` are the sides' places from 1; equal ones tied. Cached, because one game often finds
    people with the same ratings in several periods.
    """
    teams = [[_MODEL.create_rating([rating.mu, rating.sigma]) for rating in side] for side in sides]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return tuple(tuple(Rating(rating.mu, rating.sigma) for rating in side) for side in rated)
