"""Charts as PNG pictures. The one module that knows matplotlib.

matplotlib takes a second to load and some fifty megabytes, so it is loaded when the first chart is
drawn, and that is done in a process of its own, through `drawn`. A chart has a ground of its own,
so that it reads on Discord's dark and light themes, and is laid out for a phone that shows it 400
pixels wide. Nothing in it is told by colour alone.
"""

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO
from threading import Lock
from typing import TYPE_CHECKING, Final, TypeVarTuple, cast

from bot.jobs.job import Job, Workers, WorkUndone
from bot.match.model.asker import Asker
from bot.match.model.errors import Refused
from bot.match.model.refusals import MatchRefusal

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Ts = TypeVarTuple("Ts")

_UNTIL: Final = 60.0
"""Seconds after which nobody waits for a chart that has not been begun."""

_SIZE: Final = (4.0, 2.6)
_TALL: Final = (4.0, 4.4)
"""Inches: of 100 pixels on a phone."""
_DPI: Final = 200
"""Sharp on screens that show it twice as large."""
_WHOLE: Final = (0.13, 0.16, 0.85, 0.81)
_BELOW_TITLE: Final = (0.13, 0.16, 0.83, 0.73)
_HALVES: Final = ((0.13, 0.59, 0.83, 0.35), (0.13, 0.1, 0.83, 0.35))
"""Where axes lie on the sheet: left, bottom, width and height."""
_FONT: Final = "DejaVu Sans"
"""It comes with matplotlib, so that charts look the same everywhere."""
_LETTERS: Final = 8.5
"""The size of letters in 1/72 inch: 12 pixels on a phone."""

_GROUND: Final = "#20252d"
_INK: Final = "#f2efe8"
_FAINT: Final = "#8b95a3"
_LINE: Final = "#f0b429"
_ROUND: Final = "#7cc4ff"
_SQUARE: Final = "#ffab98"

_SIGN_APART: Final = 13.0
"""The room that a sign needs, in 1/72 inch."""
_AROUND: Final = ((0, 1), (1, 1), (-1, 1), (0, 2), (0, -1), (1, -1), (-1, -1), (0, -2), (2, 1))
"""Where a sign may stand beside its point, best first: so far across, and away from the curve."""

_drawing = Lock()
"""matplotlib shares caches between figures and promises nothing to threads."""


Writer = Callable[[float], str]
"""Writes a figure beside an axis."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A point of a curve at `step`, with the `sign` (a letter or two) that the text calls it by."""

    step: int
    sign: str


@dataclass(frozen=True, slots=True)
class WinCurve:
    """What the chart of a game for two shows.

    - `curve`: the probability that the first side wins, 0 to 1, after each ply.
    - `first`, `second`: who has won where the curve is at the top, and at the bottom.
    - `axis`: what is written along the bottom; `ticks`: at which steps, and what.
    - `rolls`, `choices`: marks on the curve, as circles and as squares.
    - `write`: how the reader's language writes a percentage.
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
    """What the chart of somebody's games shows, from the oldest to the newest.

    - `ratings`: the number of each rated game among them, from 1, and the rating after it.
    - `points`: the points of a turn in each game; `average`: of that game and some before it.
    - `rating_title`, `points_title`: what stands above the two parts; `axis`: below them.
    - `write`: how the reader's language writes a number.
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
    """What the chart of faces shows, in per cent.

    - `shares`: of faces 1 to 6; `expected`: of each, give or take `margin`.
    - `axis`: what is written along the bottom; `band`: what the margin is called.
    - `write`: how the reader's language writes a number.
    """

    shares: Sequence[float]
    expected: float
    margin: float
    axis: str
    band: str
    write: Writer


class Studio:
    """The host of the process that draws; see `bot.jobs`."""

    def draw(self, chart: Callable[[*Ts], bytes], *shown: *Ts) -> bytes:
        """Return what `chart` draws."""
        return chart(*shown)


async def drawn(
    workers: Workers, asker: Asker, chart: Callable[[*Ts], bytes], *shown: *Ts
) -> bytes:
    """Return what `chart`, a function of a module, draws in the process of `workers`.

    Raises `Refused` when that cannot be done now.
    """
    job = Job("draw", (chart, *shown), party=asker.party, until=_UNTIL, patient=True)
    try:
        return cast(bytes, (await workers.do(job)).result)
    except WorkUndone:
        raise Refused(MatchRefusal.NOT_WORKED_OUT) from None


def win_chart(shown: WinCurve) -> bytes:
    """Return the probability of winning over a game, as a PNG of 800 x 520 pixels."""
    with _drawing:
        figure, [axes] = _sheet(_SIZE, _WHOLE)
        percent = [100 * each for each in shown.curve]
        axes.set_xlim(-0.02 * len(percent), 1.02 * (len(percent) - 1) + 0.1)
        axes.set_ylim(-14, 114)
        axes.set_yticks(range(0, 101, 25), [shown.write(each) for each in range(0, 101, 25)])
        axes.set_xticks([step for step, _ in shown.ticks], [label for _, label in shown.ticks])
        axes.set_xlabel(shown.axis, color=_INK, fontsize=_LETTERS)
        axes.axhline(50, color=_FAINT, linewidth=0.8, linestyle=(0, (4, 4)))
        axes.plot(percent, color=_LINE, linewidth=1.8, solid_joinstyle="round")
        for name, place, side in ((shown.first, 1, "top"), (shown.second, 0, "bottom")):
            axes.text(
                0.01, place, name, transform=axes.transAxes, va=side, color=_INK,
                fontsize=_LETTERS, fontweight="bold", parse_math=False,
            )  # fmt: skip
        _put_signs(axes, percent, shown)
        return _png(figure)


def trend_chart(shown: Trend) -> bytes:
    """Return the points of a turn over games, below the rating where there is one.

    A PNG of 800 x 520 pixels, with ratings 800 x 880. Games are dots, and averages a line.
    """
    with _drawing:
        figure, axes = _sheet(_TALL, *_HALVES) if shown.ratings else _sheet(_SIZE, _BELOW_TITLE)
        for each in axes:
            each.locator_params(integer=True, nbins=6, min_n_ticks=1)
            each.margins(y=0.12)
            each.yaxis.set_major_formatter(lambda value, _: shown.write(value))
            each.set_xlim(0.4, len(shown.points) + 0.6)
        if shown.ratings:
            _entitle(axes[0], shown.rating_title)
            numbers, ratings = zip(*shown.ratings, strict=True)
            axes[0].plot(numbers, ratings, "-s", color=_LINE, linewidth=1.8, markersize=3)
        games = range(1, len(shown.points) + 1)
        _entitle(axes[-1], shown.points_title)
        axes[-1].plot(games, shown.points, "o", color=_ROUND, markersize=3)
        axes[-1].plot(games, shown.average, color=_INK, linewidth=1.8)
        axes[-1].set_ylim(bottom=0)
        axes[-1].set_xlabel(shown.axis, color=_INK, fontsize=_LETTERS)
        return _png(figure)


def _entitle(axes: "Axes", title: str) -> None:
    axes.set_title(title, color=_INK, fontsize=_LETTERS, fontweight="bold", loc="left")


def face_chart(shown: FaceShares) -> bytes:
    """Return how often each face came against what is expected, as a PNG of 800 x 520 pixels."""
    with _drawing:
        figure, [axes] = _sheet(_SIZE, _BELOW_TITLE)
        low, high = shown.expected - shown.margin, shown.expected + shown.margin
        reach = 1.4 * max(shown.margin, *(abs(each - shown.expected) for each in shown.shares))
        axes.set_xlim(0.4, 6.6)
        axes.set_ylim(max(0.0, shown.expected - reach), shown.expected + reach)
        axes.yaxis.set_major_formatter(lambda value, _: shown.write(value))
        axes.locator_params(axis="y", nbins=5)
        axes.set_xticks(range(1, 7))
        axes.set_xlabel(shown.axis, color=_INK, fontsize=_LETTERS)
        axes.axhspan(low, high, color=_ROUND, alpha=0.25, linewidth=0)
        axes.axhline(shown.expected, color=_FAINT, linewidth=0.8, linestyle=(0, (4, 4)))
        axes.set_title(shown.band, color=_INK, fontsize=_LETTERS, loc="left")
        axes.vlines(range(1, 7), shown.expected, shown.shares, color=_LINE, linewidth=3)
        axes.plot(
            range(1, 7), shown.shares, "o", color=_LINE, markeredgecolor=_INK, clip_on=False
        )  # whole where a face has not come yet
        return _png(figure)


def _put_signs(axes: "Axes", percent: Sequence[float], shown: WinCurve) -> None:
    """Put the signs of the marks beside their points, none on top of another."""
    taken: list[tuple[float, float]] = []
    marks = [(mark, "circle", _ROUND) for mark in shown.rolls]
    marks += [(mark, "square", _SQUARE) for mark in shown.choices]
    for mark, shape, colour in marks:
        point = mark.step, percent[mark.step]
        x, y = axes.transData.transform(point) * 72 / _DPI
        away = _SIGN_APART * _away_from_curve(percent, mark.step)
        places = [(_SIGN_APART * across, away * up) for across, up in _AROUND]
        free = [place for place in places if _is_free(axes, x + place[0], y + place[1], taken)]
        across, up = (free or places)[0]
        taken.append((x + across, y + up))
        axes.plot(*point, marker="o", markersize=3.5, color=_INK)
        axes.annotate(
            mark.sign, point, (across, up), textcoords="offset points", ha="center", va="center",
            color=_GROUND, fontsize=_LETTERS, fontweight="bold",
            bbox={"boxstyle": f"{shape},pad=0.2", "facecolor": colour, "edgecolor": _INK},
            arrowprops={"arrowstyle": "-", "color": _INK, "linewidth": 0.7},
        )  # fmt: skip


def _away_from_curve(curve: Sequence[float], step: int) -> int:
    """Return 1 where the curve lies below its point at `step`, as at a peak, and else -1."""
    before, after = curve[max(step - 1, 0)], curve[min(step + 1, len(curve) - 1)]
    return 1 if before + after <= 2 * curve[step] else -1


def _is_free(axes: "Axes", x: float, y: float, taken: Sequence[tuple[float, float]]) -> bool:
    """Tell whether a sign at `x`, `y` (1/72 inch) lies within the axes and on no other one."""
    frame = axes.get_window_extent()
    left, right, bottom, top = (
        each * 72 / _DPI for each in (frame.x0, frame.x1, frame.y0, frame.y1)
    )
    half = _SIGN_APART / 2
    if not (left + half <= x <= right - half and bottom + half <= y <= top - half):
        return False
    return all(max(abs(x - one), abs(y - other)) >= _SIGN_APART for one, other in taken)


def legible(name: str, otherwise: str) -> str:
    """Return `name` if the letters of the charts can show it, else what stands in for it."""
    from matplotlib.font_manager import findfont, get_font  # noqa: PLC0415 - see above

    known = get_font(findfont(_FONT)).get_charmap()
    right_to_left = any(unicodedata.bidirectional(mark) in {"R", "AL"} for mark in name)
    return otherwise if right_to_left or any(ord(mark) not in known for mark in name) else name


def _sheet(
    size: tuple[float, float], *frames: tuple[float, float, float, float]
) -> tuple["Figure", list["Axes"]]:
    """Return an empty figure with axes in each of `frames`, in our colours."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - see above

    figure = Figure(figsize=size, dpi=_DPI, facecolor=_GROUND)
    sheet = [figure.add_axes(frame, facecolor=_GROUND) for frame in frames]
    for axes in sheet:
        axes.tick_params(colors=_INK, labelcolor=_INK, labelsize=_LETTERS, labelfontfamily=_FONT)
        axes.grid(axis="y", color=_FAINT, linewidth=0.4, alpha=0.4)
        for side, spine in axes.spines.items():
            spine.set_visible(side in {"left", "bottom"})
            spine.set_color(_FAINT)
    return figure, sheet


def _png(figure: "Figure") -> bytes:
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415 - see above

    FigureCanvasAgg(figure)
    file = BytesIO()
    figure.savefig(file, format="png")
    return file.getvalue()
