"""Opening the database, whichever engine it is."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.config import PostgresUrl
from bot.database.checkup import Checkup
from bot.database.errors import UnusableStorageError
from bot.database.migrations import Schema
from bot.database.ports import Database, NoteStatement
from bot.database.sqlite import checkup as file_checkup
from bot.database.sqlite import opening as sqlite

if TYPE_CHECKING:
    from bot.database.postgres.connection import PostgresDatabase  # what it needs is an extra

Address = Path | PostgresUrl
"""Where a database is: a file of SQLite, or a server."""

Receive = Callable[[str | None], None]
"""Takes in a line that was told."""

_EXTRA: Final = frozenset({"asyncpg", "greenlet"})


@asynccontextmanager
async def open_database(
    address: Address,
    note: NoteStatement | None,
    migrated: Callable[[Database], Awaitable[None]],
    *,
    alone: bool = False,
) -> AsyncIterator[Database]:
    """Open the database at `address`, bring its schema up to date, and close it at the end.

    `note` hears of every statement; `migrated` is called before anybody else may use the database.
    With `alone` the schema is left where a process of the bot is connected to a server. Nothing
    tells who is connected to a file: the caller has to be its only user.
    Raises `StorageError`, whose message says what to do, when it cannot be used.
    """
    if isinstance(address, Path):
        async with sqlite.open_sqlite(address, note, migrated) as file:
            yield file
    else:
        async with _postgres(address, note, alone=alone) as server:
            await migrated(server)
            yield server


@asynccontextmanager
async def open_beside(address: Address) -> AsyncIterator[Database]:
    """Open the database at `address` while the bot may be using it too, for work that takes long.

    Its schema stays as it is. Raises `StorageError` when it cannot be used, or has another schema
    than that of today.
    """
    if isinstance(address, Path):
        async with sqlite.open_beside(address) as file:
            yield file
    else:
        with with_extra():
            from bot.database.postgres.opening import open_current  # noqa: PLC0415 - an extra
        async with open_current(address) as server:
            yield server


def open_ears(address: Address, receive: Receive) -> AbstractAsyncContextManager[None]:
    """Let `receive` hear what the processes that share a bot tell each other.

    It is told None where it may have missed something.
    """
    assert not isinstance(address, Path)  # a file is for one process
    from bot.database.postgres.listening import listening  # noqa: PLC0415 - an extra

    return listening(address, receive)


def _postgres(
    url: PostgresUrl, note: NoteStatement | None, *, alone: bool
) -> "AbstractAsyncContextManager[PostgresDatabase]":
    with with_extra():
        from bot.database.postgres.opening import open_postgres  # noqa: PLC0415 - see above
    return open_postgres(url, note, alone=alone)


async def examine(address: Address) -> Checkup:
    """Return how the database at `address` is; it takes seconds for a large file.

    Raises `StorageError` when it cannot be read, or was written by a newer version of the bot.
    """
    if isinstance(address, Path):
        return file_checkup.examine(address)
    with with_extra():
        from bot.database.postgres import checkup  # noqa: PLC0415 - see above
    return await checkup.examine(address)


async def schema_of(address: Address) -> Schema:
    """Return which schema the database at `address` has; a file must be there.

    Raises `StorageError` when it cannot be read, or was written by a newer version of the bot.
    """
    if isinstance(address, Path):
        return file_checkup.schema_of(address)
    with with_extra():
        from bot.database.postgres import checkup  # noqa: PLC0415 - see above
    return await checkup.schema_of(address)


async def note_in(address: Address, key: str) -> str | None:
    """Return the note `key` of the database at `address`, None where there is none.

    Raises `StorageError` when the database cannot be read.
    """
    if isinstance(address, Path):
        return file_checkup.note_in(address, key)
    with with_extra():
        from bot.database.postgres import checkup  # noqa: PLC0415 - see above
    return await checkup.note_in(address, key)


@contextmanager
def with_extra() -> Iterator[None]:
    """Say what to install where the driver of PostgreSQL, an extra, cannot be imported."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name not in _EXTRA:
            raise
        raise UnusableStorageError(
            f"PostgreSQL needs the package {error.name}: install farkle-discord[postgres]."
        ) from error
