"""What takes long with a large database, and how far it is: for whoever waits for it."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from enum import StrEnum

Tell = Callable[[float], None]
"""Hears how much is done, from 0 to 1."""


class LongWork(StrEnum):
    """What takes long."""

    COPYING = "copying"
    CHECKING = "checking"
    """SQLite looks at a whole file, and does not say how far it is."""
    MIGRATING = "migrating"
    COUNTING = "counting"
    COMPARING = "comparing"
    """What was counted with what is kept; with `fix` it is kept then."""


Show = Callable[[LongWork], AbstractContextManager[Tell]]
"""Shows for as long as something lasts how far it is."""


@contextmanager
def quietly(work: LongWork) -> Iterator[Tell]:
    """Show nothing."""
    del work
    yield lambda _: None
