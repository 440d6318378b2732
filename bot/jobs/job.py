"""Jobs, and how they can end."""

import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

H = TypeVar("H")
T = TypeVar("T")

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
    """A job that may not be slow would take seconds: something that it needs is not in memory."""


class WorkUndone(Exception):
    """A job was not done: too much waits, it took too long, or its process ended."""


@dataclass(frozen=True, slots=True)
class WorkerTarget:
    """The object whose methods are called: the result of `factory`, named `package.module:name`."""

    factory: str
    args: tuple[object, ...] = ()

    def make(self) -> object:
        """Return the object that does the jobs, newly made."""
        made: object = pkgutil.resolve_name(self.factory)(*self.args)
        return made


@dataclass(frozen=True, slots=True, kw_only=True)
class Job(Generic[H, T]):
    """Something that a host `H` is asked, whose result is a `T`; both can be pickled.

    Each kind of job is a class of its own, whose fields say what is asked.

    - `allow_slow`: it may take seconds; otherwise it ends with `SlowWork` if it would.
    - `until`: seconds after which it is dropped if it has not begun.
    """

    quota_key: QuotaKey = None
    urgency: Urgency = Urgency.ASKED
    allow_slow: bool = False
    until: float | None = None

    def done_by(self, host: H) -> T:
        """Let the host do the job, and return the result."""
        raise NotImplementedError

    @property
    def name(self) -> str:
        """Return what the job is called in the log."""
        return type(self).__name__


AnyJob: TypeAlias = Job[Any, Any]
"""A job for any host: what hosts can do is known where jobs are made and done alone."""


class Workers(Protocol):
    """Does jobs in the background."""

    async def do(self, job: Job[Any, T]) -> "Done[T]":
        """Return the result of `job`.

        Raises what the host raises, and `SlowWork` and `WorkUndone`.
        """
        ...

    def waiting(self) -> Mapping[str, int]:
        """Return how many jobs have not begun, by the kind of lane that they wait for."""
        ...


@dataclass(frozen=True, slots=True)
class Done(Generic[T]):
    """The `result` of a job, and the processor `seconds` that it has taken."""

    result: T
    seconds: float


CLOSING: Final = "close"
"""The method of a host, if it has one, that is called before its process ends."""
