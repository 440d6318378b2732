"""Charts as PNG pictures. The one module that imports matplotlib.

matplotlib takes a second to load and some fifty megabytes, so it is loaded for the first chart, in
a process of its own, see `bot.kit.pictures.drawing`. A chart has its own background, so that it can
be read on Discord's dark and light themes, and is laid out for a phone that shows it 400 pixels
wide. Nothing is told by colour alone.
"""

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from io import BytesIO
from threading import Lock
from typing import TYPE_CHECKING, Final

from bot.kit.pictures.colours import FAINT, GOLD, GROUND, INK
from bot.kit.pictures.wide_font import wide_font

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_SIZE: Final = (4.0, 2.6)
_TALL: Final = (4.0, 4.4)
"""The height of an axis in inches of 100 pixels."""
DPI: Final = 200
"""Twice the size shown, for sharp screens."""
_WHOLE: Final = (0.13, 0.16, 0.85, 0.81)
_BELOW_TITLE: Final = (0.13, 0.16, 0.83, 0.73)
_HALVES: Final = ((0.13, 0.59, 0.83, 0.35), (0.13, 0.1, 0.83, 0.35))
"""Where axes lie on the sheet: left, bottom, width and height, as parts of it."""
_FONT: Final = "DejaVu Sans"
"""Comes with matplotlib, so that charts look the same everywhere."""
_BOLD: Final = 700
"""The weight of bold letters; a font for what `_FONT` lacks has one, which serves for both."""
LETTERS: Final = 8.5
"""The size of letters in 1/72 inch: 12 pixels on a phone."""

_ROUND: Final = "#7cc4ff"
_SQUARE: Final = "#ffab98"

_SIGN_GAP: Final = 13.0
"""The gap between signs, in 1/72 inch."""
_AROUND: Final = ((0, 1), (1, 1), (-1, 1), (0, 2), (0, -1), (1, -1), (-1, -1), (0, -2), (2, 1))
"""Where a sign may stand beside its point, best first: across, and away from the curve."""

drawing = Lock()
"""matplotlib shares caches between figures and is not thread-safe."""


Writer = Callable[[float], str]
"""Formats a figure of an axis."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A point of a curve at `step`, with the `sign` (a letter or two) that the text uses for it."""

    step: int
    sign: str


@dataclass(frozen=True, slots=True)
class WinCurve:
    """The data of the chart of a game for two.

    - `curve`: the probability that the first side wins, 0 to 1, after each ply.
    - `first`, `second`: who wins at the top of the chart, and at the bottom.
    - `axis`: the title of the bottom axis; `ticks`: its steps and their labels.
    - `rolls`, `choices`: marks on the curve, as circles and as squares.
    - `write`: formats a percentage in the reader's language.
    """

    curve: Sequence[float]
    first: str
    second: str
    axis: str
    ticks: Sequence[tuple[int, str]]
    rolls: Sequence[Mark]
    choices: Sequence[Mark]
    write: Writer


@dataclass(frozen=True, slots=True)
class Trend:
    """The data of the chart of a person's games, oldest first.

    - `ratings`: the number of each rated game, from 1, and the rating after it.
    - `points`: the points per turn in each game; `average`: the moving average.
    - `rating_title`, `points_title`: above the two parts; `axis`: below them.
    - `write`: formats a number in the reader's language.
    """

    ratings: Sequence[tuple[int, int]]
    points: Sequence[float]
    average: Sequence[float]
    rating_title: str
    points_title: str
    axis: str
    write: Writer


@dataclass(frozen=True, slots=True)
class FaceShares:
    """The data of the chart of faces, in per cent.

    - `shares`: of faces 1 to 6; `expected`: of each, give or take `margin`.
    - `axis`: the title of the bottom axis; `band`: the name of the margin.
    - `write`: formats a number in the reader's language.
    """

    shares: Sequence[float]
    expected: float
    margin: float
    axis: str
    band: str
    write: Writer


def win_chart(shown: WinCurve) -> bytes:
    """Return the probability of winning over a game, as a PNG of 800 x 520 pixels."""
    with drawing:
        figure, [axes] = sheet(_SIZE, _WHOLE)
        percent = [100 * chance for chance in shown.curve]
        axes.set_xlim(-0.02 * len(percent), 1.02 * (len(percent) - 1) + 0.1)
        axes.set_ylim(-14, 114)
        axes.set_yticks(range(0, 101, 25), [shown.write(tick) for tick in range(0, 101, 25)])
        axes.set_xticks([step for step, _ in shown.ticks], [label for _, label in shown.ticks])
        axes.set_xlabel(shown.axis, color=INK, fontsize=LETTERS)
        axes.axhline(50, color=FAINT, linewidth=0.8, linestyle=(0, (4, 4)))
        axes.plot(percent, color=GOLD, linewidth=1.8, solid_joinstyle="round")
        for name, place, side in ((shown.first, 1, "top"), (shown.second, 0, "bottom")):
            axes.text(
                0.01, place, name, transform=axes.transAxes, va=side, color=INK,
                fontsize=LETTERS, fontweight="bold", parse_math=False,
            )  # fmt: skip
        _put_signs(axes, percent, shown)
        return png(figure)


def trend_chart(shown: Trend) -> bytes:
    """Return the points per turn over games, below the rating if there is one.

    A PNG of 800 x 520 pixels, with ratings 800 x 880. Games are dots, and averages a line.
    """
    with drawing:
        figure, axes = sheet(_TALL, *_HALVES) if shown.ratings else sheet(_SIZE, _BELOW_TITLE)
        for plot in axes:
            plot.locator_params(integer=True, nbins=6, min_n_ticks=1)
            plot.margins(y=0.12)
            plot.yaxis.set_major_formatter(lambda value, _: shown.write(value))
            plot.set_xlim(0.4, len(shown.points) + 0.6)
        if shown.ratings:
            _entitle(axes[0], shown.rating_title)
            numbers, ratings = zip(*shown.ratings, strict=True)
            axes[0].plot(numbers, ratings, "-s", color=GOLD, linewidth=1.8, markersize=3)
        games = range(1, len(shown.points) + 1)
        _entitle(axes[-1], shown.points_title)
        axes[-1].plot(games, shown.points, "o", color=_ROUND, markersize=3)
        axes[-1].plot(games, shown.average, color=INK, linewidth=1.8)
        axes[-1].set_ylim(bottom=0)
        axes[-1].set_xlabel(shown.axis, color=INK, fontsize=LETTERS)
        return png(figure)


def _entitle(axes: "Axes", title: str) -> None:
    axes.set_title(title, color=INK, fontsize=LETTERS, fontweight="bold", loc="left")


def face_chart(shown: FaceShares) -> bytes:
    """Return how often each face came and was expected, as a PNG of 800 x 520 pixels."""
    with drawing:
        figure, [axes] = sheet(_SIZE, _BELOW_TITLE)
        low, high = shown.expected - shown.margin, shown.expected + shown.margin
        reach = 1.4 * max(shown.margin, *(abs(share - shown.expected) for share in shown.shares))
        axes.set_xlim(0.4, 6.6)
        axes.set_ylim(max(0.0, shown.expected - reach), shown.expected + reach)
        axes.yaxis.set_major_formatter(lambda value, _: shown.write(value))
        axes.locator_params(axis="y", nbins=5)
        axes.set_xticks(range(1, 7))
        axes.set_xlabel(shown.axis, color=INK, fontsize=LETTERS)
        axes.axhspan(low, high, color=_ROUND, alpha=0.25, linewidth=0)
        axes.axhline(shown.expected, color=FAINT, linewidth=0.8, linestyle=(0, (4, 4)))
        axes.set_title(shown.band, color=INK, fontsize=LETTERS, loc="left")
        axes.vlines(range(1, 7), shown.expected, shown.shares, color=GOLD, linewidth=3)
        axes.plot(
            range(1, 7), shown.shares, "o", color=GOLD, markeredgecolor=INK, clip_on=False
        )  # whole where a face has not come yet
        return png(figure)


def _put_signs(axes: "Axes", percent: Sequence[float], shown: WinCurve) -> None:
    """Write the signs of the marks beside their points, none on top of another."""
    taken: list[tuple[float, float]] = []
    marks = [(mark, "circle", _ROUND) for mark in shown.rolls]
    marks += [(mark, "square", _SQUARE) for mark in shown.choices]
    for mark, shape, colour in marks:
        point = mark.step, percent[mark.step]
        x, y = axes.transData.transform(point) * 72 / DPI
        away = _SIGN_GAP * _away_from_curve(percent, mark.step)
        places = [(_SIGN_GAP * across, away * up) for across, up in _AROUND]
        free = [place for place in places if _is_free(axes, x + place[0], y + place[1], taken)]
        across, up = (free or places)[0]
        taken.append((x + across, y + up))
        axes.plot(*point, marker="o", markersize=3.5, color=INK)
        axes.annotate(
            mark.sign, point, (across, up), textcoords="offset points", ha="center", va="center",
            color=GROUND, fontsize=LETTERS, fontweight="bold",
            bbox={"boxstyle": f"{shape},pad=0.2", "facecolor": colour, "edgecolor": INK},
            arrowprops={"arrowstyle": "-", "color": INK, "linewidth": 0.7},
        )  # fmt: skip


def _away_from_curve(curve: Sequence[float], step: int) -> int:
    """Return 1 where the curve lies below its point at `step`, as at a peak, and else -1."""
    before, after = curve[max(step - 1, 0)], curve[min(step + 1, len(curve) - 1)]
    return 1 if before + after <= 2 * curve[step] else -1


def _is_free(axes: "Axes", x: float, y: float, taken: Sequence[tuple[float, float]]) -> bool:
    """Tell whether a sign at `x`, `y` (1/72 inch) is within the axes and overlaps no other."""
    frame = axes.get_window_extent()
    left, right, bottom, top = (
        edge * 72 / DPI for edge in (frame.x0, frame.x1, frame.y0, frame.y1)
    )
    half = _SIGN_GAP / 2
    if not (left + half <= x <= right - half and bottom + half <= y <= top - half):
        return False
    return all(max(abs(x - taken_x), abs(y - taken_y)) >= _SIGN_GAP for taken_x, taken_y in taken)


def legible(name: str, otherwise: str) -> str:
    """Return `name` if the charts' fonts have its letters, else `otherwise`."""
    right_to_left = any(unicodedata.bidirectional(mark) in {"R", "AL"} for mark in name)
    known = frozenset[int]().union(*map(characters, font_files()))
    return otherwise if right_to_left or any(ord(mark) not in known for mark in name) else name


@cache
def characters(file: str) -> frozenset[int]:
    """Return the code points that a font has: asked anew, matplotlib reads all of it again."""
    from matplotlib.font_manager import get_font  # noqa: PLC0415 - see above

    return frozenset(get_font(file).get_charmap())


def font_files(*, bold: bool = False) -> tuple[str, ...]:
    """Return the paths of the charts' fonts: if there is a second, it has what the first lacks."""
    from matplotlib.font_manager import findfont  # noqa: PLC0415 - see above

    wide = wide_font()
    first = str(findfont(f"{_FONT}:bold" if bold else _FONT))
    return (first,) if wide is None else (first, str(wide))


def sheet(
    size: tuple[float, float], *frames: tuple[float, float, float, float]
) -> tuple["Figure", list["Axes"]]:
    """Return an empty figure with axes in each of `frames`."""
    from matplotlib import rcParams  # noqa: PLC0415 - see above
    from matplotlib.figure import Figure  # noqa: PLC0415

    rcParams["font.family"] = _families()
    figure = Figure(figsize=size, dpi=DPI, facecolor=GROUND)
    all_axes = [figure.add_axes(frame, facecolor=GROUND) for frame in frames]
    for axes in all_axes:
        axes.tick_params(colors=INK, labelcolor=INK, labelsize=LETTERS, labelfontfamily=_FONT)
        axes.grid(axis="y", color=FAINT, linewidth=0.4, alpha=0.4)
        for side, spine in axes.spines.items():
            spine.set_visible(side in {"left", "bottom"})
            spine.set_color(FAINT)
    return figure, all_axes


def _families() -> list[str]:
    """Return the fonts by the names that matplotlib knows them by, after it has read them."""
    from matplotlib.font_manager import fontManager, get_font  # noqa: PLC0415 - see above

    others = font_files()[1:]
    for file in others:
        if all(known.fname != file for known in fontManager.ttflist):
            fontManager.addfont(file)
            fontManager.ttflist.append(replace(fontManager.ttflist[-1], weight=_BOLD))
    return [_FONT, *(get_font(file).family_name for file in others)]


def png(figure: "Figure") -> bytes:
    """Return a drawn figure as a file."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415 - see above

    FigureCanvasAgg(figure)
    file = BytesIO()
    figure.savefig(file, format="png")
    return file.getvalue()
