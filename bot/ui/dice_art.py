"""Draw the dice that the bot uploads as application emojis.

Run `python -m bot.ui.dice_art [--out data/dice]` to draw every picture again. The output depends
on nothing but this file, so the committed pictures can be compared with a redraw, pixel by pixel.

A die that is set aside differs from a rolled one by its shape as well as its colour: it is smaller
and lies in a frame of its own, light pips on a dark body. A die that waits to be rolled is an
outline without pips.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageDraw

SIZE = 128
"""Side of each picture, in pixels. Discord shows it at 22 px in text and at 48 px on its own."""

_SUPERSAMPLING = 4
"""Shapes are drawn this many times larger, with hard edges, and averaged down to smooth ones."""

_CLEAR = (0, 0, 0, 0)

_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of each face lie, in steps right of and below the centre."""

_Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class _Layer:
    """A rounded square, `inset` from the edges of the picture and `raised` above its foot.

    Lengths are pixels of the finished picture. Without a colour the layer cuts a hole.
    """

    inset: float
    radius: float
    colour: _Colour | None
    raised: float = 0


@dataclass(frozen=True, slots=True)
class _Look:
    """A kind of die: layers from back to front, then round pips about the middle of the last."""

    layers: tuple[_Layer, ...]
    pip_colour: _Colour
    pip_radius: float
    pip_step: float


_ROLLED = _Look(
    layers=(
        _Layer(inset=3, radius=30, colour=(92, 62, 38)),
        _Layer(inset=9, radius=24, colour=(214, 188, 146)),
        _Layer(inset=9, radius=24, colour=(255, 249, 235), raised=9),
    ),
    pip_colour=(43, 29, 22),
    pip_radius=12.5,
    pip_step=29,
)

_KEPT = _Look(
    layers=(
        _Layer(inset=2, radius=34, colour=(92, 62, 38)),
        _Layer(inset=5, radius=31, colour=(247, 178, 45)),
        _Layer(inset=13, radius=24, colour=None),
        _Layer(inset=20, radius=20, colour=(7, 62, 40)),
        _Layer(inset=20, radius=20, colour=(18, 110, 70), raised=6),
    ),
    pip_colour=(255, 252, 242),
    pip_radius=10.5,
    pip_step=23.5,
)

_BLANK = (
    _Layer(inset=7, radius=28, colour=(148, 154, 164)),
    _Layer(inset=17, radius=19, colour=None),
)


def pictures() -> Iterator[tuple[str, Image.Image]]:
    """Yield each emoji name with its picture: `SIZE` pixels square, RGBA, clear around the die."""
    for face in _PIPS:
        yield f"farkle_{face}", _draw_die(_ROLLED, face)
    for face in _PIPS:
        yield f"farkle_kept_{face}", _draw_die(_KEPT, face)
    yield "farkle_blank", _shrink(_draw_layers(_BLANK))


def write(folder: Path) -> list[Path]:
    """Draw every picture into `folder` as `<emoji name>.png`; return the files.

    The folder is made when missing. Raise OSError when it cannot be written to.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, picture in pictures():
        path = folder / f"{name}.png"
        _pack(picture).save(path, optimize=True)
        written.append(path)
    return written


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bot.ui.dice_art", description="Draw the dice faces of the bot."
    )
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("data/dice"),
        help="folder to write to (default: %(default)s)",
    )
    folder: Path = parser.parse_args(arguments).out
    try:
        written = write(folder)
    except OSError as error:
        sys.stderr.write(
            f"Cannot write the pictures: {error}. Name a folder that you may write to with --out.\n"
        )
        return 1
    sys.stdout.write(f"{len(written)} pictures in {folder}\n")
    return 0


def _draw_die(look: _Look, face: int) -> Image.Image:
    picture = _draw_layers(look.layers)
    pen = ImageDraw.Draw(picture)
    front = look.layers[-1]
    middle_x, middle_y = SIZE / 2, (SIZE - front.raised) / 2
    for right, down in _PIPS[face]:
        x, y = middle_x + right * look.pip_step, middle_y + down * look.pip_step
        reach = look.pip_radius
        pen.ellipse(_enlarge(x - reach, y - reach, x + reach, y + reach), fill=look.pip_colour)
    return _shrink(picture)


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


def _pack(picture: Image.Image) -> Image.Image:
    # A picture has fewer than a hundred colours. Listed once and numbered they lose nothing, and
    # the file is half as large.
    colours = sorted(set(_pixels(picture)))
    number = {colour: index for index, colour in enumerate(colours)}
    packed = Image.new("P", picture.size)
    packed.putdata([number[pixel] for pixel in _pixels(picture)])
    packed.putpalette(b"".join(colours), "RGBA")
    return packed


def _pixels(picture: Image.Image) -> list[bytes]:
    raw = picture.tobytes()
    return [raw[start : start + 4] for start in range(0, len(raw), 4)]


if __name__ == "__main__":
    sys.exit(main())
