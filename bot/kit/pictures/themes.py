"""Themes: how dice look as pictures. A file each, refused with a sentence if it is wrong.

`docs/accessibility.md` explains the file.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from pathlib import Path
from typing import Final, TypeVar

from bot.kit.texts.texts import Texts, Value, catalogue

Colour = tuple[int, int, int]
"""Red, green and blue, from 0 to 255."""

MOST_THEMES: Final = 24
"""How many a menu has room for beside the default. They take 288 of the 2,000 emojis that Discord
gives an application.
"""

USUAL_THEME: Final = "tavern"
"""The default theme."""

ROUNDEST: Final = 45
"""The radius of a corner, in pixels of a picture, with which a die is nearly a ball."""

LEAST_CONTRAST: Final = 3.0
"""Between marks and their die: the minimum of WCAG 2.1 for what is not text (1.4.11)."""

_NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,15}")
_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")


class ThemeFileError(Exception):
    """A theme file that cannot be used; the message names the file and what is wrong."""


class Marks(StrEnum):
    """What is on the face of a die."""

    PIPS = "pips"
    NUMERALS = "numerals"


@dataclass(frozen=True, slots=True)
class RolledDie:
    """The colours of a die that was rolled: its outline, its side below the front, its marks."""

    outline: Colour
    side: Colour
    front: Colour
    mark: Colour


@dataclass(frozen=True, slots=True)
class KeptDie:
    """The colours of a die that is kept: a smaller one, in a `frame` with an outline."""

    outline: Colour
    frame: Colour
    side: Colour
    front: Colour
    mark: Colour


@dataclass(frozen=True, slots=True)
class DiceTheme:
    """How dice look. Every kept die has a frame, so that it differs by more than its colour.

    `name` is that of the file, `corner` the radius of a rolled die's corners from 0 to `ROUNDEST`.
    """

    name: str
    marks: Marks
    corner: int
    rolled: RolledDie
    kept: KeptDie


def read_themes(folder: Path) -> tuple[DiceTheme, ...]:
    """Return the themes of the TOML files in `folder` by their names; raises `ThemeFileError`."""
    files = sorted(folder.glob("*.toml"))
    if len(files) > MOST_THEMES:
        raise ThemeFileError(
            catalogue().english(
                "error-theme-files", folder=str(folder), themes=len(files), most=MOST_THEMES
            )
        )
    if not any(file.stem == USUAL_THEME for file in files):
        raise ThemeFileError(
            catalogue().english("error-theme-usual", folder=str(folder), theme=USUAL_THEME)
        )
    return tuple(map(_read, files))


def theme_name(name: str, texts: Texts) -> str:
    """Return the title of the theme `name`; a theme of the host's own has the name of its file."""
    key = f"theme-{name}"
    return texts(key) if texts.has(key) else name.replace("_", " ").capitalize()


def contrast(first: Colour, second: Colour) -> float:
    """Return how much two colours differ in brightness, from 1 to 21 (WCAG 2.1, contrast ratio)."""
    dark, bright = sorted((_luminance(first), _luminance(second)))
    return (bright + 0.05) / (dark + 0.05)


class _Mistakes:
    """Collects the mistakes of one file."""

    def __init__(self) -> None:
        self._texts = catalogue().english
        self.found: list[str] = []

    def note(self, problem: str, **values: Value) -> None:
        self.found.append(self._texts(f"theme-problem-{problem}", **values))


def _read(file: Path) -> DiceTheme:
    mistakes = _Mistakes()
    theme = None
    try:
        stored = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        mistakes.note("unreadable", why=str(error))
    else:
        theme = _theme(file.stem, stored, mistakes)
    if theme is None or mistakes.found:
        why = " ".join(mistakes.found)
        raise ThemeFileError(catalogue().english("error-theme-file", file=str(file), why=why))
    return theme


def _theme(name: str, stored: Mapping[str, object], mistakes: _Mistakes) -> DiceTheme | None:
    """Return the theme of a file, None if there are mistakes."""
    if not _NAME.fullmatch(name):
        mistakes.note("name", name=name)
    for key in stored.keys() - {"marks", "corner", "rolled", "kept"}:
        mistakes.note("unknown", key=key)
    marks, corner = stored.get("marks"), stored.get("corner")
    if marks not in list(Marks):
        mistakes.note("marks", marks=" / ".join(Marks))
    if type(corner) is not int or not 0 <= corner <= ROUNDEST:
        mistakes.note("corner", most=ROUNDEST)
    rolled = _die(RolledDie, "rolled", stored, mistakes)
    kept = _die(KeptDie, "kept", stored, mistakes)
    if mistakes.found or rolled is None or kept is None or type(corner) is not int:
        return None
    for part, die in (("rolled", rolled), ("kept", kept)):
        ratio = contrast(die.mark, die.front)
        if ratio < LEAST_CONTRAST:
            mistakes.note("contrast", part=part, ratio=ratio, least=LEAST_CONTRAST)
    return DiceTheme(name, Marks(str(marks)), corner, rolled, kept)


Die = TypeVar("Die", RolledDie, KeptDie)


def _die(
    kind: type[Die], part: str, stored: Mapping[str, object], mistakes: _Mistakes
) -> Die | None:
    """Return the colours of a kind of die, None if there are mistakes."""
    table = stored.get(part)
    colours = dict(_colours(table, part, mistakes)) if isinstance(table, dict) else {}
    wanted = [field.name for field in fields(kind)]
    for key in colours.keys() - wanted:
        mistakes.note("unknown", key=f"{part}.{key}")
    for key in wanted:
        if key not in colours:
            mistakes.note("missing", key=f"{part}.{key}")
    known = {key: colours.get(key) for key in wanted}
    if None in known.values():
        return None
    return kind(**{key: colour for key, colour in known.items() if colour is not None})


def _colours(
    table: Mapping[str, object], part: str, mistakes: _Mistakes
) -> Iterator[tuple[str, Colour | None]]:
    """Yield each colour of a table, None for anything else."""
    for key, value in table.items():
        if isinstance(value, str) and _COLOUR.fullmatch(value):
            red, green, blue = bytes.fromhex(value[1:])
            yield key, (red, green, blue)
        else:
            mistakes.note("colour", key=f"{part}.{key}", value=str(value))
            yield key, None


def _luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour, from 0 to 1 (WCAG 2.1)."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
