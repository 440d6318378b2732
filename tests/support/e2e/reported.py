"""Errors that a person was told of by a reference, and the log by a traceback."""

import logging
import re
from collections.abc import Callable

from tests.support.e2e.table import say

Logged = Callable[[], list[logging.LogRecord]]
"""Lists the errors in the log."""


def is_reported(sentence: str, key: str, logged: Logged, **values: str) -> type[BaseException]:
    """Check that `sentence` refers to the one error in the log, and return that error's type."""
    [record] = logged()
    found = re.search(r"\b[0-9a-f]{6}\b", record.getMessage())
    assert found is not None
    assert sentence == say(key, reference=found[0], **values)
    assert record.exc_info is not None
    kind, _, traceback = record.exc_info
    assert kind is not None
    assert traceback is not None
    return kind
