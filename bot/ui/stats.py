"""One person's figures on a server."""

from bot.domain.records import Figures
from bot.ui.escape import plain
from bot.ui.layout import Layout, paragraphs, text
from bot.ui.texts import Texts


def stats_card(figures: Figures, texts: Texts) -> Layout:
    """Return one person's figures on a server."""
    games, turns = figures.games, figures.turns
    return Layout(
        text(texts("stats-title", name=plain(figures.person.name))),
        paragraphs(
            texts("stats-games", games=games),
            texts("stats-wins", wins=figures.wins, rate=_rate(figures.wins, games, texts)),
            texts("stats-points", points=figures.points),
            texts("stats-turns", turns=turns, average=figures.points / turns if turns else 0.0),
            texts("stats-best-turn", best=figures.best_turn),
            texts(
                "stats-farkles", farkles=figures.farkles, rate=_rate(figures.farkles, turns, texts)
            ),
            texts("stats-hot-dice", times=figures.hot_dice),
        ),
    )


def _rate(part: int, whole: int, texts: Texts) -> str:
    return texts("percent", percent=100 * part / whole if whole else 0.0)
