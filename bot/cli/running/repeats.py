"""Tracebacks that come again and again: the first is written, the others are counted.

That the database cannot be used says all by itself, in one line.
"""

from collections import OrderedDict
from copy import copy
from dataclasses import dataclass
from logging import LogRecord, StreamHandler
from typing import Final, TextIO

from bot.client.guard.refusals import fault_id
from bot.database.errors import StorageError
from bot.match.model.errors import DamagedMatchError

ANEW: Final = 3600
"""Seconds after which a traceback is written again: a log may have been put away meanwhile."""

MOST_KINDS: Final = 200
"""The kinds of errors that are remembered, those that came last."""


@dataclass(slots=True)
class _Kind:
    """Errors of a kind since the traceback of one was written, at `written` (unix seconds)."""

    written: float
    seen: int = 1


class Repeats:
    """Counts records with tracebacks, by what went wrong where."""

    def __init__(self) -> None:
        """Have seen none yet."""
        self._kinds: OrderedDict[tuple[str, str], _Kind] = OrderedDict()

    def shortened(self, record: LogRecord) -> LogRecord | None:
        """Return `record` as it is to be written, None where it has only to be counted.

        A line says how often it was seen when that has doubled, and when its traceback is written
        once more.
        """
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return record
        record = _shown(record, error)
        key = record.name, fault_id(error)
        kind = self._kinds.pop(key, None)
        if kind is None:
            self._remember(key, _Kind(record.created))
            return record
        kind.seen += 1
        if record.created - kind.written >= ANEW:
            self._remember(key, _Kind(record.created))
            return _with_count(record, kind.seen)
        self._remember(key, kind)
        if kind.seen.bit_count() > 1:
            return None
        return _with_count(_without_traceback(record), kind.seen)

    def _remember(self, key: tuple[str, str], kind: _Kind) -> None:
        self._kinds[key] = kind
        if len(self._kinds) > MOST_KINDS:
            self._kinds.popitem(last=False)


class CountingHandler(StreamHandler[TextIO]):
    """Writes to standard error, tracebacks that come again as a number."""

    def __init__(self) -> None:
        """Have seen none yet."""
        super().__init__()
        self._repeats = Repeats()

    def emit(self, record: LogRecord) -> None:
        """Write `record`, unless it is only counted."""
        shortened = self._repeats.shortened(record)
        if shortened is not None:
            super().emit(shortened)


def _shown(record: LogRecord, error: BaseException) -> LogRecord:
    """Return `record` with as much of its `error` as a reader needs."""
    if not isinstance(error, StorageError) or isinstance(error, DamagedMatchError):
        return record
    told = _without_traceback(record)
    told.msg, told.args = f"{record.getMessage()}: {error}", None
    return told


def _without_traceback(record: LogRecord) -> LogRecord:
    short = copy(record)
    short.exc_info = short.exc_text = None
    return short


def _with_count(record: LogRecord, seen: int) -> LogRecord:
    """Return a copy of `record` that says how often it was seen."""
    told = copy(record)
    told.msg, told.args = f"{record.getMessage()} (seen {seen} times)", None
    return told
