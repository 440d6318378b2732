"""Titles of house rules, written as names of rulesets in the engine's notation, and references.

A ruleset's name is a slug of ASCII letters, digits and `_`. That of a house rule is `house_` and
its title, with `__` for a blank, and for every other character its code between two `_`: `Ann's 6`
becomes `house_Ann_27_s__6`. So a game's line tells the title of its rules, whatever became of the
house rule since. Rules that were changed for one game are called `game_` and the name of those that
they began as. No shipped ruleset has such a name.

What goes by a ruleset, as settings, menus and suggestions do, refers to a shipped one by its name,
and to a house rule by its row, as `house:12`: its title may change, and then be given to others.
"""

import re
from typing import Final

_PREFIX = "house_"
_CHANGED: Final = "game_"
_PART = re.compile(r"(?P<plain>[a-zA-Z0-9]+)|(?P<blank>__)|_(?P<code>[0-9a-f]{1,5}|10[0-9a-f]{4})_")
_REF: Final = re.compile(r"house:([1-9][0-9]{0,18})", re.ASCII)
_HIGHEST: Final = 2**63 - 1
"""The highest id of a row."""


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


def changed_slug(slug: str) -> str:
    """Return the name of rules that were changed for one game and began as those called `slug`."""
    return slug if base_of(slug) is not None else f"{_CHANGED}{slug}"


def base_of(slug: str) -> str | None:
    """Return what rules began as that were changed for one game, None for all others."""
    return slug.removeprefix(_CHANGED) if slug.startswith(_CHANGED) else None


def house_ref(rule_id: int) -> str:
    """Return the reference to the house rule with this id."""
    return f"house:{rule_id}"


def house_id(ref: str) -> int | None:
    """Return the id of the house rule that `ref` refers to, None if it refers to none."""
    found = _REF.fullmatch(ref)
    rule_id = int(found[1]) if found else _HIGHEST + 1
    return rule_id if rule_id <= _HIGHEST else None


def _spell(mark: str) -> str:
    if mark.isascii() and mark.isalnum():
        return mark
    return "__" if mark == " " else f"_{ord(mark):x}_"


def _read(part: re.Match[str]) -> str:
    if part["code"]:
        return chr(int(part["code"], 16))
    return part["plain"] or " "
