"""The process that draws charts: starting it, and asking it for one."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Final, TypeVarTuple

from bot.jobs.job import Job, Urgency, Workers, WorkerTarget, WorkUndone
from bot.jobs.opening import open_workers
from bot.jobs.pool import PoolSlots
from bot.match.model.errors import Refused
from bot.match.model.refusals import MatchRefusal
from bot.match.model.requester import Requester

Ts = TypeVarTuple("Ts")

_UNTIL: Final = 60.0
"""Seconds after which a chart that has not been begun is given up."""

_AT_LEISURE_UNTIL: Final = 20.0
"""Seconds after which a chart that nobody has asked for is given up: nobody looks there later."""

_LANES: Final = PoolSlots(quick=0, slow=1)
_DRAWS_ON: Final = 300.0
"""Seconds for which the idle process and its eighty megabytes are kept after a chart."""

STUDIO: Final = "bot.kit.pictures.drawing:Studio"
"""What the drawing process hosts, by its name."""


class Studio:
    """What the drawing process hosts; see `bot.jobs`. Charts need nothing of it."""


@dataclass(frozen=True, slots=True)
class Draw(Job[Studio, bytes]):
    """Asks for a picture of what is `shown` to `chart`, a function of a module."""

    chart: Callable[..., bytes]
    shown: tuple[object, ...]

    def done_by(self, host: Studio) -> bytes:
        """Return what the chart draws."""
        del host
        return self.chart(*self.shown)


async def drawn(
    workers: Workers, requester: Requester, chart: Callable[[*Ts], bytes], *shown: *Ts
) -> bytes:
    """Return the result of `chart`, a function of a module, run in the process of `workers`.

    Raises `Refused` when that cannot be done now.
    """
    job = Draw(chart, shown, quota_key=requester.quota_key, until=_UNTIL, allow_slow=True)
    try:
        return (await workers.do(job)).result
    except WorkUndone:
        raise Refused(MatchRefusal.NOT_WORKED_OUT) from None


async def drawn_at_leisure(
    workers: Workers, requester: Requester, chart: Callable[[*Ts], bytes], *shown: *Ts
) -> bytes:
    """Return the result of `chart` as `drawn` does, once nobody waits for another picture.

    Raises `WorkUndone` when that does not come soon.
    """
    job = Draw(
        chart,
        shown,
        quota_key=requester.quota_key,
        urgency=Urgency.IDLE,
        until=_AT_LEISURE_UNTIL,
        allow_slow=True,
    )
    return (await workers.do(job)).result


def open_drawing(*, own_process: bool) -> AbstractContextManager[Workers]:
    """Open the workers that draw charts, in threads unless they are to have their `own_process`."""
    return open_workers(WorkerTarget(STUDIO), _LANES, _DRAWS_ON, own_process=own_process)
