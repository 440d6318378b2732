"""Where a database of PostgreSQL is, and what is before it."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from bot.config import PostgresUrl
from bot.database.errors import UnusableStorageError

_CACHE: Final = "statement_cache_size"
"""What in the address says that PgBouncer shares the connections: no prepared statement is kept."""

_FILES: Final = ("sslrootcert", "sslcrl", "sslcert", "sslkey")
"""What in the address names a file. If one is missing the driver does not say which."""


@dataclass(frozen=True, slots=True)
class Address:
    """The address of a database.

    - `dsn`: as the driver takes it.
    - `is_bounced`: whether PgBouncer shares connections by transaction.
    """

    url: PostgresUrl
    dsn: str
    is_bounced: bool


def read_address(url: PostgresUrl) -> Address:
    """Return what an address says.

    Raises `UnusableStorageError` if it names a file that cannot be read.
    """
    parts = urlsplit(url.url)
    options = dict(parse_qsl(parts.query, keep_blank_values=True))
    _require_files(url, options)
    is_bounced = options.pop(_CACHE, None) == "0"
    return Address(url, urlunsplit(parts._replace(query=urlencode(options))), is_bounced)


def _require_files(url: PostgresUrl, options: Mapping[str, str]) -> None:
    for option in _FILES:
        if file := options.get(option):
            try:
                Path(file).open("rb").close()
            except OSError as error:
                raise UnusableStorageError(
                    f"The database {url} cannot be used: its address names {file} as {option}, "
                    f"which cannot be read ({error.strerror}). Put the file there, or name another."
                ) from error
