"""Titles of house rules, written as names of rulesets in the engine's notation.

A ruleset's name is a slug of ASCII letters, digits and `_`. That of a house rule is `house_` and
its title, with `__` for a blank, and for every other character its code between two `_`: `Ann's 6`
becomes `house_Ann_27_s__6`. So a game's line tells the title of its rules, whatever became of the
house rule since. No shipped ruleset has such a name.
"""

import re

_PREFIX = "house_"
_PART = re.compile(r"(?P<plain>[a-zA-Z0-9]+)|(?P<blank>__)|_(?P<code>[0-9a-f]{1,5}|10[0-9a-f]{4})_")


def slug_of(title: str) -> str:
    """Return the name of the house rule with this title."""
    return _PREFIX + "".join(map(_spell, title))


def title_of(slug: str) -> str | None:
    """Return the title in a name made by `slug_of`, None for any other name."""
    if not slug.startswith(_PREFIX):
        return None
    title = "".join(map(_read, _PART.finditer(slug, len(_PREFIX))))
    # The search above skips what it cannot read, so compare with what `slug_of` writes.
    return title if title and slug_of(title) == slug else None


def _spell(mark: str) -> str:
    if mark.isascii() and mark.isalnum():
        return mark
    return "__" if mark == " " else f"_{ord(mark):x}_"


def _read(part: re.Match[str]) -> str:
    if part["code"]:
        return chr(int(part["code"], 16))
    return part["plain"] or " "
