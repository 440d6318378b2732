"""The marks of families of loaded dice: small shapes in the upper right corner of a face."""

import math
from typing import Final

from PIL import Image, ImageDraw

from bot.kit.pictures.dice_families import DieFamily
from bot.kit.pictures.themes import Colour

_SUPERSAMPLING: Final = 4
"""Shapes are drawn this many times larger, without antialiasing, and scaled down."""

_DIE: Final = 0.88
"""The side of a die that has a mark, as a part of the side of the picture."""
_SIDE: Final = 0.3
"""The side of a mark with its ring, as a part of the side of the picture."""
_WITHIN: Final = 0.7
"""The side of a mark without its ring, as a part of that with it."""
_RING: Final[Colour] = (255, 255, 255)
_SHAPE: Final[Colour] = (20, 22, 28)
"""Their colours, which differ on any die and on any page."""


def _regular(corners: int, turned: float = 0.0) -> tuple[tuple[float, float], ...]:
    """Return the corners of a regular shape around 0, the first `turned` from the top, in turns."""
    turns = [(corner / corners + turned) * math.tau for corner in range(corners)]
    return tuple((math.sin(turn), -math.cos(turn)) for turn in turns)


def _star(corners: int) -> tuple[tuple[float, float], ...]:
    outer, inner = _regular(corners), _regular(corners, 0.5 / corners)
    return tuple(
        point
        for tip, (right, down) in zip(outer, inner, strict=True)
        for point in (tip, (0.42 * right, 0.42 * down))
    )


_SHAPES: Final[dict[DieFamily, tuple[tuple[float, float], ...]]] = {
    DieFamily.HEAVY: _regular(4, 1 / 8),
    DieFamily.ODD: ((-0.3, -1), (0.3, -1), (0.3, 1), (-0.3, 1)),
    DieFamily.EVEN: ((-1, -0.3), (1, -0.3), (1, 0.3), (-1, 0.3)),
    DieFamily.LUCKY: _star(4),
    DieFamily.UNLUCKY: _regular(3, 1 / 2),
    DieFamily.LOADED: _regular(32),
}
"""A square, a bar upright or lying, a star, a triangle that points down, a disc; within a circle of
1 around 0."""


def with_mark(die: Image.Image, family: DieFamily) -> Image.Image:
    """Return the picture of a face, somewhat smaller, with the mark of a `family` beside it.

    It covers no pip: a four with one pip hidden would be a three.
    """
    side = die.width
    small = round(side * _DIE)
    marked = Image.new("RGBA", die.size, (0, 0, 0, 0))
    marked.paste(die.convert("RGBa").resize((small, small)).convert("RGBA"), (0, side - small))
    marked.alpha_composite(_mark(family, side))
    return marked


def _mark(family: DieFamily, side: int) -> Image.Image:
    """Return a clear picture with a mark in its upper right corner."""
    large = side * _SUPERSAMPLING
    picture = Image.new("RGBA", (large, large), (0, 0, 0, 0))
    pen = ImageDraw.Draw(picture)
    reach = large * _SIDE / 2
    x, y = large - reach - 1, reach
    pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=_RING)
    within = reach * _WITHIN
    pen.polygon(
        [(x + right * within, y + down * within) for right, down in _SHAPES[family]], _SHAPE
    )
    return picture.convert("RGBa").reduce(_SUPERSAMPLING).convert("RGBA")
