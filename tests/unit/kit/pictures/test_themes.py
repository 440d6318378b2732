"""Themes of dice: those that ship, and files that cannot be used."""

import re
from pathlib import Path

import pytest

from bot.content.folder import data_folder
from bot.kit.pictures.themes import (
    MOST_THEMES,
    USUAL_THEME,
    Marks,
    ThemeFileError,
    contrast,
    read_themes,
    theme_name,
)
from bot.kit.texts.texts import catalogue

SHIPPED = data_folder() / "themes"
GOOD = (SHIPPED / "tavern.toml").read_text(encoding="utf-8")
THEMES = {theme.name: theme for theme in read_themes(SHIPPED)}


def written(folder: Path, content: str, name: str = USUAL_THEME) -> Path:
    """Return `folder`, which holds the usual theme and one of this `content`."""
    (folder / f"{USUAL_THEME}.toml").write_text(GOOD, encoding="utf-8")
    (folder / f"{name}.toml").write_text(content, encoding="utf-8")
    return folder


def test_themes_ship_with_names_for_people() -> None:
    english = catalogue().english
    assert set(THEMES) == {"casino", "contrast", "midnight", USUAL_THEME}
    assert all(english.has(f"theme-{name}") for name in THEMES)
    assert theme_name("sea_glass", english) == "Sea glass"


def test_the_theme_of_high_contrast_has_it() -> None:
    theme = THEMES["contrast"]
    assert theme.marks is Marks.NUMERALS
    for die in (theme.rolled, theme.kept):
        assert contrast(die.mark, die.front) == pytest.approx(21)


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((0x77,) * 3, (255,) * 3) == pytest.approx(4.48, abs=0.005)
    assert contrast((255, 0, 0), (255, 255, 255)) == pytest.approx(4.0, abs=0.005)


def test_a_theme_of_ones_own_is_read(tmp_path: Path) -> None:
    own = GOOD.replace('"pips"', '"numerals"').replace("corner = 24", "corner = 0")
    usual, theme = sorted(
        read_themes(written(tmp_path, own, "sea_glass")), key=lambda read: read.corner, reverse=True
    )
    assert (usual.name, theme.name) == (USUAL_THEME, "sea_glass")
    assert (theme.marks, theme.corner, theme.rolled) == (Marks.NUMERALS, 0, usual.rolled)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("marks", "marks ?", "It is not a valid TOML file"),
        ('"pips"', '"dots"', "marks must be one of: pips / numerals."),
        ('"pips"', "[]", "marks must be one of: pips / numerals."),
        ("corner = 24", "corner = true", "corner must be a whole number from 0 to 45."),
        ("corner = 24", "corner = 46", "corner must be a whole number from 0 to 45."),
        ("corner = 24", "", "corner must be a whole number from 0 to 45."),
        ("corner", "shine = 1\ncorner", "A theme has no shine. Remove it."),
        ("[kept]", "[kept]\nglow = '#ffffff'", "A theme has no kept.glow"),
        ('frame = "#f7b22d"', "", "kept.frame is missing."),
        ("[rolled]", "[thrown]", "A theme has no thrown"),
        ("[rolled]", "[thrown]", "rolled.front is missing."),
        ("#f7b22d", "gold", 'kept.frame must be a colour such as "#1b2347", not “gold”.'),
        ('"#f7b22d"', "7", 'kept.frame must be a colour such as "#1b2347", not “7”.'),
        (
            'mark = "#2b1d16"',
            'mark = "#e0d8c8"',
            "rolled.mark and rolled.front are too similar: their contrast is 1.3, but must be",
        ),
    ],
)
def test_a_file_that_cannot_be_used_is_told_of(
    old: str, new: str, told: str, tmp_path: Path
) -> None:
    assert old in GOOD
    folder = written(tmp_path, GOOD.replace(old, new, 1))
    with pytest.raises(ThemeFileError, match=re.escape(told)) as refused:
        read_themes(folder)
    assert str(folder / "tavern.toml") in str(refused.value)


def test_all_mistakes_of_a_file_are_told_together(tmp_path: Path) -> None:
    wrong = GOOD.replace('"pips"', "1").replace("#2b1d16", "brown").replace("#fffcf2", "#126e46")
    with pytest.raises(ThemeFileError) as refused:
        read_themes(written(tmp_path, wrong))
    assert "marks must be" in str(refused.value)
    assert "rolled.mark must be" in str(refused.value)


def test_the_name_of_a_file_has_to_fit_an_emoji(tmp_path: Path) -> None:
    with pytest.raises(ThemeFileError, match="Its name, Sea Glass, must be 2 to 16 lower-case"):
        read_themes(written(tmp_path, GOOD, "Sea Glass"))


def test_a_folder_has_to_hold_the_usual_theme_and_not_too_many(tmp_path: Path) -> None:
    with pytest.raises(ThemeFileError, match=r"lacks tavern\.toml"):
        read_themes(tmp_path)
    for number in range(MOST_THEMES):
        written(tmp_path, GOOD, f"theme_{number}")
    with pytest.raises(ThemeFileError, match="holds 25 themes, but the menu has room for only 24"):
        read_themes(tmp_path)
