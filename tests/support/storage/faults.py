"""A database that fails in the middle of a transaction."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from asyncpg import RaiseError

from bot.database.opening import Address
from tests.support.postgres.outsider import Outsider

FAULTS: Final = (sqlite3.IntegrityError, RaiseError)
"""What comes of it with either engine."""

WHY: Final = "after Ada, before Ben"


@contextmanager
def faulty(outsider: Outsider, address: Address, table: str) -> Iterator[None]:
    """Let every row of Ben's fail that is added to a table, after those of Ada's."""
    if isinstance(address, Path):
        outsider.execute(
            f"CREATE TRIGGER fault BEFORE INSERT ON {table} WHEN new.user_id = 2 "
            f"BEGIN SELECT raise(ABORT, '{WHY}'); END"
        )
    else:
        outsider.execute(
            "CREATE FUNCTION fault() RETURNS TRIGGER LANGUAGE plpgsql "
            f"AS $$ BEGIN RAISE '{WHY}'; END $$"
        )
        outsider.execute(
            f"CREATE TRIGGER fault BEFORE INSERT ON {table} FOR EACH ROW "
            "WHEN (new.user_id = 2) EXECUTE FUNCTION fault()"
        )
    try:
        yield
    finally:
        what = "TRIGGER fault" if isinstance(address, Path) else "FUNCTION fault CASCADE"
        outsider.execute(f"DROP {what}")
