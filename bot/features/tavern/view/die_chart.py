"""The odds of one die as a small PNG with a bar for each face.

It is shown as a thumbnail, some 85 pixels wide on a phone. It has its own background, so that it
can be read on Discord's dark and light themes. The numbers are in the text beside it.
"""

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from bot.kit.pictures.colours import FAINT, GOLD, GROUND, INK

SIZE: Final = 240
"""Side of the picture, in pixels."""
_EDGE: Final = 14
_FOOT: Final = 56
"""The room for the faces below the bars, in pixels."""
_GAP: Final = 8
_THINNEST: Final = 3
"""The height in pixels of the bar of a face that never comes."""


@lru_cache(maxsize=128)
def draw_odds(shares: Sequence[float], names: Sequence[str], tallest: float) -> bytes:
    """Return the chart as PNG, `SIZE` pixels square.

    `shares` are the probabilities of the faces, `names` their letters; a bar of `tallest` fills the
    height. A line marks the sixth of an ordinary die.
    """
    picture = Image.new("RGB", (SIZE, SIZE), GROUND)
    pen = ImageDraw.Draw(picture)
    font = ImageFont.load_default(36)
    base = SIZE - _FOOT
    room = base - _EDGE
    width = (SIZE - 2 * _EDGE) / len(shares)
    for place, (share, name) in enumerate(zip(shares, names, strict=True)):
        left = _EDGE + place * width
        top = base - max(room * share / tallest, _THINNEST)
        pen.rectangle((left + _GAP / 2, top, left + width - _GAP / 2, base), fill=GOLD)
        pen.text((left + width / 2, base + _FOOT / 2), name, fill=INK, font=font, anchor="mm")
    ordinary = base - room / len(shares) / tallest
    pen.line((_EDGE, ordinary, SIZE - _EDGE, ordinary), fill=FAINT, width=3)
    file = BytesIO()
    picture.save(file, format="png", optimize=True)
    return file.getvalue()
