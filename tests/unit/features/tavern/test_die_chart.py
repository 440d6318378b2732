"""The picture of a die's odds: a bar for each face, and a line at the odds of an ordinary die."""

from collections.abc import Sequence
from io import BytesIO
from itertools import groupby, pairwise

from PIL import Image

from bot.engine import JOKER
from bot.features.tavern.view.die_chart import draw_odds
from bot.kit.pictures.colours import FAINT, GOLD, INK

FACES = (1, 2, 3, 4, 5, 6)
FAIR = (1 / 6,) * 6


def drawn(shares: Sequence[float], tallest: float, faces: Sequence[int] = FACES) -> Image.Image:
    return Image.open(BytesIO(draw_odds(shares, tuple(faces), tallest))).convert("RGB")


def rgb(colour: str | tuple[int, int, int]) -> tuple[int, int, int]:
    picture = Image.new("RGB", (1, 1), colour)
    return picture.getpixel((0, 0))  # type: ignore[return-value] # the picture has three channels


def column(picture: Image.Image, x: int) -> list[object]:
    return [picture.getpixel((x, y)) for y in range(picture.height)]


def middles(picture: Image.Image) -> list[int]:
    """Return where the middle of each bar is."""
    bottom = max(y for y in range(picture.height) if rgb(GOLD) in row(picture, y))
    runs = [(pixel, len(list(run))) for pixel, run in groupby(row(picture, bottom))]
    ends = [sum(count for _, count in runs[: place + 1]) for place in range(len(runs))]
    return [
        end - count // 2 - 1
        for (pixel, count), end in zip(runs, ends, strict=True)
        if pixel == rgb(GOLD)
    ]


def row(picture: Image.Image, y: int) -> list[object]:
    return [picture.getpixel((x, y)) for x in range(picture.width)]


def test_the_picture_is_a_square_with_a_bar_and_a_name_for_each_face() -> None:
    picture = drawn(FAIR, 1 / 6)
    assert picture.size == (240, 240)
    found = middles(picture)
    assert len(found) == 6
    steps = {right - left for left, right in pairwise(found)}
    assert max(steps) - min(steps) <= 1
    assert abs(found[0] - (picture.width - 1 - found[-1])) <= 1
    bars = [pixel == rgb(GOLD) for pixel in row(picture, 100)]
    assert abs(bars.index(True) - bars[::-1].index(True)) <= 1
    named = [any(pixel == rgb(INK) for pixel in column(picture, x)) for x in range(240)]
    assert all(any(named[x - 10 : x + 10]) for x in found)


def test_bars_are_as_high_as_faces_are_likely() -> None:
    shares = (0.5, 0.25, 0.125, 0.125, 0, 0)
    picture = drawn(shares, 0.5)
    heights = [column(picture, x).count(rgb(GOLD)) for x in middles(picture)]
    full = heights[0]
    assert full > 150
    for share, height in zip(shares[:4], heights, strict=False):
        assert abs(height - full * share / 0.5) <= 3, "the line may lie on it"
    assert heights[4] == heights[5] == 4, "a face that never comes has a foot all the same"


def test_a_line_marks_what_an_ordinary_die_shows() -> None:
    picture = drawn((0.5, 0.5, 0, 0, 0, 0), 0.5)
    line = [
        y for y, pixel in enumerate(column(picture, middles(picture)[-1])) if pixel == rgb(FAINT)
    ]
    foot = max(y for y in range(240) if rgb(GOLD) in row(picture, y))
    top = min(y for y in range(240) if rgb(GOLD) in row(picture, y))
    assert len(line) == 3
    assert abs(line[1] - (foot - (foot - top) / 3)) <= 1


def test_below_the_bar_of_a_joker_is_a_head_with_two_horns() -> None:
    picture = drawn(FAIR, 1 / 6, (JOKER, 2, 3, 4, 5, 6))
    foot = max(y for y in range(240) if rgb(GOLD) in row(picture, y))
    left = [row(picture, y)[: middles(picture)[0] + 18] for y in range(foot + 1, 240)]
    heads = [[pixel == rgb(INK) for pixel in line] for line in left]
    top = next(line for line in heads if any(line))
    assert [is_ink for is_ink, _ in groupby(top)] == [False, True, False, True, False]
