"""The data of the chart of a person's games, and the same in words."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from bot.features.standings.model.history import Profile, TrendPoint
from bot.kit.pictures.charts import Trend, trend_chart
from bot.kit.pictures.wide_font import drawable
from bot.kit.texts.escape import clean
from bot.kit.texts.texts import Texts

LEAST: Final = 3
"""How many games a chart needs."""
WINDOW: Final = 10
"""How many games a moving average covers."""


def draw_stats(trend: Sequence[TrendPoint], texts: Texts) -> bytes:
    """Return the chart of at least `LEAST` games as PNG; blocks."""
    texts = drawable(texts)
    points = [point.points_per_turn for point in trend]
    return trend_chart(
        Trend(
            ratings=_ratings(trend),
            points=points,
            average=_averages(points),
            rating_title=texts("stats-chart-rating"),
            points_title=texts("stats-chart-points", games=WINDOW),
            axis=texts("stats-chart-games", games=len(trend)),
            write=texts.number,
        )
    )


def stats_alt(profile: Profile, texts: Texts) -> str:
    """Return the chart in words, for those who cannot see it."""
    points = [point.points_per_turn for point in profile.trend]
    words = texts(
        "stats-alt-points",
        name=clean(profile.figures.person.name),
        games=len(points),
        low=min(points),
        high=max(points),
        average=_averages(points)[-1],
        window=min(WINDOW, len(points)),
    )
    ratings = [rating for _, rating in _ratings(profile.trend)]
    if not ratings:
        return words
    return texts(
        "stats-alt-rating",
        points=words,
        first=ratings[0],
        last=ratings[-1],
        low=min(ratings),
        high=max(ratings),
    )


def _ratings(trend: Sequence[TrendPoint]) -> list[tuple[int, int]]:
    numbered = enumerate(trend, start=1)
    return [(number, point.rating) for number, point in numbered if point.rating is not None]


def _averages(points: Sequence[float]) -> list[float]:
    """Return the average of each game and those before it, `WINDOW` at most."""
    sums = [0.0, *accumulate(points)]
    starts = [max(0, end - WINDOW) for end in range(len(sums))]
    return [(sums[end] - sums[starts[end]]) / (end - starts[end]) for end in range(1, len(sums))]
