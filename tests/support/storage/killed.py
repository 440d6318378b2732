"""A process that ends between two transactions, or two statements."""

from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar

import pytest

from bot.database.errors import StorageError
from bot.database.ports import Database, Transaction

P = ParamSpec("P")
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


class DyingDatabase:
    """A database that does nothing any more after so many statements: as if it were killed."""

    def __init__(self, database: Database, after: int) -> None:
        self.left = after
        for name in ("fetch", "read", "write"):
            setattr(database, name, self._until_killed(getattr(database, name)))

    @property
    def happened(self) -> bool:
        return self.left < 0

    def _until_killed(self, work: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
        async def counted(*args: P.args, **kwargs: P.kwargs) -> T:
            self.left -= 1
            if self.happened:
                raise StorageError("killed")
            return await work(*args, **kwargs)

        return counted


class FailingDatabase:
    """A database of which some statements fail after others: as if it were away for a while."""

    def __init__(self, database: Database, after: int, times: int) -> None:
        self._left = range(after, after + times)
        self._count = 0
        for name in ("fetch", "read", "write"):
            setattr(database, name, self._failing(getattr(database, name)))

    def end(self) -> None:
        """Let nothing fail any more."""
        self._left = range(0)

    def _failing(self, work: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
        async def counted(*args: P.args, **kwargs: P.kwargs) -> T:
            number, self._count = self._count, self._count + 1
            if number in self._left:
                raise StorageError("away")
            return await work(*args, **kwargs)

        return counted
