"""Opening whoever does jobs, as polite to the rest of the machine as they have to be."""

from contextlib import AbstractContextManager
from typing import Final

from bot.jobs.calls import Terms
from bot.jobs.here import open_here
from bot.jobs.job import Host, Workers
from bot.jobs.pool import Lanes, open_pool

_NICENESS: Final = 10
"""Whoever answers people comes first where there is one processor."""

_MOST_MB: Final = 1536
"""What a process may take of addresses, of which it uses a tenth: nothing may take the machine."""


def open_workers(
    host: Host, lanes: Lanes, idle_after: float | None = None, *, apart: bool
) -> AbstractContextManager[Workers]:
    """Open whoever works for `host`: a process of its own, or threads unless it is to be `apart`.

    A process without work for `idle_after` seconds ends, and begins anew with the next job.
    """
    if not apart:
        return open_here(host)
    return open_pool(Terms(host, _NICENESS, _MOST_MB), lanes, idle_after)
