"""Putting a former player in the place of somebody, in one match."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from bot.database.ports import Row, Value
from bot.match.model.match import Person, Word
from bot.match.store.match_rows import (
    DAMAGE,
    read_people,
    read_words,
    write_people,
    write_words,
)

T = TypeVar("T")

_TELLING: Final = 3
"""The letters from which on a part of a name is also looked for inside words: shorter ones are
common.
"""


def names_in(rows: Iterable[Row], user_id: int) -> list[str]:
    """Return what a person is called in the matches of `rows`."""
    return [
        person.name
        for row in rows
        for column in ("players", "invited")
        for person in _readable(read_people, row[column])
        if person.user_id == user_id
    ]


def parts_of(names: Iterable[str]) -> frozenset[str]:
    """Return every part of these names, as `renamed_in_match` wants them."""
    return frozenset(part for name in names for part in _parts(_plain(name)))


def renamed_in_match(
    row: Row, user_id: int, former: Person, names: frozenset[str]
) -> dict[str, Value]:
    """Return the columns of a match in which `former` has taken the place of a person.

    `names` are the parts of every name that they had: a word with one of them in it is emptied.
    """

    def renamed(column: str) -> str:
        people = _readable(read_people, row[column])
        return write_people([former if person.user_id == user_id else person for person in people])

    words = [
        Word(former.user_id, "" if _tells(word.text, user_id, names) else word.text)
        if word.user_id == user_id
        else word
        for word in _readable(read_words, row["words"])
    ]
    return {
        "id": row["id"],
        "players": renamed("players"),
        "invited": renamed("invited"),
        "words": write_words(words),
    }


def _tells(word: str, user_id: int, names: frozenset[str]) -> bool:
    """Tell whether a player word contains the name of its person."""
    plain = _plain(word)
    return str(user_id) in plain or any(
        part == plain or (part in plain and (len(part) >= _TELLING or not part.isalnum()))
        for part in names
    )


def _parts(name: str) -> Sequence[str]:
    """Return the words of a name, or the whole of one without letters."""
    return re.findall(r"\w+", name) or name.split()


def _plain(text: str) -> str:
    """Return `text` without case and accents, for comparing."""
    return unicodedata.normalize("NFKC", text).casefold()


def _readable(read: Callable[[str], tuple[T, ...]], column: str) -> tuple[T, ...]:
    """Return what `read` finds in a column; nobody in a damaged one."""
    try:
        return read(column)
    except DAMAGE:
        return ()
