"""A part of a cross-table as a picture: a line for each entrant, a cell for each result."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.kit.pictures.colours import DIM, FAINT, GOLD, INK, RAISED
from bot.kit.pictures.sheet import MARGIN, WIDTH, Sheet, readable

_LETTERS: Final = 23
_SMALL: Final = 18
_TINY: Final = 16
"""For results of several characters in cells below `_NARROW`."""
_NARROW: Final = 40
_TITLE: Final = 28
_HEAD: Final = 104
_ROW: Final = 48
_RANK: Final = 46
_POINTS: Final = 76
_NAME: Final = 190
"""The least width of a name; it has what the cells leave."""
_CELL: Final = 58
"""The most width of a cell."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A result: what stands large, and what stands small below it.

    `won`: None if it is neither won nor lost; `blank`: where somebody would meet themselves.
    """

    text: str = ""
    below: str = ""
    won: bool | None = None
    blank: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """An entrant's line; `otherwise` stands for a name that has letters which the font lacks."""

    rank: str
    name: str
    otherwise: str
    points: str
    cells: Sequence[Cell]


@dataclass(frozen=True, slots=True)
class TableSheet:
    """What a picture shows: `title`, a `note` at its right, the heads of the cells, the lines."""

    title: str
    note: str
    heads: Sequence[str]
    points: str
    lines: Sequence[Line]


def draw_table(shown: TableSheet) -> bytes:
    """Return the picture as PNG, 800 pixels wide."""
    sheet = Sheet(_HEAD + _ROW * len(shown.lines) + MARGIN)
    sheet.text((WIDTH - MARGIN, 34), shown.note, _SMALL, FAINT, anchor="rm", room=WIDTH / 4)
    sheet.text((MARGIN, 34), shown.title, _TITLE, bold=True, room=WIDTH * 0.7 - 2 * MARGIN)
    room = WIDTH - 2 * MARGIN - _RANK - _POINTS - _NAME
    width = min(_CELL, room / max(len(shown.heads), 1))
    first = WIDTH - MARGIN - _POINTS - width * len(shown.heads)
    for number, head in enumerate(shown.heads):
        sheet.text(
            (first + (number + 0.5) * width, 82), head, _SMALL, FAINT, anchor="mm", room=width
        )
    sheet.text((WIDTH - MARGIN - 8, 82), shown.points, _SMALL, FAINT, anchor="rm", room=_POINTS - 8)
    for number, line in enumerate(shown.lines):
        top = _HEAD + number * _ROW
        if number % 2 == 0:
            sheet.box((MARGIN, top), (WIDTH - MARGIN, top + _ROW), RAISED)
        middle = top + _ROW / 2
        sheet.text((MARGIN + _RANK - 8, middle), line.rank, _SMALL, FAINT, anchor="rm", room=_RANK)
        name = readable(line.name, line.otherwise)
        sheet.text((MARGIN + _RANK, middle), name, _LETTERS, room=first - MARGIN - _RANK - 8)
        for place, cell in enumerate(line.cells):
            _draw_cell(sheet, cell, first + place * width, top, width)
        sheet.text(
            (WIDTH - MARGIN - 8, middle),
            line.points,
            _LETTERS,
            anchor="rm",
            bold=True,
            room=_POINTS,
        )
    return sheet.png()


def _draw_cell(sheet: Sheet, cell: Cell, left: float, top: float, width: float) -> None:
    centre = left + width / 2
    if cell.blank:
        sheet.box((left + 4, top + 8), (left + width - 4, top + _ROW - 8), DIM)
        return
    colour = INK if cell.won is None else GOLD if cell.won else FAINT
    up = 9 if cell.below else 0
    size = _LETTERS if len(cell.text) == 1 or width > _NARROW else _TINY
    sheet.text(
        (centre, top + _ROW / 2 - up), cell.text, size, colour,
        anchor="mm", bold=bool(cell.won), room=width,
    )  # fmt: skip
    sheet.text((centre, top + _ROW - 11), cell.below, _SMALL, FAINT, anchor="mm", room=width)
