"""Figures in words."""

from bot.features.standings.model.leaderboards import Ranking
from bot.kit.texts.texts import Texts
from bot.match.results.figures import Figures
from bot.match.results.ratings import Rating


def ranked_figure(figures: Figures, ranking: Ranking, texts: Texts) -> str:
    """Return the figure that somebody is ranked by, and of how many games."""
    return texts(
        f"standing-{ranking}",
        games=figures.games,
        wins=figures.wins,
        win_rate=percent(figures.win_rate, texts),
        rated=figures.rated,
        rating=rating_text(figures.rating, texts),
        turns=figures.turns,
        points_per_turn=figures.points_per_turn,
        best_turn=figures.best_turn,
        farkle_rate=percent(figures.farkle_rate, texts),
        streak=figures.best_streak,
    )


def rating_text(rating: Rating | None, texts: Texts) -> str:
    """Return a rating with its uncertainty."""
    if rating is None:
        return texts("rating-none")
    return texts("rating", points=rating.points, margin=rating.margin)


def percent(share: float, texts: Texts) -> str:
    """Return a share from 0 to 1 as a percentage."""
    return texts("percent", percent=100 * share)
