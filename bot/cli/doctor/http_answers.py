"""What the answers of Discord say beside what was asked for: its clock, and their status."""

import time
from email.utils import parsedate_to_datetime
from types import SimpleNamespace

import aiohttp


class HttpAnswers:
    """Listens to each request; `status` is that of the newest answer, 0 before there is any.

    `skew`: the seconds by which the clock of this machine is ahead, None where nobody tells.
    """

    def __init__(self) -> None:
        self.status = 0
        self.skew: float | None = None
        self._asked = 0.0
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._start)
        self.trace.on_request_end.append(self._end)

    async def _start(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, ___: aiohttp.TraceRequestStartParams
    ) -> None:
        self._asked = time.time()

    async def _end(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestEndParams
    ) -> None:
        """Take the time in the middle of a request for that of its answer, which has no parts."""
        self.status = told.response.status
        try:
            theirs = parsedate_to_datetime(told.response.headers["Date"]).timestamp()
        except (KeyError, ValueError):
            return
        self.skew = (self._asked + time.time()) / 2 - (theirs + 0.5)
