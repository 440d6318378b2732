"""Names and words of people, made harmless before they go into a text."""

import re
from functools import lru_cache

from bot.match.model.visible_text import one_line

LONGEST_NAME = 32
"""The characters that Discord allows in a display name."""

_PUNCTUATION = re.compile(r"([!-/:-@\[-`{-~])")
_HARMLESS = "'\",!?&%$"
_ESCAPES = {mark: f"\\{mark}" for mark in map(chr, range(33, 127)) if not mark.isalnum()}
_ESCAPES |= {mark: mark for mark in _HARMLESS}
_ESCAPES["@"] = "@\N{ZERO WIDTH SPACE}"

_LOOKED_AT = 16
"""Characters of a long text that are looked at, for each that may be shown."""


@lru_cache(maxsize=4096)
def plain(text: str, limit: int = LONGEST_NAME) -> str:
    """Return `text` without markup, for Markdown, not for labels of buttons.

    Control characters, line breaks and marks that turn the writing direction are dropped, Markdown,
    mentions and links are escaped, and what is longer than `limit` characters is cut. An empty
    result becomes a question mark.
    """
    shown = clean(text, limit)
    return _PUNCTUATION.sub(lambda found: _ESCAPES[found[0]], shown)


def clean(text: str, limit: int = LONGEST_NAME) -> str:
    """Return `text` as one line of at most `limit` visible characters, where no markup counts."""
    line = one_line(text[: _LOOKED_AT * limit])
    if not line:
        return "?"
    return line if len(line) <= limit else f"{line[: limit - 1]}\N{HORIZONTAL ELLIPSIS}"
