"""The pool: takes jobs from a fair queue to a process, and returns the answers."""

import asyncio
import logging
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Lock, Thread
from typing import Any, Final, TypeVar

from bot.jobs.calls import Failed, ProcessOptions
from bot.jobs.fair_queue import FairQueue, TooMuchWaits
from bot.jobs.job import AnyJob, Done, Job, Urgency, WorkUndone
from bot.jobs.process import ProcessEnded, ProcessHangs, WorkProcess

T = TypeVar("T")

_log = logging.getLogger(__name__)

_ATTEMPTS: Final = 2
"""How often a job is begun whose process ends: another job may have been to blame."""


@dataclass(frozen=True, slots=True)
class PoolSlots:
    """How many jobs are done at a time: `quick` ones, `slow` ones, and `idle` ones.

    - `idle`: jobs that nobody waits for, slow or not, done when the processor has nothing better
      to do. Without such a lane the others do them when nothing else waits.
    - `quick_within`, `slow_within`: seconds after which a process that has not done one counts
      as hanging.
    """

    quick: int = 2
    slow: int = 1
    idle: int = 0
    quick_within: float = 60.0
    slow_within: float = 300.0

    @property
    def count(self) -> int:
        """Return how many lanes there are; the idle ones are the last."""
        return self.quick + self.slow + self.idle


@dataclass(slots=True)
class _Waiting:
    """A job in the queue, and its future."""

    job: AnyJob
    put_at: float = field(default_factory=time.monotonic)
    future: "Future[Done[Any]]" = field(default_factory=Future)

    def is_wanted(self) -> bool:
        """Tell whether to begin; a job that has waited too long ends with `WorkUndone`."""
        if not self.future.set_running_or_notify_cancel():
            return False
        until = self.job.until
        if until is not None and time.monotonic() - self.put_at > until:
            self.future.set_exception(WorkUndone("it was not begun in time"))
            return False
        return True


class WorkerPool:
    """Does jobs in a process, which starts with the first of them.

    Slow jobs have lanes of their own, so that quick ones never wait for them, and so may idle
    ones. A process without work for `idle_after` seconds ends, and starts again later.
    """

    def __init__(
        self, terms: ProcessOptions, lanes: PoolSlots, idle_after: float | None = None
    ) -> None:
        """Start nothing yet."""
        self._terms = terms
        self._lanes = lanes
        self._idle_after = idle_after
        self._quick = FairQueue[_Waiting]()
        self._slow = FairQueue[_Waiting]()
        self._idle = FairQueue[_Waiting]()
        self._threads: list[Thread] = []
        self._process: WorkProcess | None = None
        self._changing = Lock()
        self._busy = 0
        self._used_at = 0.0
        self._closed = False

    async def do(self, job: Job[Any, T]) -> Done[T]:
        """Return the result of `job`, as the port `Workers` says."""
        if not self._threads:
            self._open_lanes()
        waiting = _Waiting(job)
        try:
            self._queue_of(job).put(job.quota_key, job.urgency, waiting)
        except TooMuchWaits:
            raise WorkUndone("too much waits already") from None
        done: Done[T] = await asyncio.wrap_future(waiting.future)
        return done

    def waiting(self) -> Mapping[str, int]:
        """Return how many jobs wait for a lane of each kind, as the port `Workers` says."""
        lanes = self._lanes
        queues = (
            ("quick", lanes.quick, self._quick),
            ("patient", lanes.slow, self._slow),  # as the metrics have always called it
            ("idle", lanes.idle, self._idle),
        )
        return {kind: len(queue) for kind, count, queue in queues if count}

    def close(self) -> None:
        """End the process, and drop all jobs."""
        with self._changing:
            self._closed = True
            process, self._process = self._process, None
        for queue in (self._quick, self._slow, self._idle):
            for waiting in queue.close():
                waiting.future.cancel()
        if process is not None:
            process.end()
        for thread in self._threads:
            thread.join()

    def _queue_of(self, job: AnyJob) -> FairQueue[_Waiting]:
        if self._lanes.idle and job.urgency is Urgency.IDLE:
            return self._idle
        return self._slow if job.allow_slow else self._quick

    def _open_lanes(self) -> None:
        lanes = self._lanes
        kinds = [(self._quick, lanes.quick_within)] * lanes.quick
        kinds += [(self._slow, lanes.slow_within)] * lanes.slow
        kinds += [(self._idle, lanes.slow_within)] * lanes.idle
        for lane, (queue, within) in enumerate(kinds):
            thread = Thread(target=self._work, args=(lane, queue, within), name=f"lane {lane}")
            self._threads.append(thread)
            thread.start()

    def _work(self, lane: int, queue: FairQueue[_Waiting], within: float) -> None:
        """Do the jobs of `queue` on a lane until it is closed."""
        while True:
            try:
                waiting = queue.take(self._idle_after)
            except TimeoutError:
                self._rest()
                continue
            if waiting is None:
                return
            if waiting.is_wanted():
                with self._at_work():
                    self._do(lane, waiting, within)

    def _do(self, lane: int, waiting: _Waiting, within: float) -> None:
        try:
            answer = self._answer(lane, waiting.job, within)
        except Exception as error:  # noqa: BLE001 - it becomes the answer
            waiting.future.set_exception(error)
            return
        if isinstance(answer, Failed):
            waiting.future.set_exception(answer.error)
        else:
            waiting.future.set_result(answer)

    def _answer(self, lane: int, job: AnyJob, within: float) -> Done[Any] | Failed:
        for _ in range(_ATTEMPTS):
            process = self._running()
            try:
                return process.do(lane, job, within)
            except ProcessHangs:
                _log.warning("process %d hangs at %s and is replaced", process.pid, job.name)
                self._give_up(process)
                raise WorkUndone(f"{job.name} was not done in {within:.0f} s") from None
            except ProcessEnded:
                self._give_up(process)
        raise WorkUndone(f"its process ended at {job.name}, {_ATTEMPTS} times")

    def _running(self) -> WorkProcess:
        """Return the process, started if need be."""
        with self._changing:
            if self._closed:
                raise WorkUndone("the bot is leaving")
            if self._process is None:
                try:
                    self._process = WorkProcess(self._terms, self._lanes.count, self._lanes.idle)
                except OSError as error:
                    raise WorkUndone(f"no process could be started: {error}") from error
                _log.info("%s works in process %d", self._terms.host.factory, self._process.pid)
            return self._process

    def _give_up(self, process: WorkProcess) -> None:
        """Replace a process that hangs or has ended by a new one."""
        with self._changing:
            if self._process is process:
                self._process = None
                if not self._closed:
                    _log.warning("process %d is replaced", process.pid)
        process.kill()

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        with self._changing:
            self._busy += 1
        try:
            yield
        finally:
            with self._changing:
                self._busy -= 1
                self._used_at = time.monotonic()

    def _rest(self) -> None:
        """End the process unless it has work, or had some just now."""
        with self._changing:
            idle = time.monotonic() - self._used_at
            if self._busy or self._idle_after is None or idle < self._idle_after:
                return
            process, self._process = self._process, None
        if process is not None:
            process.end()


@contextmanager
def open_pool(
    terms: ProcessOptions, lanes: PoolSlots, idle_after: float | None = None
) -> Iterator[WorkerPool]:
    """Open a pool; its process and threads end with the block."""
    pool = WorkerPool(terms, lanes, idle_after)
    try:
        yield pool
    finally:
        pool.close()
