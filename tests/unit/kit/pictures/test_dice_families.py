"""Families of loaded dice, and their marks on the faces."""

from dataclasses import replace

import pytest
from PIL import Image

from bot.content.dice import shipped_dice
from bot.content.folder import data_folder
from bot.engine import FAIR, JOKER, Die
from bot.kit.components.parts import Emoji
from bot.kit.pictures.dice_art import PAGES, SHOWN, SIZE, marked_pictures
from bot.kit.pictures.dice_faces import PLAIN, as_marked, as_unicode, marked_names
from bot.kit.pictures.dice_families import DieFamily, family_of
from bot.kit.pictures.themes import DiceTheme, read_themes

THEMES = read_themes(data_folder() / "themes")


@pytest.mark.parametrize(
    ("slug", "family"),
    [
        ("ordinary", None),
        ("devils-head", None),
        ("weighted", DieFamily.HEAVY),
        ("odd", DieFamily.ODD),
        ("even", DieFamily.EVEN),
        ("lucky", DieFamily.LUCKY),
        ("unlucky", DieFamily.UNLUCKY),
        ("ci", DieFamily.LOADED),
    ],
)
def test_a_die_is_of_the_family_of_what_it_does(slug: str, family: DieFamily | None) -> None:
    assert family_of(shipped_dice()[slug].die) is family


def test_any_die_has_a_family_or_is_fair() -> None:
    assert family_of(Die((0, 0, 0, 0, 0, 1))) is DieFamily.HEAVY
    assert family_of(FAIR) is None


@pytest.mark.parametrize("theme", THEMES, ids=[theme.name for theme in THEMES])
def test_marks_differ_where_discord_shows_them_small(theme: DiceTheme) -> None:
    smallest = min(SHOWN)
    seen = set()
    for family in DieFamily:
        drawn = dict(marked_pictures(theme, family))
        assert tuple(drawn) == marked_names(theme.name, family)
        picture = next(iter(drawn.values()))
        assert picture.size == (SIZE, SIZE)
        for page in PAGES.values():
            small = Image.new("RGBA", picture.size, page)
            small.alpha_composite(picture)
            grey = small.convert("L").resize((smallest, smallest), Image.Resampling.BOX)
            seen.add(grey.point(lambda tone: 255 * (tone > 127)).tobytes())
    assert len(seen) == len(DieFamily) * len(PAGES)


def test_names_of_marked_emojis_are_read_as_their_faces() -> None:
    names = marked_names("midnight", DieFamily.UNLUCKY)
    assert max(map(len, names)) <= 32
    assert as_unicode(names[0]) == "\N{DIE FACE-1}"
    assert as_unicode(names[7]) == "[\N{DIE FACE-1}]"


def test_dice_bear_marks_once_all_their_emojis_are_there() -> None:
    names = marked_names("casino", DieFamily.HEAVY)
    emojis = {name: Emoji(name, number) for number, name in enumerate(names, start=1)}
    marked = as_marked(emojis, "casino", DieFamily.HEAVY)
    assert marked is not None
    assert as_marked(dict([*emojis.items()][1:]), "casino", DieFamily.HEAVY) is None
    faces = replace(PLAIN, marked=((DieFamily.HEAVY, marked),))
    weighted, odd = shipped_dice()["weighted"].die, shipped_dice()["odd"].die
    assert (
        faces.roll((1, 1, 1), (), (weighted, odd, FAIR)) == "<:die_1_heavy_casino:1> \u2680 \u2680"
    )
    assert faces.roll((1, JOKER)) == PLAIN.roll((1, JOKER))
    assert faces.set_aside((1,), (weighted,)) == "<:kept_1_heavy_casino:8>"
