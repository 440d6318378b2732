"""What this thread is working on: for whom, and whether it may take long."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from bot.jobs.job import Job, Party, SlowWork

_job: ContextVar[Job | None] = ContextVar("job", default=None)


@contextmanager
def doing(job: Job) -> Iterator[None]:
    """Mark the block as doing `job`."""
    before = _job.set(job)
    try:
        yield
    finally:
        _job.reset(before)


def party() -> Party:
    """Return for whom this thread works; None outside jobs."""
    job = _job.get()
    return None if job is None else job.party


def expect_to_take_long() -> None:
    """Announce seconds of work: a job that is not patient ends here with `SlowWork`."""
    job = _job.get()
    if job is not None and not job.patient:
        raise SlowWork
