"""A traceback that comes again and again is written once an hour, and counted in between."""

import io
import logging
from collections.abc import Iterator

import pytest

from bot.cli.running.log import SafeFormatter
from bot.cli.running.repeats import ANEW, MOST_KINDS, CountingHandler, Repeats
from bot.database.errors import StorageError

LOG = logging.getLogger("bot.somewhere")
KINDS = [type(f"Error{number}", (Exception,), {}) for number in range(MOST_KINDS + 1)]


def fail(kind: type[Exception]) -> None:
    raise kind("from somebody")


def record(kind: type[Exception] = ValueError, at: float = 0) -> logging.LogRecord:
    """Return the record of an error that came about at one place, at `at`."""
    with pytest.raises(kind) as failed:
        fail(kind)
    exc_info = (kind, failed.value, failed.value.__traceback__)
    made = LOG.makeRecord(LOG.name, logging.ERROR, __file__, 1, "failed in %s", ("x",), exc_info)
    made.created = at
    return made


def written(repeats: Repeats, records: Iterator[logging.LogRecord]) -> list[tuple[str, bool]]:
    """Return the messages that are written of `records`, and whether their traceback is."""
    shortened = [repeats.shortened(logged) for logged in records]
    return [
        (logged.getMessage(), logged.exc_info is not None)
        for logged in shortened
        if logged is not None
    ]


def test_the_first_is_written_and_the_others_counted() -> None:
    assert written(Repeats(), (record() for _ in range(100))) == [
        ("failed in x", True),
        *((f"failed in x (seen {count} times)", False) for count in (2, 4, 8, 16, 32, 64)),
    ]


def test_it_is_written_once_more_an_hour_later() -> None:
    times = (0, 1, 2, ANEW - 1, ANEW, ANEW + 1)
    assert written(Repeats(), (record(at=at) for at in times)) == [
        ("failed in x", True),
        ("failed in x (seen 2 times)", False),
        ("failed in x (seen 4 times)", False),
        ("failed in x (seen 5 times)", True),
        ("failed in x (seen 2 times)", False),
    ]


def test_what_is_counted_does_not_grow() -> None:
    repeats = Repeats()
    assert len(written(repeats, map(record, KINDS))) == len(KINDS)
    assert written(repeats, iter([record(KINDS[-1])])) == [("failed in x (seen 2 times)", False)]
    assert written(repeats, iter([record(KINDS[0])])) == [("failed in x", True)]


def test_others_are_as_they_were() -> None:
    plain = LOG.makeRecord(LOG.name, logging.WARNING, __file__, 1, "again", (), None)
    repeats, first, second = Repeats(), record(), record()
    assert [repeats.shortened(plain) for _ in range(3)] == [plain] * 3
    repeats.shortened(first)
    repeats.shortened(second)
    assert second.getMessage() == "failed in x"
    assert second.exc_info is not None, "other handlers have it whole"


def test_a_hundred_tracebacks_are_a_few_lines() -> None:
    handler = CountingHandler()
    handler.setStream(stream := io.StringIO())
    handler.setFormatter(SafeFormatter(""))
    for _ in range(100):
        handler.handle(record())
    assert stream.getvalue().count("Traceback") == 1
    assert len(stream.getvalue()) < 2000


def test_a_database_that_cannot_be_used_is_one_line() -> None:
    assert written(Repeats(), (record(StorageError) for _ in range(3))) == [
        ("failed in x: from somebody", False),
        ("failed in x: from somebody (seen 2 times)", False),
    ]
