"""Another program with a connection of its own, which waits for each statement."""

import asyncio
from collections.abc import Coroutine, Iterator, Sequence
from itertools import count
from threading import Thread
from typing import Any, Protocol, TypeVar

import asyncpg

from bot.config import PostgresUrl
from bot.database.ports import Value
from bot.database.postgres.parameters import taken

T = TypeVar("T")


class Found(Protocol):
    """What a statement has found."""

    def fetchone(self) -> Any: ...  # noqa: ANN401 - as of `sqlite3`
    def fetchall(self) -> list[Any]: ...
    def __iter__(self) -> Iterator[Any]: ...


class Outsider(Protocol):
    """A connection of another program: `sqlite3.Connection` is one, and so is the one below."""

    def execute(self, sql: str, parameters: Any = ..., /) -> Found: ...  # noqa: ANN401 - (same)


class Rows(list[tuple[object, ...]]):
    """The rows of a statement, asked for as those of SQLite are."""

    def fetchone(self) -> tuple[object, ...] | None:
        return self[0] if self else None

    def fetchall(self) -> list[tuple[object, ...]]:
        return self


class PostgresOutsider:
    """A connection as `sqlite3` has it, as far as tests need one: `?` stands for a parameter."""

    def __init__(self, url: PostgresUrl) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._connection = self._wait(asyncpg.connect(url.url))

    def execute(self, sql: str, parameters: Sequence[Value] = (), /) -> Rows:
        """Run a statement and return its rows."""
        numbers = count(1)
        text = "".join(f"${next(numbers)}" if character == "?" else character for character in sql)
        return Rows(map(tuple, self._wait(self._connection.fetch(text, *map(taken, parameters)))))

    def close(self) -> None:
        self._wait(self._connection.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _wait(self, doing: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result()
