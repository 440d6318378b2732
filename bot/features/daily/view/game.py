"""The result of a daily game, for the player alone and for everyone."""

from collections.abc import Iterator
from datetime import date
from enum import StrEnum
from typing import Final

from bot.features.analysis.buttons import ReviewButton
from bot.features.daily.buttons import DayButton, ShareButton
from bot.features.daily.model import DailyStanding, end_of, turn_points
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import BRIGHT, CALM, Layout, paragraphs, row, rule
from bot.kit.components.parts import Button, ButtonStyle
from bot.kit.game.people import name_of
from bot.kit.game.story import story
from bot.kit.game.variants import title_of_day
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.model.phases import Closed
from bot.match.model.variants import Daily


class Kind(StrEnum):
    """The result of a turn of a daily game, as roughly as others may be told."""

    TOP = "top"
    HIGH = "high"
    LOW = "low"
    FARKLE = "farkle"


_LEAST: Final = {Kind.TOP: 1000, Kind.HIGH: 400, Kind.LOW: 1, Kind.FARKLE: 0}
"""The lowest points of each kind, the highest first."""

_SYMBOLS: Final = {
    Kind.TOP: "⭐",
    Kind.HIGH: "🔶",
    Kind.LOW: "🔹",
    Kind.FARKLE: "❌",
}
"""Symbols that differ in shape as well as in colour."""

_UNPLAYED: Final = "⬜"
"""The symbol of a turn that was not played."""


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
        paragraphs(title, *_score(match, texts)),
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


def daily_share(match: Match, day: date, texts: Texts) -> Layout:
    """Return the result of the daily `match` of `day` for everyone, without its dice."""
    return Layout(
        paragraphs(title_of_day(Daily(day), texts), *_score(match, texts)),
        row([board_of_day_button(day, texts)]),
        colour=BRIGHT,
    )


def board_of_day_button(day: date, texts: Texts) -> Button:
    """Return the button that opens the board of `day`."""
    return board_button(DayButton(day.toordinal()), texts("button-day"))


def _kind(points: int) -> Kind:
    return next(kind for kind, least in _LEAST.items() if points >= least)


def _score(match: Match, texts: Texts) -> Iterator[str]:
    """Yield the score, and the turns as symbols and, in small print, in words."""
    kinds = [_kind(points) for points in turn_points(match)]
    unplayed = _unplayed(match)
    words = [texts(f"daily-turn-{kind}") for kind in kinds]
    if unplayed:
        words.append(texts("daily-unplayed", turns=unplayed))
    yield texts("daily-score", name=name_of(match, 0, texts), score=match.state.totals[0])
    yield " ".join([*[_SYMBOLS[kind] for kind in kinds], *[_UNPLAYED] * unplayed])
    yield texts("daily-turns", turns=texts.listed(words))


def _unplayed(match: Match) -> int:
    """Return how many turns were not played."""
    return (match.setup.rules.turns or 0) - len(turn_points(match))


def _last_turn(match: Match, texts: Texts, faces: DiceFaces) -> str:
    """Return how the game ended: its last turn, whose dice no board has shown, or the day."""
    return texts("daily-day-over") if _unplayed(match) else story(match, texts, faces)


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
