"""The chart of a race: the score of everybody over the rounds of a game, as a PNG picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from bot.kit.pictures.charts import DPI, LETTERS, Writer, drawing, png, sheet
from bot.kit.pictures.colours import GOLD, INK
from bot.kit.pictures.sheet import fitted, letters

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_WIDTH: Final = 4.0
_PLOT: Final = 2.5
_FOOT: Final = 0.4
_ROW: Final = 0.24
_EDGE: Final = 0.12
"""Inches of 100 pixels, as a phone shows them: the width; the plot, its foot with the title of the
axis; a row of the key, and the edge around all."""
_ONE_COLUMN: Final = 4
"""The most sides whose names stand one below the other."""
_PIXELS: Final = round(LETTERS * DPI / 72)
_MOST_MARKERS: Final = 12
"""The markers of a line: those of more rounds would touch."""

_MARKERS: Final = "osD^vPXp"
_DASHES: Final = ("-", (0, (6, 2)), (0, (1.5, 1.5)), (0, (6, 2, 1.5, 2)))
_COLOURS: Final = (
    GOLD,
    "#7cc4ff",
    "#ffab98",
    "#9be28a",
    "#d7a6ff",
    "#f2efe8",
    "#5fd6c8",
    "#e0c58f",
)
"""Of the sides, the best first. A line is known by its marker and its dashes alone."""


@dataclass(frozen=True, slots=True)
class RaceLine:
    """The `name` of a side, and its `scores` after each round, beginning with that before any."""

    name: str
    scores: Sequence[int]


@dataclass(frozen=True, slots=True)
class RaceCurves:
    """The data of the chart of a game.

    - `lines`: of the sides, the best first.
    - `target`: the points that end the game, with their `target_label`; None without.
    - `axis`: the title of the bottom axis.
    - `write`: formats a number in the reader's language.
    """

    lines: Sequence[RaceLine]
    target: int | None
    target_label: str
    axis: str
    write: Writer


def race_chart(shown: RaceCurves) -> bytes:
    """Return the scores over the rounds with a key below them, as a PNG 800 pixels wide."""
    columns = 1 if len(shown.lines) <= _ONE_COLUMN else 2
    rows = -(-len(shown.lines) // columns)
    key_height = _ROW * rows + _EDGE
    height = _PLOT + key_height
    plot = (0.14, (key_height + _FOOT) / height, 0.82, (_PLOT - _FOOT - _EDGE) / height)
    with drawing:
        figure, [axes, key] = sheet((_WIDTH, height), plot, (0, 0, 1, key_height / height))
        axes.locator_params(axis="x", integer=True, nbins=8, min_n_ticks=1)
        axes.locator_params(axis="y", nbins=6)
        axes.yaxis.set_major_formatter(lambda value, _: shown.write(value))
        axes.set_xlabel(shown.axis, color=INK, fontsize=LETTERS)
        if shown.target is not None:
            _draw_target(axes, shown.target, shown.target_label)
        for place, line in enumerate(shown.lines):
            axes.plot(
                line.scores, markevery=_marked(len(line.scores)), zorder=3 - place / 10,
                **_look(place),
            )  # fmt: skip
        key.set_axis_off()
        key.set_xlim(0, _WIDTH)
        key.set_ylim(key_height, 0)
        for place in range(len(shown.lines)):
            column, row = divmod(place, rows)
            left, width = column * _WIDTH / columns, _WIDTH / columns
            _draw_key(key, shown, place, (left, (row + 0.5) * _ROW, width))
        return png(figure)


def _draw_target(axes: "Axes", target: int, label: str) -> None:
    axes.axhline(target, color=INK, linewidth=1, linestyle=(0, (4, 4)))
    axes.annotate(
        label, (0, target), (4, 3), textcoords="offset points",
        xycoords=("axes fraction", "data"), color=INK, fontsize=LETTERS, parse_math=False,
    )  # fmt: skip


def _draw_key(key: "Axes", shown: RaceCurves, place: int, at: tuple[float, float, float]) -> None:
    """Write which line is whose, and how it ended; `at`: the left, the middle and the width."""
    left, middle, width = at
    line = shown.lines[place]
    key.plot([left + 0.12, left + 0.31, left + 0.5], [middle] * 3, markevery=[1], **_look(place))
    score = shown.write(line.scores[-1])
    room = (width - 0.8) * DPI - letters(_PIXELS, bold=True).getlength(score)
    name = fitted(line.name, letters(_PIXELS, bold=False), room)
    for across, text, side, weight in (
        (left + 0.6, name, "left", "normal"),
        (left + width - 0.12, score, "right", "bold"),
    ):
        key.text(
            across, middle, text, ha=side, va="center_baseline", color=INK, fontsize=LETTERS,
            fontweight=weight, parse_math=False,
        )  # fmt: skip


def _look(place: int) -> dict[str, Any]:
    """Return how the line of a side looks, as matplotlib takes it."""
    return {
        "color": _COLOURS[place % len(_COLOURS)],
        "marker": _MARKERS[place % len(_MARKERS)],
        "linestyle": _DASHES[place % len(_DASHES)],
        "linewidth": 1.6,
        "markersize": 4.5,
    }


def _marked(steps: int) -> list[int]:
    """Return at which of its `steps` a line has markers: at the last, and not too many before."""
    every = -(-steps // _MOST_MARKERS)
    return sorted(range(steps - 1, -1, -every))
