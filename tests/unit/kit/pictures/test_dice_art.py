import itertools
import re
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.content.folder import data_folder
from bot.kit.pictures import dice_art
from bot.kit.pictures.dice_faces import emoji_names
from bot.kit.pictures.themes import DiceTheme, Marks, read_themes

THEMES = read_themes(data_folder() / "themes")

EMOJI_BYTES = 8 * 1024
"""Small enough to load at once on a phone; Discord takes 32 times as much."""
PAGES = {**dice_art.PAGES, "midnight": (26, 26, 30)}
IN_TEXT, ALONE = dice_art.SHOWN
VISIBLE = 60
"""A difference in grey level (of 255) that nobody overlooks."""

PICTURES = {theme.name: dict(dice_art.pictures(theme)) for theme in THEMES}


def in_grey(picture: Image.Image, background: tuple[int, int, int], side: int) -> Image.Image:
    """Return the emoji as a person who sees no colours sees it on Discord."""
    page = Image.new("RGBA", picture.size, background)
    page.alpha_composite(picture)
    return page.resize((side, side), Image.Resampling.BOX).convert("L")


def greatest_difference(one: Image.Image, other: Image.Image) -> int:
    """Return the largest difference between two grey pictures at any pixel."""
    histogram = ImageChops.difference(one, other).histogram()
    return max(level for level, pixels in enumerate(histogram) if pixels)


def count_marks(picture: Image.Image) -> int:
    """Count the separate spots on the front of a die, painting over one after the other."""
    inner = in_grey(picture, PAGES["dark"], ALONE).crop((10, 10, 38, 36))
    greys = inner.histogram()
    front = greys.index(max(greys))
    apart = max(abs(grey - front) for grey, pixels in enumerate(greys) if pixels)
    spots = inner.point(lambda grey: 255 if abs(grey - front) > apart / 2 else 0)
    count = 0
    while (box := spots.getbbox()) is not None:
        left, top, right, _ = box
        start = next(x for x in range(left, right) if spots.getpixel((x, top)))
        ImageDraw.floodfill(spots, (start, top), 0)
        count += 1
    return count


each_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


@each_theme
def test_names_are_those_of_dice_and_devils_heads_and_valid_on_discord(theme: DiceTheme) -> None:
    assert tuple(PICTURES[theme.name]) == emoji_names(theme.name)
    assert len(PICTURES[theme.name]) == 14
    assert all(re.fullmatch(r"[A-Za-z0-9_]{2,32}", name) for name in PICTURES[theme.name])


@each_theme
def test_files_are_small_squares_that_discord_takes(theme: DiceTheme) -> None:
    for picture in PICTURES[theme.name].values():
        assert picture.size == (dice_art.SIZE, dice_art.SIZE)
        assert len(dice_art.as_png(picture)) <= EMOJI_BYTES


@each_theme
def test_faces_show_their_pips_or_one_numeral(theme: DiceTheme) -> None:
    faces = (1, 2, 3, 4, 5, 6) if theme.marks is Marks.PIPS else (1,) * 6
    dice = list(PICTURES[theme.name].values())[:12]
    assert tuple(map(count_marks, dice)) == faces * 2


@pytest.mark.parametrize("page", PAGES)
@each_theme
def test_dice_stand_out_on_each_page_and_differ_from_each_other_without_colour(
    theme: DiceTheme, page: str
) -> None:
    seen = {
        name: in_grey(picture, PAGES[page], IN_TEXT)
        for name, picture in PICTURES[theme.name].items()
    }
    empty = Image.new("RGB", (IN_TEXT, IN_TEXT), PAGES[page]).convert("L")
    for name, picture in seen.items():
        assert greatest_difference(picture, empty) > VISIBLE, name
    for (name, picture), (other_name, image) in itertools.combinations(seen.items(), 2):
        assert greatest_difference(picture, image) > VISIBLE, f"{name} looks like {other_name}"


@each_theme
def test_a_kept_die_has_another_outline_than_a_rolled_one(theme: DiceTheme) -> None:
    shown = list(PICTURES[theme.name].values())
    for rolled, kept in zip((*shown[:6], shown[12]), (*shown[6:12], shown[13]), strict=True):
        assert greatest_difference(rolled.getchannel("A"), kept.getchannel("A")) == 255


def test_the_sheet_in_the_docs_is_up_to_date() -> None:
    with Image.open(Path(__file__).parents[4] / "docs" / "themes.png") as committed:
        same = committed.tobytes() == dice_art.sheet(THEMES).tobytes()
    assert same, "run make docs"


def test_command_draws_every_theme_on_one_sheet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "sheet.png"
    assert dice_art.main(["--out", str(out)]) == 0
    with Image.open(out) as drawn:
        rows = len(THEMES) * len(dice_art.PAGES)
        assert drawn.height == rows * sum(side + 16 for side in dice_art.SHOWN)
    assert f"{len(THEMES)} themes" in capsys.readouterr().out


def test_command_says_in_one_line_why_it_cannot_write(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dice_art.main(["--out", str(tmp_path)]) == 1
    error = capsys.readouterr().err
    assert "--out" in error
    assert error.count("\n") == 1
