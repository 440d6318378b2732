"""A sheet of paper for brackets and tables, 800 pixels wide: a phone shows it half as wide."""

import unicodedata
from functools import cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from bot.kit.pictures.charts import font_file, legible
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
        font = _font(size, bold=bold)
        if font.getlength(text) > room:
            font = _font(round(size * _SMALLER), bold=bold)
        self._pen.text(at, fitted(text, font, room), fill=colour, font=font, anchor=anchor)

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


def fitted(text: str, font: ImageFont.FreeTypeFont, room: float) -> str:
    """Return the text, or as much of its beginning as has room together with an ellipsis."""
    if font.getlength(text) <= room:
        return text
    while text and font.getlength(text + _ELLIPSIS) > room:
        text = text[:-1].rstrip()
    return text + _ELLIPSIS


@cache
def _font(size: int, *, bold: bool) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(font_file(bold=bold), size)
