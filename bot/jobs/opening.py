"""Starting workers that leave room for the rest of the machine."""

from contextlib import AbstractContextManager
from typing import Final

from bot.jobs.calls import ProcessOptions
from bot.jobs.job import Workers, WorkerTarget
from bot.jobs.pool import PoolSlots, open_pool
from bot.jobs.thread_workers import open_here

_NICENESS: Final = 10
"""On a single processor, answering people comes first."""

_MOST_MB: Final = 1536
"""The limit of a process's address space, of which it uses a tenth."""


def open_workers(
    host: WorkerTarget, lanes: PoolSlots, idle_after: float | None = None, *, own_process: bool
) -> AbstractContextManager[Workers]:
    """Open workers for `host`, in threads unless they are to have their `own_process`.

    A process without work for `idle_after` seconds ends, and starts again with the next job.
    """
    if not own_process:
        return open_here(host)
    return open_pool(ProcessOptions(host, _NICENESS, _MOST_MB), lanes, idle_after)
