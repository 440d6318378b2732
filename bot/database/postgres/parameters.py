"""Statements and values as PostgreSQL's protocol takes them."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from aiosql.utils import VAR_REF

from bot.database.ports import Parameters, Value
from bot.database.statements import Statement

_NONE: Final[Parameters] = {}


def prepared(sql: str, parameters: Parameters | None) -> tuple[str, list[Value]]:
    """Return the text of a statement for PostgreSQL, and its values in their order."""
    text, names = _numbered(sql.postgres if isinstance(sql, Statement) else sql)
    values = _NONE if parameters is None else parameters
    return text, [taken(values[name]) for name in names]


@cache
def _numbered(sql: str) -> tuple[str, tuple[str, ...]]:
    """Return a statement with numbers for its parameters, and their names in that order.

    There are as many statements as the files have, and some that are put together from names.
    """
    names: dict[str, int] = {}
    parts: list[str] = []
    end = 0
    for start, stop, name in _parameters(sql):
        number = names.setdefault(name, len(names) + 1)
        parts += [sql[end:start], f"${number}"]
        end = stop
    return "".join([*parts, sql[end:]]), tuple(names)


def _parameters(sql: str) -> Iterator[tuple[int, int, str]]:
    """Yield where each parameter begins and ends, and its name."""
    for found in VAR_REF.finditer(sql):
        if found["var_name"] is not None:
            yield found.end("lead"), found.end("var_name"), found["var_name"]


def taken(value: Value) -> Value:
    """Return a value as PostgreSQL takes it: truth is a number, and no text has a zero in it."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, str) and "\0" in value:
        return value.replace("\0", "\N{REPLACEMENT CHARACTER}")
    return value
