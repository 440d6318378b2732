"""Background work: kept referenced, errors logged, cancelled at the end."""

import asyncio
import logging
from collections.abc import Coroutine

_log = logging.getLogger(__name__)


class Tasks:
    """The background tasks of one bot."""

    def __init__(self) -> None:
        """Begin with none."""
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False

    def start(self, work: Coroutine[object, object, None], name: str) -> None:
        """Run `work` in the background; an error in it is logged with its traceback.

        After `cancel` nothing begins any more.
        """
        if self._closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._ended)

    async def cancel(self) -> None:
        """Cancel what is running and wait until it has ended."""
        self._closed = True
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("background task %s failed", task.get_name(), exc_info=error)
