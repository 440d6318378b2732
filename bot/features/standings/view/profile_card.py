"""The profile card of a person as a picture, and the same in words.

It has their rating and its curve, what they have done best, their rival, and what they are proud
of. It is drawn off the event loop, like every chart.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.content.achievements import AchievementProgress, Showcase, Tier
from bot.features.standings.model.history import Profile, TrendPoint
from bot.features.standings.view.stats_chart import draw_stats
from bot.kit.pictures.colours import FAINT, GOLD, RAISED
from bot.kit.pictures.sheet import MARGIN, WIDTH, Sheet, readable
from bot.kit.pictures.wide_font import drawable
from bot.kit.texts.escape import clean
from bot.kit.texts.texts import Texts
from bot.match.results.figures import Rivalry

CARD: Final = "profile.png"
"""The file name of the picture."""

MOST_MEDALS: Final = 2
"""How many achievements are named, the hardest first."""

_HEAD: Final = 112
_TILE: Final = 100
_LINE: Final = 46
_GAP: Final = 12
_INDENT: Final = 200
"""Where the lines below the tiles begin, after their captions; all in pixels."""

Told = tuple[str, str]
"""A caption, and what stands with it."""


@dataclass(frozen=True, slots=True)
class ProfileCard:
    """What is on the card of `name`: a `rating`, tiles side by side, and lines below them."""

    name: str
    rating: Told
    tiles: tuple[Told, ...]
    lines: tuple[Told, ...]

    @property
    def told(self) -> tuple[Told, ...]:
        """Return all of it in the order in which it is read."""
        return (self.rating, *self.tiles, *self.lines)


def profile_card(
    profile: Profile,
    showcase: Showcase,
    rival: Rivalry | None,
    dice: Sequence[str],
    texts: Texts,
) -> ProfileCard:
    """Return the card of a `profile`; `dice` are the names of those to show, if any."""
    figures = profile.figures
    rating = "-" if figures.rating is None else texts.number(figures.rating.points)
    won = texts("profile-of", number=figures.wins, of=figures.games)
    return ProfileCard(
        name=clean(figures.person.name),
        rating=(texts("stats-chart-rating"), rating),
        tiles=(
            (texts("profile-best-turn"), texts.number(figures.best_turn)),
            (texts("profile-won"), won),
            (texts("profile-streak"), texts.number(figures.best_streak)),
        ),
        lines=tuple(_lines(showcase, rival, dice, texts)),
    )


def profile_alt(card: ProfileCard, texts: Texts) -> str:
    """Return the card in words, for those who cannot see it."""
    told = [texts("profile-told", caption=caption, value=value) for caption, value in card.told]
    return texts("profile-alt", name=card.name, told=texts.semicolons(told))


def draw_profile(card: ProfileCard, trend: Sequence[TrendPoint], texts: Texts) -> bytes:
    """Return the card as PNG, 800 pixels wide, with the chart of `trend` below it; blocks."""
    texts = drawable(texts)
    top = _HEAD + _TILE + _GAP + _LINE * len(card.lines)
    chart = draw_stats(trend, texts)
    sheet = Sheet(top, below=chart)
    caption, rating = card.rating
    sheet.text((MARGIN, 44), readable(card.name, "?"), 44, bold=True, room=540)
    sheet.text((MARGIN, 88), texts("profile-title"), 22, FAINT)
    sheet.text((WIDTH - MARGIN, 44), rating, 52, GOLD, anchor="rm", bold=True)
    sheet.text((WIDTH - MARGIN, 88), caption, 22, FAINT, anchor="rm")
    _draw_tiles(sheet, card.tiles)
    for number, (label, value) in enumerate(card.lines):
        middle = _HEAD + _TILE + _GAP + _LINE * (number + 0.5)
        sheet.text((MARGIN, middle), label, 22, FAINT, room=_INDENT - MARGIN - _GAP)
        sheet.text((_INDENT, middle), readable(value, "?"), 26, room=WIDTH - _INDENT - MARGIN)
    return sheet.png()


def _draw_tiles(sheet: Sheet, tiles: Sequence[Told]) -> None:
    width = (WIDTH - 2 * MARGIN - _GAP * (len(tiles) - 1)) / len(tiles)
    for place, (caption, value) in enumerate(tiles):
        left = MARGIN + place * (width + _GAP)
        sheet.box((left, _HEAD), (left + width, _HEAD + _TILE - _GAP), RAISED)
        sheet.text((left + _GAP, _HEAD + 24), caption, 22, FAINT, room=width - 2 * _GAP)
        sheet.text((left + _GAP, _HEAD + 62), value, 36, bold=True, room=width - 2 * _GAP)


def _lines(
    showcase: Showcase, rival: Rivalry | None, dice: Sequence[str], texts: Texts
) -> Iterator[Told]:
    """Yield the rival with the series, the dice, and the medals, as far as there are any."""
    if rival is not None:
        series = texts(
            "profile-series",
            name=clean(rival.rival.name),
            wins=rival.wins,
            losses=rival.losses,
        )
        yield texts("profile-rival"), series
    if dice:
        yield texts("profile-dice"), texts.listed(list(dice))
    earned = [progress for progress in showcase.progress if progress.earned_at is not None]
    if earned:
        hardest = sorted(earned, key=_hardest_first)[:MOST_MEDALS]
        named = [texts(f"achievement-{medal.achievement.name}") for medal in hardest]
        yield texts("profile-medals"), texts.listed(named)


def _hardest_first(progress: AchievementProgress) -> tuple[int, int]:
    """Return where an earned achievement comes: by tier, then the newest first."""
    return -list(Tier).index(progress.achievement.tier), -(progress.earned_at or 0)
