"""A part of a bracket as a picture: columns of boxes, each box two sides."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.kit.pictures.colours import FAINT, GOLD, GROUND, INK, RAISED
from bot.kit.pictures.sheet import MARGIN, WIDTH, Sheet, readable

_LETTERS: Final = 23
_SMALL: Final = 19
_TITLE: Final = 28
_HEAD: Final = 104
"""The height of the title and of the names of the columns."""
_ROW: Final = 36
_BOX: Final = 2 * _ROW
_GAP: Final = 20
"""What is between two boxes of the first column, which lie closest."""
_BETWEEN: Final = 18
"""What is between two columns, for the lines."""
_TITLED: Final = 36
"""The height of the title of a box."""
_PADDING: Final = 6


@dataclass(frozen=True, slots=True)
class BoxSide:
    """One of two in a box.

    - `name`: empty while nobody is known; `otherwise`: what stands for a name that has letters
      which the font lacks.
    - `score`: a few characters; `won`: None while it is not decided.
    """

    name: str
    otherwise: str = ""
    score: str = ""
    won: bool | None = None


@dataclass(frozen=True, slots=True)
class Box:
    """A pairing: its two sides, and the boxes of the column before that lead to it, by index.

    `title` stands above it, if it is not what the column is about.
    """

    sides: tuple[BoxSide, BoxSide]
    feeders: Sequence[int] = ()
    title: str = ""


@dataclass(frozen=True, slots=True)
class Column:
    """A round: its name and its boxes, from the top to the bottom."""

    title: str
    boxes: Sequence[Box]


@dataclass(frozen=True, slots=True)
class BracketSheet:
    """What a picture shows: `title` above all, `note` at its right, one to four columns."""

    title: str
    note: str
    columns: Sequence[Column]


def draw_bracket(shown: BracketSheet) -> bytes:
    """Return the picture as PNG, 800 pixels wide."""
    middles = _middles(shown.columns)
    lowest = max(middle for column in middles for middle in column)
    sheet = Sheet(int(lowest + _BOX / 2 + MARGIN))
    sheet.text((WIDTH - MARGIN, 34), shown.note, _SMALL, FAINT, anchor="rm", room=WIDTH / 4)
    sheet.text((MARGIN, 34), shown.title, _TITLE, bold=True, room=WIDTH * 0.7 - 2 * MARGIN)
    step = (WIDTH - 2 * MARGIN + _BETWEEN) / len(shown.columns)
    for number, column in enumerate(shown.columns):
        left, right = MARGIN + number * step, MARGIN + (number + 1) * step - _BETWEEN
        sheet.text((left, 80), column.title, _SMALL, FAINT, room=right - left)
        for box, middle in zip(column.boxes, middles[number], strict=True):
            for feeder in box.feeders:
                before = middles[number - 1][feeder]
                bend = left - _BETWEEN / 2
                sheet.line(
                    (left - _BETWEEN, before), (bend, before), (bend, middle), (left, middle),
                    colour=FAINT,
                )  # fmt: skip
            if box.title:
                above = (left, middle - _BOX / 2 - _TITLED / 2)
                sheet.text(above, box.title, _SMALL, FAINT, room=right - left)
            _draw_box(sheet, box, left, right, middle)
    return sheet.png()


def _draw_box(sheet: Sheet, box: Box, left: float, right: float, middle: float) -> None:
    sheet.box((left, middle - _ROW), (right, middle + _ROW), RAISED)
    sheet.line((left, middle), (right, middle), colour=GROUND)
    for side, y in zip(box.sides, (middle - _ROW / 2, middle + _ROW / 2), strict=True):
        colour = INK if side.won is None else GOLD if side.won else FAINT
        room = right - left - 2 * _PADDING
        bold = bool(side.won)
        if side.score:
            at = (right - _PADDING, y)
            sheet.text(at, side.score, _LETTERS, colour, anchor="rm", bold=bold)
            room -= 17 * len(side.score) + 4
        name = readable(side.name, side.otherwise) if side.name else ""
        sheet.text((left + _PADDING, y), name, _LETTERS, colour, bold=bold, room=room)


def _middles(columns: Sequence[Column]) -> list[list[float]]:
    """Return how far down the middle of each box is: halfway between those that lead to it."""
    found: list[list[float]] = []
    for column in columns:
        middles: list[float] = []
        for box in column.boxes:
            below = middles[-1] + _BOX + _GAP if middles else _HEAD + _BOX / 2
            below += _TITLED * bool(box.title)
            feeders = [found[-1][feeder] for feeder in box.feeders]
            middles.append(max(below, sum(feeders) / len(feeders)) if feeders else below)
        found.append(middles)
    return found
