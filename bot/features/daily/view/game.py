"""The result of a daily game, for the player alone and for everyone."""

from collections.abc import Iterator
from datetime import date

from bot.features.analysis.buttons import ReviewButton
from bot.features.daily.buttons import DayButton, PlayDailyButton, ShareButton
from bot.features.daily.model import DailyStanding, end_of
from bot.features.daily.view.turns import score_lines, unplayed
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import BRIGHT, CALM, Layout, paragraphs, row, rule
from bot.kit.components.parts import Button, ButtonStyle
from bot.kit.game.story import story
from bot.kit.game.variants import title_of_day
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.model.phases import Closed
from bot.match.model.variants import Daily


def daily_result(
    match: Match, day: date, standing: DailyStanding | None, texts: Texts, faces: DiceFaces
) -> Layout:
    """Return the result of the ended daily `match` of `day`, for its player alone.

    A game that was closed before its first roll has no `standing`.
    """
    title = title_of_day(Daily(day), texts)
    if isinstance(match.phase, Closed):
        return Layout(paragraphs(title, texts("daily-never-begun")), colour=CALM)
    return Layout(
        paragraphs(title, *score_lines(match, texts, tells=faces.tells)),
        rule(),
        paragraphs(_last_turn(match, texts, faces), *_compared(day, standing, texts)),
        row(
            [
                _share_button(match, texts),
                board_button(ReviewButton(match.id), texts("button-review")),
                board_of_day_button(day, texts),
            ]
        ),
        colour=BRIGHT,
    )


def daily_share(match: Match, day: date, texts: Texts, *, tells: bool) -> Layout:
    """Return the result of the daily `match` of `day` for everyone, without its dice.

    Where boards are told in words, so is this: then `tells` is true. Whoever sees it can play.
    """
    title = title_of_day(Daily(day), texts)
    play = board_button(PlayDailyButton(), texts("button-play-daily"), style=ButtonStyle.PRIMARY)
    return Layout(
        paragraphs(title, *score_lines(match, texts, tells=tells)),
        row([play, board_of_day_button(day, texts)]),
        colour=BRIGHT,
    )


def board_of_day_button(day: date, texts: Texts) -> Button:
    """Return the button that opens the board of `day`."""
    return board_button(DayButton(day.toordinal()), texts("button-day"))


def _last_turn(match: Match, texts: Texts, faces: DiceFaces) -> str:
    """Return how the game ended: its last turn, whose dice no board has shown, or the day."""
    return texts("daily-day-over") if unplayed(match) else story(match, texts, faces)


def _compared(day: date, standing: DailyStanding | None, texts: Texts) -> Iterator[str]:
    """Yield how the result compares with others and with the player's own days."""
    if standing is not None:
        yield texts("daily-rank", rank=standing.rank, players=standing.players)
        yield texts(
            "daily-rank-everywhere",
            rank=standing.rank_everywhere,
            players=standing.players_everywhere,
        )
        yield texts("daily-streak", days=standing.streak, best=standing.best_streak)
    yield texts("daily-next", when=f"<t:{end_of(day)}:R>")


def _share_button(match: Match, texts: Texts) -> Button:
    return board_button(
        ShareButton(match.id, match.version),
        texts("button-share"),
        style=ButtonStyle.PRIMARY,
    )
