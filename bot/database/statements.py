"""The SQL of a package by name, from the files beside its modules."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from types import MappingProxyType
from typing import Final, Self

import aiosql

from bot.database.paging import with_pages
from bot.database.ports import Value

_DRIVER: Final = "aiosqlite"
"""The adapter that leaves `:name` as it stands; `bot/database/postgres` numbers what is left."""

_ITEM: Final = re.compile(r",((?:[^,()]|\([^()]*\))+)(?=,)")
"""An item of a list, with a comma before it and after."""


class Statement(str):
    """A statement for SQLite, and what it is on PostgreSQL where that takes other words."""

    __slots__ = ("postgres",)

    postgres: str

    def __new__(cls, sqlite: str, postgres: str | None = None) -> Self:
        """Take both texts; without the second the first is right for both."""
        statement = super().__new__(cls, sqlite)
        statement.postgres = sqlite if postgres is None else postgres
        return statement

    def with_each(self, word: str, words: Sequence[str]) -> "Statement":
        """Return the statement with each item of a list that has `word` once for each of `words`.

        Such an item has a comma before and after it.
        """
        own = re.compile(rf"\b{word}\b")

        def repeated(found: re.Match[str]) -> str:
            if not own.search(found[1]):
                return found[0]
            return "".join(f",{own.sub(new, found[1])}" for new in words)

        return Statement(_ITEM.sub(repeated, self), _ITEM.sub(repeated, self.postgres))

    def with_words(self, old: str, new: str) -> "Statement":
        """Return the statement with `new` wherever it has `old`."""
        return Statement(self.replace(old, new), self.postgres.replace(old, new))


def json_rows(rows: Iterable[Mapping[str, Value]]) -> str:
    """Return rows as a JSON list, one parameter: truth is a number, no text has a zero in it."""
    return json.dumps(
        [
            {name: int(value) if isinstance(value, bool) else value for name, value in row.items()}
            for row in rows
        ]
    ).replace("\\u0000", "\\ufffd")


def statements(package: str, topic: str = "queries") -> Mapping[str, Statement]:
    """Return the statements of `<topic>.sql` in `package` by their names.

    Those that PostgreSQL needs in other words stand under the same names in `<topic>.postgres.sql`.
    What they say of pages is in `bot/database/paging.py`.

    aiosql reads the files and checks that every statement declares the parameters it uses. Running
    them is left to `Database`: aiosql's own calls go to the connection's thread two or three times.
    """
    common, other = _read(package, f"{topic}.sql"), _read(package, f"{topic}.postgres.sql")
    unknown = other.keys() - common.keys()
    if unknown:
        raise ValueError(f"{package}: {topic}.sql has no {', '.join(sorted(unknown))}")
    return MappingProxyType({name: Statement(sql, other.get(name)) for name, sql in common.items()})


def _read(package: str, name: str) -> dict[str, str]:
    file = files(package).joinpath(name)
    if not file.is_file():
        return {}
    queries = aiosql.from_str(with_pages(file.read_text(encoding="utf-8")), _DRIVER)
    return {name: getattr(queries, name).sql for name in queries.available_queries}
