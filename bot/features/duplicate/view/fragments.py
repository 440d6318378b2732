"""What a tournament tells of its deals: their seals, and how people did."""

from collections.abc import Iterable, Iterator

from bot.features.duplicate.model import DealResult, DealResults
from bot.kit.game.people import person_name
from bot.kit.texts.texts import Texts
from bot.match.model.variants import Deal


def seal_line(deal: Deal, seal: str, texts: Texts) -> str:
    """Return the seal of a deal as everybody is told it before the first roll."""
    return texts("duplicate-sealed", number=str(deal.number), seal=seal)


def state_line(results: DealResults, now: int, texts: Texts) -> str:
    """Return how far a deal is, which everybody may know."""
    if results.is_final(now):
        return texts("duplicate-ended", players=results.finished)
    when = f"<t:{results.ends_at}:R>"
    return texts("duplicate-running", players=results.finished, when=when)


def result_rows(rows: Iterable[DealResult], texts: Texts) -> Iterator[str]:
    """Yield a line for each of `rows`, which are some of those that the reader may see."""
    for row in rows:
        yield texts(
            "duplicate-row",
            rank=row.rank,
            name=person_name(row.person, texts),
            score=row.score,
        )
