"""What Discord fails at: requests that it refuses, and answers that are lost or late."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from fnmatch import fnmatch
from typing import Any, Final
from unittest.mock import patch

from simcord.backend.errors import BackendError
from simcord.http import client, router

from tests.monkey.acts import LOST, SLOW, Trouble

LATE: Final = 20
"""Seconds after which a late answer comes."""


@dataclass
class _Failure:
    trouble: Trouble
    left: int

    def meets(self, method: str, path: str) -> bool:
        return self.trouble.method in {method, "*"} and fnmatch(path, self.trouble.path)


class Failures:
    """The failures to come, and how many have come: `refused` and lost ones, and `late` ones."""

    def __init__(self) -> None:
        self.refused = 0
        self.late = 0
        self._waiting: list[_Failure] = []
        self._is_late = False

    def add(self, trouble: Trouble) -> None:
        """Let the next requests of a kind fail."""
        self._waiting.append(_Failure(trouble, trouble.times))

    @contextmanager
    def happening(self) -> Iterator[None]:
        """Let what was added happen, until the block ends."""
        with ExitStack() as stack:
            stack.enter_context(patch.object(router, "dispatch", self._failing(router.dispatch)))
            for sender in (client.FakeHTTPClient, client.FakeWebhookAdapter):
                request = self._answering(sender.request)
                stack.enter_context(patch.object(sender, "request", request))
            yield

    def _failing(self, dispatch: Callable[..., object]) -> Callable[..., object]:
        """Return what does as `dispatch` where nothing fails."""

        def answer(backend: object, method: str, path: str, **options: object) -> object:
            failure = self._next(method, path)
            if failure is not None and failure.status not in {LOST, SLOW}:
                self.refused += 1
                raise BackendError(failure.status, failure.code, "refused")
            told = dispatch(backend, method, path, **options)
            if failure is not None and failure.status == LOST:
                self.refused += 1
                raise BackendError(502, 0, "lost")
            self._is_late = failure is not None
            return told

        return answer

    def _next(self, method: str, path: str) -> Trouble | None:
        """Return how a request fails, None if it does not."""
        for failure in self._waiting:
            if failure.meets(method, path):
                failure.left -= 1
                if not failure.left:
                    self._waiting.remove(failure)
                return failure.trouble
        return None

    def _answering(self, request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """Return what does as `request`, and answers late where that is to be."""

        async def answer(*arguments: object, **options: object) -> Any:  # noqa: ANN401 - Discord's
            self._is_late = False
            told = await request(*arguments, **options)
            if self._is_late:
                self._is_late = False
                self.late += 1
                await asyncio.sleep(LATE)
            return told

        return answer
