"""The messages of a language as they stand in its files, and the simple ones as text.

What reads and formats Fluent takes a sixth of a second to load, several times what most commands of
a terminal need, and a message without selections and references needs none of it.
"""

import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final

_NEXT: Final = re.compile(r"\n(?=[-a-zA-Z#])")
"""The end of a message, a term or a comment: the next line begins at the margin."""

_KEY: Final = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
"""The beginning of a message or a term. Each start reads all files by these two patterns, so they
are simple: a possessive repeat before a lookahead loses matches before Python 3.11.5."""

_VALUE: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")


def files_of(folder: Path) -> list[Path]:
    """Return the files with messages in the folder of a language."""
    return sorted(folder.glob("*.ftl"))


def read_entries(folder: Path) -> dict[str, str]:
    """Return the messages of a folder's files by key; of two with one name the first counts."""
    entries: dict[str, str] = {}
    for path in files_of(folder):
        entries = read_file(path) | entries
    return entries


def read_file(path: Path) -> dict[str, str]:
    """Return the messages of one file by key; of two with one name the first counts."""
    entries: dict[str, str] = {}
    for entry in _NEXT.split(path.read_text(encoding="utf-8")):
        if found := _KEY.match(entry):
            entries.setdefault(found[1], entry)
    return entries


def closest(locale: str, languages: Collection[str]) -> str | None:
    """Return which of `languages` serves a locale, None when none does.

    That locale itself is preferred, then its language, then the language in another country:
    `es-419` is served by `es-ES`.
    """
    bare = locale.partition("-")[0]
    relatives = [name for name in languages if name.partition("-")[0] == bare]
    return next((name for name in (locale, bare, *relatives[-1:]) if name in languages), None)


def simple_text(entry: str, values: Mapping[str, object]) -> str | None:
    """Return a message of one line with `values` in it; None if it takes more to format it."""
    text = entry.partition("=")[2].strip()
    rest = _VALUE.sub("", text)
    if not rest or "\n" in text or "{" in rest or "}" in rest:
        return None
    if not all(isinstance(values.get(name), str) for name in _VALUE.findall(text)):
        return None  # numbers are written as the language does
    return _VALUE.sub(lambda found: str(values[found[1]]), text)
