"""Names and words of people, made harmless before they become part of a text."""

import re
import unicodedata
from functools import lru_cache

LONGEST_NAME = 32
"""The characters that Discord allows in a display name."""

_PUNCTUATION = re.compile(r"([!-/:-@\[-`{-~])")
_HARMLESS = "'\",!?&%$"
_ESCAPES = {mark: f"\\{mark}" for mark in map(chr, range(33, 127)) if not mark.isalnum()}
_ESCAPES |= {mark: mark for mark in _HARMLESS}
_ESCAPES["@"] = "@\N{ZERO WIDTH SPACE}"

_JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
"""Invisible characters that emoji and several scripts cannot do without."""


@lru_cache(maxsize=4096)
def plain(text: str, limit: int = LONGEST_NAME) -> str:
    """Return `text` so that it cannot be more than text: for markdown, not for labels of buttons.

    Control characters, line breaks and marks that turn the writing direction are dropped, Markdown,
    mentions and links are escaped, and what is longer than `limit` characters is cut. A text of
    which nothing is left becomes a question mark.
    """
    shown = clean(text, limit)
    return _PUNCTUATION.sub(lambda found: _ESCAPES[found[0]], shown)


def clean(text: str, limit: int = LONGEST_NAME) -> str:
    """Return `text` as one line of at most `limit` visible characters, where markup has no say."""
    visible = "".join([" " if mark.isspace() else mark for mark in text if _is_visible(mark)])
    line = " ".join(visible.split())
    if not line.strip(_JOINERS):
        return "?"
    return line if len(line) <= limit else f"{line[: limit - 1]}\N{HORIZONTAL ELLIPSIS}"


def _is_visible(mark: str) -> bool:
    """Tell whether `mark` may be shown: no control, format, private or unassigned character."""
    if mark.isspace() or mark in _JOINERS:
        return True
    return not unicodedata.category(mark).startswith("C")
