"""The job that a thread is doing: whose quota it uses, and whether it may be slow."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from bot.jobs.job import AnyJob, QuotaKey, SlowWork

_job: ContextVar[AnyJob | None] = ContextVar("job", default=None)


@contextmanager
def job_context(job: AnyJob) -> Iterator[None]:
    """Make `job` the one that this thread is doing, until the block ends."""
    before = _job.set(job)
    try:
        yield
    finally:
        _job.reset(before)


def quota_key() -> QuotaKey:
    """Return the quota key of the job that this thread does; None outside jobs."""
    job = _job.get()
    return None if job is None else job.quota_key


def require_slow_allowed() -> None:
    """Announce seconds of work: a job that may not be slow ends here with `SlowWork`."""
    job = _job.get()
    if job is not None and not job.allow_slow:
        raise SlowWork
