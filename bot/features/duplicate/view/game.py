"""The result of a game of a deal, for its player alone."""

from collections.abc import Iterator

from bot.features.analysis.buttons import ReviewButton
from bot.features.daily.view.turns import score_lines, unplayed
from bot.features.duplicate.model import DealResults
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import BRIGHT, CALM, Layout, paragraphs, row, rule
from bot.kit.game.story import story
from bot.kit.game.variants import title_of_deal
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.model.phases import Closed


def deal_result(
    match: Match, results: DealResults, now: int, texts: Texts, faces: DiceFaces
) -> Layout:
    """Return the result of the ended `match` among the `results` of its deal.

    It can be reviewed once the deal has ended for all.
    """
    title = title_of_deal(results.deal, match, texts)
    if isinstance(match.phase, Closed):
        return Layout(paragraphs(title, texts("duplicate-never-begun")), colour=CALM)
    review = board_button(ReviewButton(match.id), texts("button-review"))
    return Layout(
        paragraphs(title, *score_lines(match, texts, tells=faces.tells)),
        rule(),
        paragraphs(_last_turn(match, texts, faces), *_compared(match, results, now, texts)),
        *([row([review])] if now >= match.variant.secret_until else []),
        colour=BRIGHT,
    )


def _last_turn(match: Match, texts: Texts, faces: DiceFaces) -> str:
    """Return how the game ended: its last turn, whose dice no board has shown, or the deal."""
    return texts("duplicate-time-up") if unplayed(match) else story(match, texts, faces)


def _compared(match: Match, results: DealResults, now: int, texts: Texts) -> Iterator[str]:
    """Yield the rank among those who have finished, and when it is final."""
    own = results.of(match.host.user_id)
    if own is not None:
        key = "duplicate-rank" if results.is_final(now) else "duplicate-rank-so-far"
        yield texts(key, rank=own.rank, players=results.finished)
    if not results.is_final(now):
        yield texts("duplicate-final", when=f"<t:{results.ends_at}:R>")
        yield texts("duplicate-discretion")
