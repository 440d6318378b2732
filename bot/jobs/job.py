"""Jobs, and how they can end."""

import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, Protocol

QuotaKey = tuple[str, int] | None
"""Whose quota a job uses: kind and id of a person or server. None: nobody in particular."""


class Urgency(IntEnum):
    """The order in which the jobs of one quota key are done."""

    ASKED = 0
    """A person waits for the answer."""
    MOVE = 1
    """People wait for a move of the bot."""
    IDLE = 2
    """Nobody waits: done when nothing else waits, for any quota key."""


class SlowWork(Exception):
    """The job takes seconds, because something that it needs is not in memory."""


class WorkUndone(Exception):
    """A job was not done: too much waits, it took too long, or its process ended."""


@dataclass(frozen=True, slots=True)
class WorkerTarget:
    """The object whose methods are called: the result of `factory`, named `package.module:name`."""

    factory: str
    args: tuple[object, ...] = ()

    def make(self) -> object:
        """Return the object."""
        made: object = pkgutil.resolve_name(self.factory)(*self.args)
        return made


@dataclass(frozen=True, slots=True)
class Job:
    """A call of the method `method` of a host; arguments and result can be pickled.

    - `allow_slow`: it may take seconds; otherwise it ends with `SlowWork` if it would.
    - `until`: seconds after which it is dropped if it has not begun.
    """

    method: str
    args: tuple[object, ...] = ()
    quota_key: QuotaKey = None
    urgency: Urgency = Urgency.ASKED
    allow_slow: bool = False
    until: float | None = None


class Workers(Protocol):
    """Does jobs."""

    async def do(self, job: Job) -> "Done":
        """Return the result of `job`.

        Raises what the method raises, and `SlowWork` and `WorkUndone`.
        """

    def waiting(self) -> Mapping[str, int]:
        """Return how many jobs have not begun, by the kind of lane that they wait for."""


@dataclass(frozen=True, slots=True)
class Done:
    """The `result` of a job, and the processor `seconds` that it has taken."""

    result: object
    seconds: float


CLOSING: Final = "close"
"""The method of a host, if it has one, that is called before its process ends."""
