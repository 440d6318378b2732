"""Copying everything from one database to another, whichever engines they are of."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from bot.database.errors import UnusableStorageError
from bot.database.opening import Address, with_extra
from bot.database.ports import Row, Transaction
from bot.database.progress import Tell
from bot.database.sqlite import moving as sqlite

if TYPE_CHECKING:
    from bot.config import PostgresUrl

AT_ONCE: Final = 2_000
"""Rows that are in memory at a time: some megabytes of games."""

_OF_PROCESSES: Final = frozenset({"shards", "shard_turns"})
"""Tables of PostgreSQL alone, which tell of processes that run: none does."""

_OWN: Final = frozenset({"rowid"})
"""Columns that one engine has everywhere, and the other where a row's number tells something."""

Columns = Sequence[str]

T = TypeVar("T")


class MoveSource(Protocol):
    """A database as it was at one moment; nothing of it is changed."""

    async def tables(self) -> Mapping[str, Columns]:
        """Return the columns of each table that can be written."""

    async def count(self, table: str) -> int:
        """Return how many rows a table has."""

    def rows(self, table: str, columns: Columns, at_once: int) -> AsyncIterator[Sequence[Row]]:
        """Yield the rows of a table, so many at a time."""

    async def highest(self) -> Mapping[str, int]:
        """Return the highest numbers that tables have ever given to a row, where they do."""


class Target(Protocol):
    """An empty database with the schema of today, which nobody else sees before it is whole."""

    async def tables(self) -> Mapping[str, Columns]:
        """Return the columns of each table that can be written, after those it refers to."""

    async def count(self, table: str) -> int:
        """Return how many rows a table has."""

    async def add(self, table: str, columns: Columns, rows: Sequence[Row]) -> None:
        """Add rows to a table as they are: no trigger runs."""

    async def complete(self, highest: Mapping[str, int]) -> None:
        """Let new rows have numbers above `highest`, and do what waited for all rows."""

    async def prove(self, work: Callable[[Transaction], T]) -> T:
        """Return what `work` finds."""


@asynccontextmanager
async def open_source(address: Address) -> AsyncIterator[MoveSource]:
    """Open a database to be copied.

    Raises `StorageError` when that cannot be: it has an older schema, or a bot is running on it.
    """
    if isinstance(address, Path):
        with sqlite.open_source(address) as file:
            yield file
    else:
        async with _postgres_source(address) as server:
            yield server


@asynccontextmanager
async def open_target(address: Address) -> AsyncIterator[Target]:
    """Open a database to copy to; unless the block ends without an error it stays empty.

    Raises `StorageError` when that cannot be: there is something in it.
    """
    if isinstance(address, Path):
        async with sqlite.open_target(address) as file:
            yield file
    else:
        async with _postgres_target(address) as server:
            yield server


def _postgres_source(url: "PostgresUrl") -> AbstractAsyncContextManager[MoveSource]:
    with with_extra():
        from bot.database.postgres.moving import open_source  # noqa: PLC0415 - an extra
    return open_source(url)


def _postgres_target(url: "PostgresUrl") -> AbstractAsyncContextManager[Target]:
    with with_extra():
        from bot.database.postgres.moving import open_target  # noqa: PLC0415 - an extra
    return open_target(url)


async def copy(source: MoveSource, target: Target, tell: Tell) -> Mapping[str, int]:
    """Copy everything; return how many rows of each table there are now.

    Raises `UnusableStorageError` when the target would have other rows than the source.
    """
    offered, taken = await source.tables(), await target.tables()
    wanted = {table: columns for table, columns in taken.items() if table not in _OF_PROCESSES}
    _require_same(offered, wanted)
    sizes = {table: await source.count(table) for table in wanted}
    done, most = 0, max(1, sum(sizes.values()))
    for table, columns in wanted.items():
        both = [column for column in columns if column in offered[table]]
        async for rows in source.rows(table, both, AT_ONCE):
            await target.add(table, both, rows)
            done += len(rows)
            tell(done / most)
    await target.complete(await source.highest())
    for table, size in sizes.items():
        there = await target.count(table)
        if there != size:
            raise UnusableStorageError(
                f"The copy has {there} rows of {table} instead of {size}, and was given up. "
                "Nothing was changed: try again, and report it if it happens again."
            )
    return sizes


def _require_same(offered: Mapping[str, Columns], wanted: Mapping[str, Columns]) -> None:
    """Raise `UnusableStorageError` if a table or column would be left behind."""
    for table in sorted((offered.keys() | wanted.keys()) - _OF_PROCESSES):
        differing = set(offered.get(table, ())) ^ set(wanted.get(table, ()))
        if differing - _OWN:
            raise UnusableStorageError(
                f"The table {table} is another one in both databases "
                f"({', '.join(sorted(differing))}), so that nothing was copied: something else "
                "than the bot has changed a schema."
            )
