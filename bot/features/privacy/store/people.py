"""Deleting the data of a person, in one transaction."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol, TypeVar

from bot.database.personal_data import IdColumn
from bot.database.ports import Row, Transaction, Value
from bot.database.statements import statements
from bot.features.privacy.model import takes_part
from bot.features.privacy.store.erase import erase
from bot.features.privacy.store.export import is_of
from bot.match.model.errors import StorageError
from bot.match.model.match import Person, Word
from bot.match.model.phases import OPEN_PHASES
from bot.match.store.match_rows import (
    DAMAGE,
    read_match,
    read_people,
    read_words,
    write_people,
    write_words,
)

_SQL = statements(__package__, "privacy")
_MATCHES = statements("bot.match.store", "matches")

T = TypeVar("T")

_TELLING: Final = 3
"""The letters from which on a part of a name is also looked for inside words: shorter ones are
common.
"""


class FormerBlocks(Protocol):
    """Keeps the blocks of people whose data was deleted."""

    def keep(self, transaction: Transaction, user_id: int) -> None:
        """Keep the blocks of somebody whose data is being deleted, within that transaction."""


def forget_person(
    people: Sequence[IdColumn],
    user_id: int,
    former: Person,
    blocks: FormerBlocks,
    transaction: Transaction,
) -> bool:
    """Delete what concerns somebody alone, and let `former` have played their games.

    `people` are the columns in which they may be. Who has blocked them keeps that, in `blocks`.
    Does nothing and returns False while they take part in an open match.
    """
    rows = [
        row
        for row in transaction.execute(_SQL["matches_of"], {"user_id": user_id})
        if is_of(row, user_id)
    ]
    if any(_takes_part(transaction, row, user_id) for row in rows):
        return False
    names = _names(transaction, rows, user_id)
    renamed = [_renamed_in_match(row, user_id, former, names) for row in rows]
    transaction.execute_many(_SQL["rename_in_match"], renamed)
    ids = {"user_id": user_id, "former": former.user_id}
    transaction.execute(_SQL["rename_in_figures"], ids)
    blocks.keep(transaction, user_id)
    transaction.execute(_SQL["unblock"], ids)
    erase(transaction, people, user_id, former.user_id)
    transaction.execute(_SQL["unlist"], ids)
    return True


def _takes_part(transaction: Transaction, row: Row, user_id: int) -> bool:
    """Tell whether a person can still act in the match of a `row`; nobody can in a damaged one."""
    if row["phase"] not in OPEN_PHASES:
        return False
    try:
        [stored] = transaction.execute(_MATCHES["get"], {"id": row["id"]})
        match = read_match(stored)
    except StorageError:
        return False
    return takes_part(match, user_id)


def _names(transaction: Transaction, rows: Iterable[Row], user_id: int) -> frozenset[str]:
    """Return every part of every name that a person had here."""
    names = [
        person.name
        for row in rows
        for column in ("players", "invited")
        for person in _readable(read_people, row[column])
        if person.user_id == user_id
    ]
    found = transaction.execute(_SQL["names"], {"user_id": user_id})
    names += [row["name"] for row in found]
    return frozenset(part for name in names for part in _parts(_plain(name)))


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


def _renamed_in_match(
    row: Row, user_id: int, former: Person, names: frozenset[str]
) -> dict[str, Value]:
    """Return the columns of a match in which `former` has taken the place of a person."""

    def renamed(column: str) -> str:
        people = _readable(read_people, row[column])
        return write_people([former if each.user_id == user_id else each for each in people])

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
