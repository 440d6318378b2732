"""One person's figures on a server."""

from bot.domain.records import BIG_TURNS, Figures
from bot.ui.escape import plain
from bot.ui.figures import percent, rating_text
from bot.ui.layout import Layout, paragraphs, text
from bot.ui.texts import Texts


def stats_card(figures: Figures, texts: Texts) -> Layout:
    """Return one person's figures on a server."""
    big = [
        texts("stats-big-turn", points=points, turns=turns)
        for points, turns in zip(BIG_TURNS, figures.big_turns, strict=True)
    ]
    return Layout(
        text(texts("stats-title", name=plain(figures.person.name))),
        paragraphs(
            texts("stats-games", games=figures.games),
            texts("stats-wins", wins=figures.wins, rate=percent(figures.win_rate, texts)),
            texts("stats-streak", streak=figures.streak, best=figures.best_streak),
            texts("stats-rating", rating=rating_text(figures.rating, texts), games=figures.rated),
            texts("stats-points", points=figures.points),
            texts("stats-turns", turns=figures.turns, average=figures.points_per_turn),
            texts("stats-best-turn", best=figures.best_turn),
            texts("stats-big-turns", turns=texts.listed(big)),
            texts(
                "stats-farkles", farkles=figures.farkles, rate=percent(figures.farkle_rate, texts)
            ),
            texts("stats-hot-dice", times=figures.hot_dice),
        ),
    )
