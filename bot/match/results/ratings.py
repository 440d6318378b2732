"""Ratings: how strong somebody plays, and how sure that is.

Weng and Lin's Bayesian model of Plackett and Luce, from the library openskill with its defaults:
"A Bayesian Approximation Method for Online Ranking", Journal of Machine Learning Research 12
(2011). It takes games for two, for several and in teams. Its strengths are shown on a scale that
people know from chess: newcomers begin at 1500, and 400 more means winning about ten times as often
as losing, once both ratings are certain.
"""

from dataclasses import dataclass
from functools import lru_cache

from openskill.models import PlackettLuce

MIDDLE = 1500
"""The rating of a newcomer."""

POINTS = 30
"""Points of the scale for one unit of the model.

With two certain players the model's odds are exp(difference / (beta * sqrt(2))), beta = 25 / 6: ten
to one at a difference of 13.6 units, which the scale of chess calls 400 points.
"""

RATED_TOGETHER = 5
"""Rated games that two people may begin together on one day (UTC): more would invite boosting."""

_MU, _SIGMA = 25.0, 25.0 / 3
_MODEL = PlackettLuce(mu=_MU, sigma=_SIGMA)


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength in the units of the model: the likeliest value and its standard deviation."""

    mu: float = _MU
    sigma: float = _SIGMA

    @property
    def points(self) -> int:
        """Return the rating as it is shown."""
        return round(MIDDLE + POINTS * (self.mu - _MU))

    @property
    def margin(self) -> int:
        """Return by how many points the rating may be off: it is so in 19 of 20 cases at most."""
        return round(2 * POINTS * self.sigma)

    @property
    def floor(self) -> int:
        """Return what the rating is at least, as good as certainly: people are ranked by it."""
        return self.points - self.margin


NEWCOMER = Rating()
"""The rating before the first rated game."""


Sides = tuple[tuple[Rating, ...], ...]
"""The ratings of every side's people."""


@lru_cache(maxsize=1024)
def rate(sides: Sides, places: tuple[int, ...]) -> Sides:
    """Return the ratings of every side's people after a game, in the order of `sides`.

    `places` are the sides' places from 1; equal ones tied. Remembered, because one game often finds
    people with the same ratings in several periods.
    """
    teams = [[_MODEL.create_rating([each.mu, each.sigma]) for each in side] for side in sides]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return tuple(tuple(Rating(each.mu, each.sigma) for each in side) for side in rated)
