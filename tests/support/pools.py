"""What tests ask of a pool of processes."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager

from bot.jobs.pool import WorkerPool
from tests.support.processes import wait_for
from tests.support.worker_hosts import Call

DEN, TAVERN = (("server", number) for number in range(2))

OpenPool = Callable[..., AbstractContextManager[WorkerPool]]


async def result(pool: WorkerPool, method: str, *args: object, **terms: object) -> object:
    """Return what comes of a job."""
    job = Call(method, args, **terms)  # type: ignore[arg-type] # as the fields are
    return (await pool.do(job)).result


async def pid_of(pool: WorkerPool) -> int:
    pid = await result(pool, "pid")
    assert isinstance(pid, int)
    return pid


async def until(happened: Callable[[], object]) -> None:
    await asyncio.to_thread(wait_for, happened)
