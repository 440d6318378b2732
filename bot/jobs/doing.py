"""What the thread at hand is doing: for whom, and whether it may take long."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from bot.jobs.job import Job, Party, TakesLong

_job: ContextVar[Job | None] = ContextVar("job", default=None)


@contextmanager
def doing(job: Job) -> Iterator[None]:
    """Do `job` in the block."""
    before = _job.set(job)
    try:
        yield
    finally:
        _job.reset(before)


def party() -> Party:
    """Return for whom something is done; None outside jobs."""
    job = _job.get()
    return None if job is None else job.party


def expect_to_take_long() -> None:
    """Say that seconds of work come next: a job that is not patient ends here with `TakesLong`."""
    job = _job.get()
    if job is not None and not job.patient:
        raise TakesLong
