"""Starting the process that draws charts."""

from contextlib import AbstractContextManager
from typing import Final

from bot.jobs.job import Workers, WorkerTarget
from bot.jobs.opening import open_workers
from bot.jobs.pool import PoolSlots

_LANES: Final = PoolSlots(quick=0, slow=1)
_DRAWS_ON: Final = 300.0
"""Seconds for which the idle process and its eighty megabytes are kept after a chart."""


def open_drawing(*, own_process: bool) -> AbstractContextManager[Workers]:
    """Open the workers that draw charts, in threads unless they are to have their `own_process`."""
    return open_workers(
        WorkerTarget("bot.kit.pictures.charts:Studio"), _LANES, _DRAWS_ON, own_process=own_process
    )
