"""The odds of one die as a small PNG with a bar for each face.

It is shown as a thumbnail, some 85 pixels wide on a phone. It has its own background, so that it
can be read on Discord's dark and light themes. The numbers are in the text beside it.
"""

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from bot.engine import JOKER
from bot.kit.pictures.colours import FAINT, GOLD, GROUND, INK
from bot.kit.pictures.devil import draw_devil

SIZE: Final = 240
"""Side of the picture, in pixels."""
_EDGE: Final = 14
_FOOT: Final = 56
"""The room for the faces below the bars, in pixels."""
_GAP: Final = 8
_HORNS: Final = 12
"""The size of the devil's head below the bar of a joker: a third of it, in pixels."""
_THINNEST: Final = 3
"""The height in pixels of the bar of a face that never comes."""


@lru_cache(maxsize=128)
def draw_odds(shares: Sequence[float], faces: Sequence[int], tallest: float) -> bytes:
    """Return the chart as PNG, `SIZE` pixels square.

    `shares` are the probabilities of the `faces`, which stand below their bars, a joker as the head
    of a devil; a bar of `tallest` fills the height. A line marks the sixth of an ordinary die.
    """
    picture = Image.new("RGB", (SIZE, SIZE), GROUND)
    pen = ImageDraw.Draw(picture)
    font = ImageFont.load_default(36)
    base = SIZE - _FOOT
    room = base - _EDGE
    width = (SIZE - 2 * _EDGE) / len(shares)
    for place, (share, face) in enumerate(zip(shares, faces, strict=True)):
        left = _EDGE + place * width
        top = base - max(room * share / tallest, _THINNEST)
        pen.rectangle((left + _GAP / 2, top, left + width - _GAP / 2, base), fill=GOLD)
        below = (left + width / 2, base + _FOOT / 2)
        if face == JOKER:
            draw_devil(pen, below, _HORNS, INK, GROUND)
        else:
            pen.text(below, str(face), fill=INK, font=font, anchor="mm")
    ordinary = base - room / len(shares) / tallest
    pen.line((_EDGE, ordinary, SIZE - _EDGE, ordinary), fill=FAINT, width=3)
    file = BytesIO()
    picture.save(file, format="png", optimize=True)
    return file.getvalue()
