"""Several statements as one, which takes one round trip."""

import json
import re
from collections.abc import Iterator, KeysView, Sequence
from functools import cache
from typing import Any, Final

from bot.database.ports import Call, Row, Value
from bot.database.postgres.parameters import prepared

_COMMENT: Final = re.compile(r"--[^\n]*")
_CHANGE: Final = re.compile(r"\s*(INSERT|UPDATE|DELETE)\b")
_RETURNS: Final = re.compile(r"\bRETURNING\b")
_NUMBER: Final = re.compile(r"\$(\d+)")


class JsonRow:
    """The port `Row` on a row that was sent as JSON."""

    __slots__ = ("_columns",)

    def __init__(self, columns: dict[str, Any]) -> None:
        """Take the values by the names of their columns, in their order."""
        self._columns = columns

    def __getitem__(self, column: str | int, /) -> Any:  # noqa: ANN401 - as of `Row`
        """Return the value of a column, by its name or its place."""
        return self._columns[column] if isinstance(column, str) else [*self][column]

    def __iter__(self) -> Iterator[Any]:
        """Yield the values."""
        return iter(self._columns.values())

    def __len__(self) -> int:
        """Return how many columns there are."""
        return len(self._columns)

    def keys(self) -> KeysView[str]:
        """Return the names of the columns."""
        return self._columns.keys()


def as_one(calls: Sequence[Call]) -> tuple[str, list[Value]]:
    """Return the text and the values of one statement that does what all `calls` do.

    Its one row has for each of them a list of rows in JSON, None for none: see `read_rows`.
    """
    texts, values = [], list[Value]()
    for sql, parameters in calls:
        text, own = prepared(sql, parameters)
        texts.append(text)
        values += own
    return _as_one(tuple(texts)), values


def read_rows(row: Row) -> list[Sequence[Row]]:
    """Return the rows of each call by the row of a statement of `as_one`."""
    return [[JsonRow(found) for found in json.loads(rows or "[]")] for rows in row]


@cache
def _as_one(texts: Sequence[str]) -> str:
    """Return `texts` as parts of one statement, their parameters numbered throughout.

    There are as many as ways in which a batch is put together: few.
    """
    parts, results, first = [], [], 0
    for place, text in enumerate(texts):
        bare = _COMMENT.sub("", text).rstrip().removesuffix(";")
        numbers = [int(number) for number in _NUMBER.findall(bare)]
        parts.append(f"part_{place} AS ({_numbered_from(first, bare)})")
        first += max(numbers, default=0)
        is_silent = _CHANGE.match(bare) and not _RETURNS.search(bare)
        name = f"part_{place}"
        rows = f"(SELECT json_agg({name}) FROM {name})"  # noqa: S608 - names of our own
        results.append("NULL" if is_silent else rows)
    return f"WITH {', '.join(parts)} SELECT {', '.join(results)}"


def _numbered_from(first: int, text: str) -> str:
    return _NUMBER.sub(lambda number: f"${first + int(number[1])}", text)
