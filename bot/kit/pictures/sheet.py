"""A sheet of paper for brackets and tables, 800 pixels wide: a phone shows it half as wide."""

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from itertools import groupby
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from bot.kit.pictures.charts import characters, font_files, legible
from bot.kit.pictures.colours import GROUND, INK

WIDTH: Final = 800
MARGIN: Final = 16

_SMALLER: Final = 0.85
_ELLIPSIS: Final = "\N{HORIZONTAL ELLIPSIS}"
_ORNAMENTS: Final = {"So", "Sk", "Cf", "Cn", "Co", "Mn", "Me"}
"""Kinds of characters that a name can go without: emojis, and what joins and colours them."""

Point = tuple[float, float]
Anchor = str
"""Where text stands at its point, as Pillow says it: `lm` begins there, `rm` ends, `mm` is around.
"""
_BEFORE: Final[Mapping[Anchor, float]] = {"lm": 0, "mm": 0.5, "rm": 1}
"""How much of a text lies before its point."""


@dataclass(frozen=True)
class Letters:
    """The `fonts` of one size, from their `files`: each is for letters that those before lack."""

    files: tuple[str, ...]
    fonts: tuple[ImageFont.FreeTypeFont, ...]

    def getlength(self, text: str) -> float:
        """Return how wide a text is, in pixels."""
        return sum(font.getlength(piece) for font, piece in self.pieces(text))

    @property
    def baseline(self) -> float:
        """Return how far below the middle of a line its letters stand."""
        ascent, descent = self.fonts[0].getmetrics()
        return (ascent - descent) / 2

    def pieces(self, text: str) -> Iterator[tuple[ImageFont.FreeTypeFont, str]]:
        """Yield the pieces of a text that have one font each."""
        for place, marks in groupby(text, self._place):
            yield self.fonts[place], "".join(marks)

    def _place(self, mark: str) -> int:
        return next((n for n, file in enumerate(self.files) if ord(mark) in characters(file)), 0)


class Sheet:
    """What is drawn on, and its letters."""

    def __init__(self, height: int, below: bytes | None = None) -> None:
        """Make an empty one; the picture `below`, a PNG as wide as the sheet, is joined to it."""
        joined = None if below is None else Image.open(BytesIO(below))
        whole = height if joined is None else height + joined.height
        self._image = Image.new("RGB", (WIDTH, whole), GROUND)
        if joined is not None:
            self._image.paste(joined.convert("RGB"), (0, height))
        self._pen = ImageDraw.Draw(self._image)

    def text(
        self,
        at: Point,
        text: str,
        size: int,
        colour: str = INK,
        *,
        anchor: Anchor = "lm",
        bold: bool = False,
        room: float = WIDTH,
    ) -> None:
        """Write text on one line; what is longer than `room` is smaller, or ends in an ellipsis."""
        font = letters(size, bold=bold)
        if font.getlength(text) > room:
            font = letters(round(size * _SMALLER), bold=bold)
        across, down = at
        shown = fitted(text, font, room)
        across -= font.getlength(shown) * _BEFORE[anchor]
        for own, piece in font.pieces(shown):
            self._pen.text((across, down + font.baseline), piece, colour, own, anchor="ls")
            across += own.getlength(piece)

    def box(self, left_top: Point, right_bottom: Point, colour: str) -> None:
        """Draw a filled box with round corners."""
        self._pen.rounded_rectangle((*left_top, *right_bottom), radius=6, fill=colour)

    def line(self, *points: Point, colour: str, width: int = 2) -> None:
        """Draw a line through points."""
        self._pen.line(points, fill=colour, width=width)

    def png(self) -> bytes:
        """Return it as a file."""
        file = BytesIO()
        self._image.save(file, format="png")
        return file.getvalue()


def readable(name: str, otherwise: str) -> str:
    """Return a name without its emojis, or `otherwise` if the font lacks letters of it."""
    letters = "".join(mark for mark in name if unicodedata.category(mark) not in _ORNAMENTS)
    plain = " ".join(letters.split())
    return legible(plain, otherwise) if plain else otherwise


def fitted(text: str, font: Letters, room: float) -> str:
    """Return the text, or as much of its beginning as has room together with an ellipsis."""
    if font.getlength(text) <= room:
        return text
    while text and font.getlength(text + _ELLIPSIS) > room:
        text = text[:-1].rstrip()
    return text + _ELLIPSIS


@cache
def letters(size: int, *, bold: bool) -> Letters:
    """Return the letters of charts at a `size` in pixels."""
    files = font_files(bold=bold)
    return Letters(files, tuple(ImageFont.truetype(file, size) for file in files))
