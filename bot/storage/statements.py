"""The SQL of this package by name, from the files in `queries/`."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import aiosql

_QUERIES = Path(__file__).parent / "queries"


def statements(topic: str) -> Mapping[str, str]:
    """Return the statements of `queries/<topic>.sql` by their names.

    aiosql reads the files and checks that every statement declares the parameters it uses. Running
    them is left to `Database`: aiosql's own calls go to the connection's thread two or three times.
    """
    queries = aiosql.from_path(_QUERIES / f"{topic}.sql", "aiosqlite", encoding="utf-8")
    return MappingProxyType(
        {name: getattr(queries, name).sql for name in queries.available_queries}
    )
