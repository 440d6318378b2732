"""A process that ends between two transactions."""

from collections.abc import Callable
from typing import TypeVar

import pytest

from bot.database.ports import Database, Transaction

T = TypeVar("T")


class KilledError(Exception):
    """Stands for the end of the process."""


def kill_after(writes: int, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the process end once it has written so many times."""
    write, left = database.write, writes

    async def limited(work: Callable[[Transaction], T]) -> T:
        nonlocal left
        if not left:
            raise KilledError
        left -= 1
        return await write(work)

    monkeypatch.setattr(database, "write", limited)
