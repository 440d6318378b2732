"""Changes that wait while another is on its way to the disk, and then go there together."""

import sqlite3
from collections import deque
from collections.abc import Sequence
from typing import Final

from bot.database.ports import Parameters, Row

_WORDS: Final = ("INSERT", "UPDATE", "DELETE")
"""What statements begin with that may be part of a transaction, and change something."""


def is_change(sql: str) -> bool:
    """Tell whether a statement can be committed with others."""
    return sql.startswith(_WORDS)


class QueuedChange:
    """A statement, and what came of it."""

    def __init__(self, sql: str, parameters: Parameters) -> None:
        """Take a statement that was not run yet."""
        self._sql = sql
        self._parameters = parameters
        self._rows: Sequence[Row] | None = None
        self.error: Exception | None = None

    @property
    def is_done(self) -> bool:
        """Tell whether it was run, or failed."""
        return self._rows is not None or self.error is not None

    @property
    def rows(self) -> Sequence[Row]:
        """Return the rows of the statement; raises what went wrong."""
        if self.error is not None:
            raise self.error
        assert self._rows is not None  # it was run
        return self._rows

    def run(self, connection: sqlite3.Connection) -> None:
        """Run the statement, and keep what came of it."""
        try:
            self._rows = connection.execute(self._sql, self._parameters).fetchall()
        except Exception as error:  # noqa: BLE001 - raised by `rows`, to whom it concerns
            self.error = error


class SharedCommits:
    """Commits changes, all those together that have come meanwhile.

    Each commit waits for the disk, and one that has more to write waits hardly any longer. Nobody
    waits for others to come: what there is when the thread is free is a group, mostly of one.
    """

    def __init__(self) -> None:
        """Begin without any."""
        self._waiting: deque[QueuedChange] = deque()

    def add(self, sql: str, parameters: Parameters) -> QueuedChange:
        """Return a statement as a change, which the next call of `commit` does, whoever's it is."""
        change = QueuedChange(sql, parameters)
        self._waiting.append(change)
        return change

    def commit(self, connection: sqlite3.Connection, change: QueuedChange) -> Sequence[Row]:
        """Return the rows of `change`, once it is on the disk with all that wait.

        One that is refused, as by an index, spoils no other. Where SQLite gives up them all, as on
        a full disk, all fail.
        """
        if not change.is_done:
            group = [self._waiting.popleft() for _ in range(len(self._waiting))]
            if len(group) == 1 or connection.in_transaction:
                for waiting in group:
                    waiting.run(connection)
            else:
                _commit(connection, group)
        return change.rows


def _commit(connection: sqlite3.Connection, group: Sequence[QueuedChange]) -> None:
    """Do all of a group that can be done, in one transaction."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        for change in group:
            change.run(connection)
            _require_transaction(connection, change)
        connection.execute("COMMIT")
    except Exception as error:  # noqa: BLE001 - raised to everybody whom it concerns
        for change in group:
            change.error = change.error or error
    finally:
        connection.rollback()  # after the commit there is nothing left to undo


def _require_transaction(connection: sqlite3.Connection, change: QueuedChange) -> None:
    """Raise what went wrong with a change if SQLite has undone the others with it."""
    if change.error is not None and not connection.in_transaction:
        raise change.error
