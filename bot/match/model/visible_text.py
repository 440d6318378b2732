"""The visible part of text that people typed: names, titles and words."""

import unicodedata
from typing import Final

JOINERS: Final = frozenset("\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}")
"""Invisible characters that emoji and several scripts need."""

LONGEST_TYPED: Final = 6000
"""The most characters that Discord allows in an option or field."""

_FILLERS: Final = frozenset(
    "\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}\N{HANGUL FILLER}"
    "\N{HALFWIDTH HANGUL FILLER}\N{BRAILLE PATTERN BLANK}"
)
"""Unicode letters and symbols that show nothing."""


def one_line(text: str) -> str:
    """Return `text` as one line, "" when nothing of it is visible.

    Control characters, marks that turn the writing direction and the like are dropped; line breaks
    and blanks of every kind become single spaces.
    """
    marks = [" " if _is_blank(mark) else mark for mark in text if _is_kept(mark)]
    line = " ".join("".join(marks).split())
    return line if any(map(_shows, line)) else ""


def typed_line(text: str) -> str:
    """Return what somebody typed as one line, composed (NFC).

    It is "" when nothing of it is visible, or it is longer than Discord allows.
    """
    return unicodedata.normalize("NFC", one_line(text)) if len(text) <= LONGEST_TYPED else ""


def _is_blank(mark: str) -> bool:
    return mark.isspace() or mark in _FILLERS


def _is_kept(mark: str) -> bool:
    """Tell whether `mark` is a blank, or no control, format, private or unassigned character."""
    if mark.isspace() or mark in JOINERS:
        return True
    return not unicodedata.category(mark).startswith("C")


def _shows(mark: str) -> bool:
    """Tell whether `mark` is visible by itself: joiners and combining marks are not."""
    return mark not in JOINERS and unicodedata.category(mark)[0] not in "MZ"
