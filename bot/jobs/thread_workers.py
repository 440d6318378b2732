"""Jobs in threads of this process, where a process of their own gains nothing."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property
from typing import Any, TypeVar

from bot.jobs.calls import Failed, answer
from bot.jobs.job import CLOSING, Done, Job, WorkerTarget

T = TypeVar("T")


class ThreadWorkers:
    """The port `Workers` in threads; no job takes long, and none waits for another."""

    def __init__(self, host: WorkerTarget) -> None:
        """Make the host with the first job."""
        self._terms = host

    async def do(self, job: Job[Any, T]) -> Done[T]:
        """Do `job` in a thread of this process."""
        done = await asyncio.to_thread(answer, self._host, replace(job, allow_slow=True))
        if isinstance(done, Failed):
            raise done.error
        return done

    def waiting(self) -> Mapping[str, int]:
        """Return that no job waits."""
        return {}

    def close(self) -> None:
        """Close the host, if there is one."""
        if "_host" in self.__dict__:
            getattr(self._host, CLOSING, lambda: None)()

    @cached_property
    def _host(self) -> object:
        return self._terms.make()


@contextmanager
def open_here(host: WorkerTarget) -> Iterator[ThreadWorkers]:
    """Open `ThreadWorkers` for a host, which is closed at the end of the block."""
    here = ThreadWorkers(host)
    try:
        yield here
    finally:
        here.close()
