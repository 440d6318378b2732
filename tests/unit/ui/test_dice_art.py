import itertools
import re
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.ui import dice_art

COMMITTED = Path(__file__).parents[3] / "data" / "dice"
ROLLED = [f"farkle_{face}" for face in range(1, 7)]
KEPT = [f"farkle_kept_{face}" for face in range(1, 7)]

EMOJI_BYTES = 4 * 1024
"""Small enough to load at once on a phone; Discord takes 64 times as much."""
THEMES = {"light": (255, 255, 255), "dark": (49, 51, 56), "midnight": (26, 26, 30)}
IN_TEXT, ALONE = 22, 48
"""Sides at which Discord shows an emoji within text and in a message of emojis alone, in pixels."""
VISIBLE = 60
"""A difference in grey level (of 255) that nobody overlooks."""

PICTURES = dict(dice_art.pictures())


def in_grey(name: str, background: tuple[int, int, int], side: int) -> Image.Image:
    """Return the emoji as a person who sees no colours sees it on Discord."""
    page = Image.new("RGBA", PICTURES[name].size, background)
    page.alpha_composite(PICTURES[name])
    return page.resize((side, side), Image.Resampling.BOX).convert("L")


def greatest_difference(one: Image.Image, other: Image.Image) -> int:
    """Return the largest difference between two grey pictures at any pixel."""
    histogram = ImageChops.difference(one, other).histogram()
    return max(level for level, pixels in enumerate(histogram) if pixels)


def count_pips(name: str) -> int:
    """Count the separate spots on the front of a die, painting over one after the other."""
    inner = in_grey(name, THEMES["dark"], ALONE).crop((10, 8, 38, 38))
    front = max(inner.getcolors() or ())[1]
    assert isinstance(front, int)
    spots = inner.point(lambda grey: 255 if abs(grey - front) > VISIBLE else 0)
    count = 0
    while (box := spots.getbbox()) is not None:
        left, top, right, _ = box
        start = next(x for x in range(left, right) if spots.getpixel((x, top)))
        ImageDraw.floodfill(spots, (start, top), 0)
        count += 1
    return count


def test_names_are_those_of_thirteen_dice_and_valid_on_discord() -> None:
    assert list(PICTURES) == [*ROLLED, *KEPT, "farkle_blank"]
    assert all(re.fullmatch(r"[A-Za-z0-9_]{2,32}", name) for name in PICTURES)


def test_committed_pictures_equal_a_redraw() -> None:
    assert sorted(path.stem for path in COMMITTED.iterdir()) == sorted(PICTURES)
    for name, picture in PICTURES.items():
        with Image.open(COMMITTED / f"{name}.png") as committed:
            same = committed.convert("RGBA").tobytes() == picture.tobytes()
        assert same, f"{name}.png is out of date: run python -m bot.ui.dice_art"


def test_files_are_small_squares_that_discord_takes() -> None:
    for path in COMMITTED.iterdir():
        assert path.stat().st_size <= EMOJI_BYTES
        with Image.open(path) as picture:
            assert (picture.format, picture.size) == ("PNG", (dice_art.SIZE, dice_art.SIZE))


@pytest.mark.parametrize("face", range(1, 7))
def test_faces_show_their_pips(face: int) -> None:
    assert count_pips(f"farkle_{face}") == face
    assert count_pips(f"farkle_kept_{face}") == face


@pytest.mark.parametrize("theme", THEMES)
def test_dice_stand_out_on_each_theme_and_differ_from_each_other_without_colour(theme: str) -> None:
    seen = {name: in_grey(name, THEMES[theme], IN_TEXT) for name in PICTURES}
    page = Image.new("RGB", (IN_TEXT, IN_TEXT), THEMES[theme]).convert("L")
    for name, picture in seen.items():
        assert greatest_difference(picture, page) > VISIBLE, name
    for (name, picture), (other_name, other) in itertools.combinations(seen.items(), 2):
        assert greatest_difference(picture, other) > VISIBLE, f"{name} looks like {other_name}"


def test_a_kept_die_has_another_outline_than_a_rolled_one() -> None:
    for rolled, kept in zip(ROLLED, KEPT, strict=True):
        assert (
            greatest_difference(PICTURES[rolled].getchannel("A"), PICTURES[kept].getchannel("A"))
            == 255
        )


def test_command_writes_every_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "dice"
    assert dice_art.main(["--out", str(folder)]) == 0
    assert sorted(path.stem for path in folder.iterdir()) == sorted(PICTURES)
    assert "13 pictures" in capsys.readouterr().out


def test_command_says_in_one_line_why_it_cannot_write(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    occupied = tmp_path / "file"
    occupied.touch()
    assert dice_art.main(["--out", str(occupied)]) == 1
    error = capsys.readouterr().err
    assert "--out" in error
    assert error.count("\n") == 1
