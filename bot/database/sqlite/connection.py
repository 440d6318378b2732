"""The connection to the SQLite file, and the one way to run a statement on it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter
from typing import Final, Protocol, TypeVar

import aiosqlite

from bot.database.errors import StorageError, UnusableStorageError
from bot.database.ports import Call, Engine, NoteStatement, Parameters, Row, Transaction
from bot.database.sqlite.faults import plain_words
from bot.database.sqlite.file import DatabaseFile, open_file
from bot.database.sqlite.shared_commits import SharedCommits, is_change

OLDEST_SQLITE = (3, 38)
"""Strict tables, RETURNING, and the JSON operators."""

BUSY_SECONDS = 2.0
"""How long a statement waits for another process: less than the 3 s in which Discord wants an
answer."""

T = TypeVar("T")

_NONE: Final[Parameters] = {}


class _OnThread(Protocol):
    """Runs a function on the thread of the connection."""

    def __call__(self, work: Callable[..., T], /, *arguments: object) -> Awaitable[T]:
        """Return what the function returns."""


_LOOK_AGAIN = 0.02
"""Seconds between two attempts where SQLite itself does not wait."""


class SqliteTransaction:
    """The port `Transaction` on a connection, whose thread this is."""

    engine: Final = Engine.SQLITE

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Use a connection whose transaction has begun."""
        self._connection = connection

    def execute(self, sql: str, parameters: Parameters | None = None) -> Sequence[Row]:
        """Run a statement and return its rows."""
        rows: Sequence[Row] = self._connection.execute(sql, parameters or _NONE).fetchall()
        return rows

    def first(self, sql: str, parameters: Parameters | None = None) -> Row | None:
        """Run a statement and return its first row, None if there is none."""
        row: Row | None = self._connection.execute(sql, parameters or _NONE).fetchone()
        return row

    def execute_many(self, sql: str, parameters: Iterable[Parameters]) -> None:
        """Run a statement once with each of `parameters`."""
        self._connection.executemany(sql, parameters)

    def execute_batch(self, calls: Sequence[Call]) -> Sequence[Sequence[Row]]:
        """Run statements one after another, and return the rows of each."""
        return [self.execute(sql, parameters) for sql, parameters in calls]

    def execute_later(self, sql: str, parameters: Parameters) -> None:
        """Run a statement now: there is no way to spare."""
        self._connection.execute(sql, parameters)

    def stream(self, sql: str, parameters: Parameters | None = None) -> Iterator[Row]:
        """Yield the rows of a statement as SQLite finds them."""
        yield from self._connection.execute(sql, parameters or _NONE)


class SqliteDatabase:
    """The port `Database` on one connection in autocommit mode.

    Most changes are single statements, each of which is done wholly or not at all; those that wait
    for the thread at one time are committed together. What takes several is a function that runs
    them all at once on the connection's own thread. So nothing interleaves, and a cancelled task
    leaves no transaction open. Going to that thread and back is what costs: each method does it
    exactly once.
    """

    def __init__(
        self,
        connection: aiosqlite.Connection,
        path: Path,
        file: DatabaseFile,
        note: NoteStatement | None = None,
    ) -> None:
        """Take an open connection to the `file` at `path`; `note` hears of every statement."""
        self.engine: Final = Engine.SQLITE
        self._connection = connection
        self._run: _OnThread = self._on_thread if note is None else _timed(self._on_thread, note)
        self._commits = SharedCommits()
        self.path = path
        self.file = file

    async def fetch(self, sql: str, parameters: Parameters | None = None) -> Sequence[Row]:
        """Run one statement and return its rows; a change is on disk before this returns.

        Raises `StorageError` when the file cannot be used.
        """
        with plain_words(self.path):
            if is_change(sql):
                change = self._commits.add(sql, parameters or _NONE)
                connection = self._connection._conn  # noqa: SLF001 - the one of that thread
                return await self._run(self._commits.commit, connection, change)
            return await self._run(self._fetch, sql, parameters or _NONE)

    def _fetch(self, sql: str, parameters: Parameters) -> Sequence[Row]:
        connection = self._connection._conn  # noqa: SLF001 - the one of that thread
        rows: Sequence[Row] = connection.execute(sql, parameters).fetchall()
        return rows

    async def read(self, work: Callable[[Transaction], T]) -> T:
        """Return what `work` finds with several statements that all see the same moment."""
        return await self._together("BEGIN", work)

    async def write(self, work: Callable[[Transaction], T]) -> T:
        """Do every statement of `work` or, when one of them or `work` itself fails, none.

        Other processes cannot write meanwhile. The changes are on disk before this returns.
        """
        return await self._together("BEGIN IMMEDIATE", work)

    async def _together(self, begin: str, work: Callable[[Transaction], T]) -> T:
        def transact() -> T:
            connection = self._connection._conn  # noqa: SLF001 - the one of that thread
            try:
                connection.execute(begin)
                outcome = work(SqliteTransaction(connection))
                connection.execute("COMMIT")
                return outcome
            finally:
                connection.rollback()  # after the commit there is nothing left to undo

        with plain_words(self.path):
            return await self._run(transact)

    def _on_thread(self, work: Callable[..., T], /, *arguments: object) -> Awaitable[T]:
        # aiosqlite has no public way to run a function of ours on its thread (as of 0.22; its
        # issue 19 asks for one), and one hop for each statement would let other tasks come
        # between. A function that SQL calls would run there too, but SQLite hides its errors.
        run: Callable[..., Awaitable[T]] = self._connection._execute  # noqa: SLF001 - see above
        return run(work, *arguments)

    async def size(self) -> int:
        """Return how many bytes the file has, those of its log not counted."""
        try:
            return (await asyncio.to_thread(self.path.stat)).st_size
        except OSError as error:
            raise StorageError(f"The database {self.path} is not there: {error}.") from error

    async def drop_deleted(self) -> None:
        """Empty the write-ahead log: until then the file has what was deleted."""
        await self.empty_log()

    async def begin_log(self) -> None:
        """Empty the write-ahead log, and note which file the next one belongs to.

        While another program reads, the log cannot be emptied, and nothing is noted.
        """
        if await self.empty_log():
            self.file.leave_mark()

    async def empty_log(self) -> bool:
        """Bring all of the write-ahead log into the file, and tell whether nothing is left in it.

        While another program reads, something is. SQLite does not wait for a checkpoint that is
        under way, such as those of `checkpoints.py`, so this does.
        """
        clock = asyncio.get_running_loop().time
        give_up_at = clock() + BUSY_SECONDS
        while True:
            [(busy, _, _)] = await self.fetch("PRAGMA wal_checkpoint(TRUNCATE)")
            if not busy or clock() > give_up_at:
                return not busy
            await asyncio.sleep(_LOOK_AGAIN)

    async def use_wal(self) -> None:
        """Let readers and a writer work side by side from now on; the file remembers it.

        SQLite does not wait for other processes here, so this does.
        """
        clock = asyncio.get_running_loop().time
        give_up_at = clock() + BUSY_SECONDS
        with plain_words(self.path):
            while True:
                try:
                    await self._connection.execute_fetchall("PRAGMA journal_mode = WAL")
                except sqlite3.OperationalError as error:
                    if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or clock() > give_up_at:
                        raise
                    await asyncio.sleep(_LOOK_AGAIN)
                else:
                    return

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Do every statement of the block or none, with the file locked against other writers.

        For the start only: a statement of another task would become part of it.
        """
        await self.fetch("BEGIN IMMEDIATE")
        try:
            yield
            await self.fetch("COMMIT")
        finally:
            await self._connection.rollback()  # after the commit there is nothing left to undo


@asynccontextmanager
async def open_database(
    path: Path, note: NoteStatement | None = None
) -> AsyncIterator[SqliteDatabase]:
    """Open the file at `path`, made with its folder when missing, and close it at the end.

    Nobody but its owner may read it from then on. `note` hears of every statement. Raises
    `StorageError` when it cannot be used.
    """
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise UnusableStorageError(
            f"This Python brings SQLite {sqlite3.sqlite_version}, which is too old: "
            "run the bot with a Python that brings SQLite 3.38 or newer."
        )
    _make_file(path)
    with open_file(path) as file:
        file.require_own_log()
        file.make_private()
        connection = await aiosqlite.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        try:
            connection.row_factory = sqlite3.Row
            connection.text_factory = as_text
            database = SqliteDatabase(connection, path, file, note)
            # FULL waits for the disk at each commit, so that not even a power cut takes back what
            # was shown. NORMAL would survive a killed process only; the wait is 0.1 ms on a quiet
            # disk and some 4 ms on a busy one, on the connection's thread, not on the event loop.
            await database.fetch("PRAGMA synchronous = FULL")
            # SQLite checks the condition of a partial index with a temporary table, at every change
            # of a match. In a file, as it is by default, that costs five times the change itself.
            await database.fetch("PRAGMA temp_store = MEMORY")
            # Otherwise what was deleted stays in the file until something else takes its place.
            await database.fetch("PRAGMA secure_delete = ON")
            yield database
        finally:
            await connection.close()


def _timed(on_thread: _OnThread, note: NoteStatement) -> _OnThread:
    """Return `on_thread` such that `note` hears how long each function waited, and took."""

    async def run(work: Callable[..., T], /, *arguments: object) -> T:
        asked = perf_counter()
        begun = ended = 0.0

        def measured() -> T:
            nonlocal begun, ended
            begun = perf_counter()
            try:
                return work(*arguments)
            finally:
                ended = perf_counter()

        try:
            return await on_thread(measured)
        finally:
            if ended:  # who was cancelled before waits for nothing any more
                note(begun - asked, ended - begun)

    return run


def as_text(stored: bytes) -> str:
    """Return a text of the database; a byte that is no text spoils nothing but its own place.

    Left to itself, sqlite3 would give up all rows of the statement.
    """
    return stored.decode("utf-8", "replace")


def _make_file(path: Path) -> None:
    """Make the file and its folder where they are missing, or raise `StorageError`.

    aiosqlite is not left to find out: after a failed attempt its thread may outlive the event loop
    that it wants to tell, and the user would see that traceback.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnusableStorageError(
            f"The folder {path.parent} for the database cannot be made ({error.strerror}). "
            "Make it yourself, or name another file in FARKLE_DATABASE."
        ) from error
    with plain_words(path):
        sqlite3.connect(path).close()
