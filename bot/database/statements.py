"""The SQL of a package by name, from the files beside its modules."""

from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType

import aiosql


def statements(package: str, topic: str = "queries") -> Mapping[str, str]:
    """Return the statements of `<topic>.sql` in `package` by their names.

    aiosql reads the files and checks that every statement declares the parameters it uses. Running
    them is left to `Database`: aiosql's own calls go to the connection's thread two or three times.
    """
    text = files(package).joinpath(f"{topic}.sql").read_text(encoding="utf-8")
    queries = aiosql.from_str(text, "aiosqlite")
    return MappingProxyType(
        {name: getattr(queries, name).sql for name in queries.available_queries}
    )
