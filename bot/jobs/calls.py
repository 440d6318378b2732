"""What goes over the connections between the bot and a process of its workers."""

import time
import traceback
from dataclasses import dataclass
from pickle import PicklingError

from bot.jobs.doing import doing
from bot.jobs.job import Done, Host, Job


@dataclass(frozen=True, slots=True)
class Terms:
    """On what terms a process works: for which `host`, how nice it is, and its most memory.

    `niceness` is added to that of the bot. `most_mb`: of addresses, None for as many as there are.
    """

    host: Host
    niceness: int = 0
    most_mb: int | None = None


@dataclass(frozen=True, slots=True)
class Failed:
    """That a job has raised `error`."""

    error: Exception


Answer = Done | Failed
"""What comes back for a `Job`."""


def answer(host: object, job: Job) -> Answer:
    """Do `job` with `host`, and return what came of it, whatever that is."""
    began = time.thread_time()
    try:
        with doing(job):
            result = getattr(host, job.method)(*job.args)
    except Exception as error:  # noqa: BLE001 - it is raised where the job was wanted
        error.add_note("".join(traceback.format_exception(error)))
        return Failed(error)
    return Done(result, time.thread_time() - began)


def unsent(error: Exception) -> Failed:
    """Return what is answered instead of something that cannot be sent."""
    return Failed(PicklingError(f"no answer could be sent: {error!r}"))
