"""What stores need of a database, whichever engine it is."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, Protocol, TypeVar, overload

Value = str | int | float | bytes | None
"""What a parameter may be."""

Parameters = Mapping[str, Value]
"""Parameters by their names."""

Call = tuple[str, Parameters]
"""A statement and its parameters."""

T = TypeVar("T")

NoteStatement = Callable[[float, float], None]
"""Hears after each statement or transaction for how many seconds it waited and how many it took."""


class Engine(StrEnum):
    """The database systems that the bot runs on."""

    SQLITE = "SQLite"
    POSTGRES = "PostgreSQL"


class Row(Protocol):
    """A row of a result: its values by the names of their columns, or by their places."""

    # As of every driver: only the statement decides what is in a column.
    @overload
    def __getitem__(self, column: str, /) -> Any: ...  # noqa: ANN401 - see above
    @overload
    def __getitem__(self, column: int, /) -> Any: ...  # noqa: ANN401 - see above

    def __iter__(self) -> Iterator[Any]:
        """Yield the values."""

    def __len__(self) -> int:
        """Return how many columns there are."""

    def keys(self) -> Iterable[str]:
        """Return the names of the columns."""


class Transaction(Protocol):
    """Runs the statements of one transaction, one after another.

    What goes wrong is an error of the engine's driver, which `Database` puts into plain words.
    """

    @property
    def engine(self) -> Engine:
        """Return what runs the statements."""

    def execute(self, sql: str, parameters: Parameters | None = None) -> Sequence[Row]:
        """Run a statement and return its rows."""

    def first(self, sql: str, parameters: Parameters | None = None) -> Row | None:
        """Run a statement and return its first row, None if there is none."""

    def execute_many(self, sql: str, parameters: Iterable[Parameters]) -> None:
        """Run a statement once with each of `parameters`, at the price of one round trip."""

    def execute_batch(self, calls: Sequence[Call]) -> Sequence[Sequence[Row]]:
        """Run statements at the price of one round trip, and return the rows of each.

        None may depend on what another of them changes, nor change the same row.
        """

    def execute_later(self, sql: str, parameters: Parameters) -> None:
        """Run a statement that returns nothing, before any that is not run later, or the commit.

        Those that come together are a batch, as of `execute_batch`.
        """

    def stream(self, sql: str, parameters: Parameters | None = None) -> Iterator[Row]:
        """Yield the rows of a statement that may have more than fit into memory."""


class Database(Protocol):
    """A database whose schema is up to date, shared by every task of the bot.

    Each method raises `StorageError` within 3 seconds when the database cannot be used.
    """

    @property
    def engine(self) -> Engine:
        """Return which database system this is."""

    async def fetch(self, sql: str, parameters: Parameters | None = None) -> Sequence[Row]:
        """Run one statement and return its rows; a change is on disk before this returns."""

    async def read(self, work: Callable[[Transaction], T]) -> T:
        """Return what `work` finds with several statements that all see the same moment."""

    async def write(self, work: Callable[[Transaction], T]) -> T:
        """Do every statement of `work` or, when one of them or `work` itself fails, none.

        No other `write` runs meanwhile, in whatever process. The changes are on disk before this
        returns. `work` may be called again from the start, so it must change nothing else.
        """

    async def size(self) -> int:
        """Return how many bytes it takes up on the disk, its log not counted."""

    async def drop_deleted(self) -> None:
        """See to it that what was deleted is soon not on the disk either."""
