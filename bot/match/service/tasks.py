"""Background work: kept referenced, errors logged, cancelled at the end."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")

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


class Inbox(Generic[T]):
    """What waits for the worker of one key, oldest first; the worker goes through it."""

    def __init__(self, key: int, most: int | None) -> None:
        """Keep the newest `most` values, or all for None."""
        self.key = key
        self.was_taken_from = False
        self._waiting: deque[T] = deque(maxlen=most)

    def __bool__(self) -> bool:
        """Tell whether anything waits."""
        return bool(self._waiting)

    def __iter__(self) -> Iterator[T]:
        """Take out one value after another, also those that come meanwhile."""
        while self._waiting:
            yield self.take()

    @property
    def newest(self) -> T | None:
        """Return the value that came last, None if nothing waits."""
        return self._waiting[-1] if self._waiting else None

    def put(self, value: T) -> None:
        """Let a value wait; the oldest one goes where there are too many."""
        self._waiting.append(value)

    def put_back(self, value: T) -> None:
        """Let a value wait that was taken out, unless a newer one does by now."""
        if not self._waiting:
            self._waiting.append(value)

    def take(self) -> T:
        """Take out the value that waits for longest; there must be one."""
        self.was_taken_from = True
        return self._waiting.popleft()


class LatestWins(Generic[T]):
    """Work in the background that only the latest value matters to, with one worker for each key.

    A worker ends once nothing waits for it. An error is logged and ends it too; then what waits has
    a new one, unless the worker failed before it took anything.
    """

    def __init__(
        self,
        tasks: Tasks,
        name: str,
        work: Callable[[Inbox[T]], Coroutine[object, object, None]],
        most: int | None = 1,
    ) -> None:
        """Do `work` in tasks called `name`; of more than `most` values the oldest are dropped."""
        self._tasks = tasks
        self._name = name
        self._work = work
        self._most = most
        self._inboxes: dict[int, Inbox[T]] = {}

    def put(self, key: int, value: T) -> None:
        """Let the worker of `key` do its work for `value`."""
        has_worker = key in self._inboxes
        self._inboxes.setdefault(key, Inbox(key, self._most)).put(value)
        if not has_worker:
            self._begin(key)

    def newest(self, key: int) -> T | None:
        """Return the value that waits for the worker of `key`, None if there is none."""
        inbox = self._inboxes.get(key)
        return None if inbox is None else inbox.newest

    def _begin(self, key: int) -> None:
        self._tasks.start(self._run(key), f"{self._name} {key}")

    async def _run(self, key: int) -> None:
        inbox = self._inboxes[key]
        inbox.was_taken_from = False
        try:
            await self._work(inbox)
        finally:
            if inbox and inbox.was_taken_from:
                self._begin(key)
            else:
                del self._inboxes[key]
