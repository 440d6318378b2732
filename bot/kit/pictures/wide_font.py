"""The font of letters that the charts' own lacks, such as those of Japanese, if the host has one.

matplotlib brings DejaVu Sans, which has no East Asian letters. Fonts that have them are large, so
none ships with the bot: it takes one that is installed, and does without where there is none. This
is asked in the bot's own process, too, so nothing here loads matplotlib.
"""

import os
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from bot.kit.texts.texts import Texts

FOLDERS: Final = (
    Path("/usr/share/fonts"),
    Path("/usr/local/share/fonts"),
    Path.home() / ".local/share/fonts",
    Path.home() / ".fonts",
    Path("/Library/Fonts"),
    Path("/System/Library/Fonts"),
)
"""Where systems keep fonts."""

_FILES: Final = (
    "NotoSansJP-Regular.ttf",
    "NotoSansJP-Regular.otf",
    "NotoSansCJKjp-Regular.otf",
    "NotoSansCJK-Regular.ttc",
    "MTLc3m.ttf",
    "ipaexg.ttf",
    "ipag.ttf",
    "VL-Gothic-Regular.ttf",
    "mplus-1p-regular.ttf",
    "DroidSansFallbackFull.ttf",
)
"""The fonts by their files, best first: Noto, Motoya L Cedar, IPA, VL Gothic, M+, Droid."""


@cache
def wide_font() -> Path | None:
    """Return the file of the best font with Japanese letters on this host, None without one."""
    found = {path.name: path for path in _font_files()}
    return next((found[name] for name in _FILES if name in found), None)


def drawable(texts: Texts) -> Texts:
    """Return `texts` for a picture: English where this host has no font for the language."""
    return texts.english if is_wide(texts("language-name")) and not wide_font() else texts


def is_wide(text: str) -> bool:
    """Tell whether `text` has letters as wide as those of Japanese."""
    return any(unicodedata.east_asian_width(mark) in {"W", "F"} for mark in text)


def _font_files() -> Iterator[Path]:
    for folder in FOLDERS:
        for inside, _, names in os.walk(folder):
            yield from (Path(inside, name) for name in names if name in _FILES)
