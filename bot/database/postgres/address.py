"""Where a database of PostgreSQL is, and what is before it."""

from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from bot.config import PostgresUrl

_CACHE: Final = "statement_cache_size"
"""What in the address says that PgBouncer shares the connections: no prepared statement is kept."""


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
    """Return what an address says."""
    parts = urlsplit(url.url)
    options = dict(parse_qsl(parts.query, keep_blank_values=True))
    is_bounced = options.pop(_CACHE, None) == "0"
    return Address(url, urlunsplit(parts._replace(query=urlencode(options))), is_bounced)
