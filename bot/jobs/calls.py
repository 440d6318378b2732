"""What is sent between the bot and a process of a pool."""

import pickle
import time
import traceback
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.jobs.job import Done, Job, WorkerTarget
from bot.jobs.job_context import job_context

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ProcessOptions:
    """Options of a process: its `host`, niceness, and most memory.

    `niceness` is added to that of the bot. `most_mb` limits the address space, None: no limit.
    """

    host: WorkerTarget
    niceness: int = 0
    most_mb: int | None = None


@dataclass(frozen=True, slots=True)
class Failed:
    """The answer to a job that has raised `error`."""

    error: Exception


def answer(host: object, job: Job[Any, T]) -> Done[T] | Failed:
    """Do `job` with `host`, and return the answer; never raises."""
    began = time.thread_time()
    try:
        with job_context(job):
            result = job.done_by(host)
    except Exception as error:  # noqa: BLE001 - it is raised again in the bot
        return Failed(_sendable(error))
    return Done(result, time.thread_time() - began)


def unsent(error: Exception) -> Failed:
    """Return the answer in place of one that cannot be sent."""
    return Failed(pickle.PicklingError(f"no answer could be sent: {error!r}"))


def _sendable(error: Exception) -> Exception:
    """Return `error` with its traceback as a note.

    An exception whose constructor wants something else than its `args` cannot be made anew in the
    bot: one that says the same takes its place.
    """
    told = "".join(traceback.format_exception(error))
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - what was pickled in this very line
    except Exception:  # noqa: BLE001 - whatever a constructor raises
        error = RuntimeError(repr(error))
    error.add_note(told)
    return error
