"""What is sent between the bot and a process of a pool."""

import time
import traceback
from dataclasses import dataclass
from pickle import PicklingError

from bot.jobs.doing import doing
from bot.jobs.job import Done, Host, Job


@dataclass(frozen=True, slots=True)
class Terms:
    """What a process is started with: its `host`, niceness, and most memory.

    `niceness` is added to that of the bot. `most_mb` limits the address space, None: no limit.
    """

    host: Host
    niceness: int = 0
    most_mb: int | None = None


@dataclass(frozen=True, slots=True)
class Failed:
    """The answer to a job that has raised `error`."""

    error: Exception


Answer = Done | Failed
"""The answer to a `Job`."""


def answer(host: object, job: Job) -> Answer:
    """Do `job` with `host`, and return the answer; never raises."""
    began = time.thread_time()
    try:
        with doing(job):
            result = getattr(host, job.method)(*job.args)
    except Exception as error:  # noqa: BLE001 - it is raised again in the bot
        error.add_note("".join(traceback.format_exception(error)))
        return Failed(error)
    return Done(result, time.thread_time() - began)


def unsent(error: Exception) -> Failed:
    """Return the answer in place of one that cannot be sent."""
    return Failed(PicklingError(f"no answer could be sent: {error!r}"))
