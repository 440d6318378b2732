"""What a job is, and what may come of it besides its result."""

import pkgutil
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, Protocol

Party = tuple[str, int] | None
"""For whom a job is done: kind and id. None: for nobody in particular."""


class Urgency(IntEnum):
    """In which order the jobs of one party are done."""

    ASKED = 0
    """Somebody looks at the screen."""
    MOVE = 1
    """People wait for an opponent that the bot plays."""
    IDLE = 2
    """Nobody waits: it is done when nothing else waits, whoever that is for."""


class TakesLong(Exception):
    """The job takes seconds, since something that it needs was never worked out, or long ago."""


class WorkUndone(Exception):
    """A job was not done: too much waits, nobody did it in time, or its process ended."""


@dataclass(frozen=True, slots=True)
class Host:
    """The object whose methods are called: what `factory`, as `package.module:name`, makes."""

    factory: str
    args: tuple[object, ...] = ()

    def make(self) -> object:
        """Return the object."""
        made: object = pkgutil.resolve_name(self.factory)(*self.args)
        return made


@dataclass(frozen=True, slots=True)
class Job:
    """A call of the method `method` of a host; arguments and result can be pickled.

    - `patient`: it may take seconds. Otherwise it ends with `TakesLong` if it turns out to.
    - `until`: seconds after which, if it has not begun, nobody waits for it any more.
    """

    method: str
    args: tuple[object, ...] = ()
    party: Party = None
    urgency: Urgency = Urgency.ASKED
    patient: bool = False
    until: float | None = None


class Workers(Protocol):
    """Whoever does jobs."""

    async def do(self, job: Job) -> "Done":
        """Return what came of `job`.

        Raises what the method raises, and `TakesLong` and `WorkUndone` as these say.
        """


@dataclass(frozen=True, slots=True)
class Done:
    """The `result` of a job, and the `seconds` of a processor that it has taken."""

    result: object
    seconds: float


CLOSING: Final = "close"
"""The method of a host, if it has one, that is called before its process ends."""
