"""Draw the dice of a theme, which the bot uploads as application emojis.

Run `python -m bot.kit.pictures.dice_art [--out sheet.png]` to see every theme on one sheet: as
Discord shows it on its light and its dark page, at the sizes at which it does.

A die that is kept differs from a rolled one by its shape as well as its colours: it is smaller and
lies in a frame of its own.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from bot.content.folder import data_folder
from bot.engine import JOKER
from bot.kit.pictures.devil import draw_devil
from bot.kit.pictures.dice_faces import KEPT, ROLLED, emoji_name, marked_names, marked_theme
from bot.kit.pictures.dice_families import DieFamily
from bot.kit.pictures.family_marks import with_mark
from bot.kit.pictures.themes import Colour, DiceTheme, Marks, ThemeFileError, read_themes

SIZE: Final = 128
"""Side of each picture, in pixels. Discord shows it at 22 px in text and at 48 px alone."""

SHOWN: Final = (22, 48)
"""The sizes in pixels at which Discord shows an emoji in text, and in a message of emojis alone."""

PAGES: Final[dict[str, Colour]] = {"light": (255, 255, 255), "dark": (49, 51, 56)}
"""The backgrounds of Discord's own themes."""

_SUPERSAMPLING = 4
"""Shapes are drawn this many times larger, without antialiasing, and scaled down."""

_CLEAR = (0, 0, 0, 0)

_FIGURE = 0.72
"""The height of a digit in Pillow's own font, as a part of the font's size."""
_BOLD = 2.5
"""Pixels added to each side of the strokes of a digit."""

_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of each face lie, in steps right of and below the centre."""


@dataclass(frozen=True, slots=True)
class _Layer:
    """A rounded square, `inset` from the edges of the picture and `raised` above its foot.

    Lengths are in pixels of the finished picture. Without a colour the layer cuts a hole.
    """

    inset: float
    radius: float
    colour: Colour | None
    raised: float = 0


@dataclass(frozen=True, slots=True)
class _Look:
    """A kind of die: layers from back to front, then its marks in the middle of the last."""

    layers: tuple[_Layer, ...]
    marks: Marks
    mark_colour: Colour
    pip_radius: float
    pip_step: float
    numeral_height: float


def pictures(theme: DiceTheme) -> Iterator[tuple[str, Image.Image]]:
    """Yield the name and picture of each emoji: `SIZE` pixels square, RGBA, clear at the edge."""
    looks = ((ROLLED, _rolled(theme)), (KEPT, _kept(theme)))
    for kind, look in looks:
        for face in _PIPS:
            yield emoji_name(kind, face, theme.name), _draw_die(look, face)
    for kind, look in looks:
        yield emoji_name(kind, JOKER, theme.name), _draw_die(look, JOKER)


def marked_pictures(theme: DiceTheme, family: DieFamily) -> Iterator[tuple[str, Image.Image]]:
    """Yield those of loaded dice, as `pictures` does: with the mark of their `family`."""
    drawn = dict(pictures(replace(theme, name=marked_theme(theme.name, family))))
    for name in marked_names(theme.name, family):
        yield name, with_mark(drawn[name], family)


def as_png(picture: Image.Image) -> bytes:
    """Return a picture as a PNG file."""
    file = BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def sheet(themes: Sequence[DiceTheme]) -> Image.Image:
    """Return all `themes` on one picture: a row for each page and size of each theme.

    The faces of loaded dice follow, a rolled one of each family.
    """
    gap, rows = 8, []
    for theme in themes:
        dice = [picture for _, picture in pictures(theme)]
        dice += [with_mark(dice[place], family) for place, family in enumerate(DieFamily)]
        rows += [_row(dice, page, side, gap) for page in PAGES.values() for side in SHOWN]
    width, height = max(row.width for row in rows), sum(row.height for row in rows)
    whole = Image.new("RGB", (width, height), PAGES["light"])
    top = 0
    for row in rows:
        whole.paste(row, (0, top))
        top += row.height
    return whole


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bot.kit.pictures.dice_art",
        description="Draw every theme of dice on one sheet.",
    )
    parser.add_argument(
        "--out", type=Path, default=Path("themes.png"), help="file to write (default: %(default)s)"
    )
    out: Path = parser.parse_args(arguments).out
    try:
        themes = read_themes(data_folder() / "themes")
        sheet(themes).save(out, "PNG", optimize=True)
    except ThemeFileError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except OSError as error:
        sys.stderr.write(f"Cannot write the sheet: {error}. Name another file with --out.\n")
        return 1
    sys.stdout.write(f"{len(themes)} themes in {out}\n")
    return 0


def _rolled(theme: DiceTheme) -> _Look:
    die, corner = theme.rolled, theme.corner
    return _Look(
        layers=(
            _Layer(inset=3, radius=corner + 6, colour=die.outline),
            _Layer(inset=9, radius=corner, colour=die.side),
            _Layer(inset=9, radius=corner, colour=die.front, raised=9),
        ),
        marks=theme.marks,
        mark_colour=die.mark,
        pip_radius=12.5,
        pip_step=29,
        numeral_height=74,
    )


def _kept(theme: DiceTheme) -> _Look:
    die, corner = theme.kept, theme.corner
    return _Look(
        layers=(
            _Layer(inset=2, radius=corner + 10, colour=die.outline),
            _Layer(inset=5, radius=corner + 7, colour=die.frame),
            _Layer(inset=13, radius=corner, colour=None),
            _Layer(inset=20, radius=max(corner - 4, 0), colour=die.side),
            _Layer(inset=20, radius=max(corner - 4, 0), colour=die.front, raised=6),
        ),
        marks=theme.marks,
        mark_colour=die.mark,
        pip_radius=10.5,
        pip_step=23.5,
        numeral_height=62,
    )


def _draw_die(look: _Look, face: int) -> Image.Image:
    picture = _draw_layers(look.layers)
    pen = ImageDraw.Draw(picture)
    middle_x, middle_y = SIZE / 2, (SIZE - look.layers[-1].raised) / 2
    if face == JOKER:
        middle = (middle_x * _SUPERSAMPLING, middle_y * _SUPERSAMPLING)
        step = look.pip_step * _SUPERSAMPLING
        draw_devil(pen, middle, step, look.mark_colour, look.layers[-1].colour)
        return _shrink(picture)
    if look.marks is Marks.NUMERALS:
        _draw_numeral(pen, face, look, middle_x, middle_y)
        return _shrink(picture)
    for right, down in _PIPS[face]:
        x, y = middle_x + right * look.pip_step, middle_y + down * look.pip_step
        reach = look.pip_radius
        pen.ellipse(_enlarge(x - reach, y - reach, x + reach, y + reach), fill=look.mark_colour)
    return _shrink(picture)


def _draw_numeral(
    pen: ImageDraw.ImageDraw, face: int, look: _Look, middle_x: float, middle_y: float
) -> None:
    """Draw a face as a bold digit, in the font that comes with Pillow."""
    font = ImageFont.load_default(look.numeral_height * _SUPERSAMPLING / _FIGURE)
    bold = round(_BOLD * _SUPERSAMPLING)
    left, top, right, bottom = pen.textbbox((0, 0), str(face), font=font, stroke_width=bold)
    corner = (
        middle_x * _SUPERSAMPLING - (left + right) / 2,
        middle_y * _SUPERSAMPLING - (top + bottom) / 2,
    )
    colour = look.mark_colour
    pen.text(corner, str(face), colour, font, stroke_width=bold, stroke_fill=colour)


def _draw_layers(layers: Sequence[_Layer]) -> Image.Image:
    side = SIZE * _SUPERSAMPLING
    picture = Image.new("RGBA", (side, side), _CLEAR)
    pen = ImageDraw.Draw(picture)
    for layer in layers:
        near, far = layer.inset, SIZE - layer.inset
        box = _enlarge(near, near, far, far - layer.raised)
        pen.rounded_rectangle(box, layer.radius * _SUPERSAMPLING, fill=layer.colour or _CLEAR)
    return picture


def _enlarge(left: float, top: float, right: float, bottom: float) -> tuple[int, int, int, int]:
    # Pillow draws the last row and column as well, hence the 1.
    return (
        round(left * _SUPERSAMPLING),
        round(top * _SUPERSAMPLING),
        round(right * _SUPERSAMPLING) - 1,
        round(bottom * _SUPERSAMPLING) - 1,
    )


def _shrink(picture: Image.Image) -> Image.Image:
    # Averaged with premultiplied alpha, or the clear (black) pixels would darken the edges.
    return picture.convert("RGBa").reduce(_SUPERSAMPLING).convert("RGBA")


def _row(dice: Sequence[Image.Image], page: Colour, side: int, gap: int) -> Image.Image:
    width = gap + len(dice) * (max(SHOWN) + gap)
    row = Image.new("RGBA", (width, side + 2 * gap), page)
    for number, picture in enumerate(dice):
        small = picture.resize((side, side), Image.Resampling.BOX)
        row.alpha_composite(small, (gap + number * (side + gap), gap))
    return row.convert("RGB")


if __name__ == "__main__":
    sys.exit(main())
