"""The head of a devil, which a joker shows in place of pips."""

from typing import Final

from PIL import ImageDraw

from bot.kit.pictures.themes import Colour

_HORN: Final = ((1.2, -1.35), (1.02, 0.3), (0.2, -0.6))
_EYE: Final = ((0.75, 0.0), (0.15, 0.32), (0.55, 0.55))
"""The corners of the right horn and the right eye, in steps like those between pips."""


def draw_devil(
    pen: ImageDraw.ImageDraw,
    middle: tuple[float, float],
    step: float,
    colour: Colour | str,
    eyes: Colour | str | None,
) -> None:
    """Draw the head of a devil around `middle`, a face with two horns; `step` is in pixels."""
    middle_x, middle_y = middle

    def place(right: float, down: float) -> tuple[float, float]:
        return middle_x + right * step, middle_y + down * step

    pen.ellipse((*place(-1.05, -0.7), *place(1.05, 1.3)), fill=colour)
    for side in (-1, 1):
        pen.polygon([place(side * x, y) for x, y in _HORN], fill=colour)
        pen.polygon([place(side * x, y) for x, y in _EYE], fill=eyes)
