"""Synchronous functions that wait for coroutines, without a thread.

The work of a transaction is a plain function, so that there is one of it for both engines. Here it
runs in a greenlet, which is left and gone back to wherever it waits: what SQLAlchemy does to be
used with asyncio (`greenlet_spawn` and `await_only`).
"""

import sys
from collections.abc import Awaitable, Callable
from typing import TypeVar, cast

from greenlet import getcurrent, greenlet

T = TypeVar("T")


class _Worker(greenlet):
    """One that may wait: whoever runs in another has nobody to wait for it."""


def awaited(awaitable: Awaitable[T]) -> T:
    """Return what `awaitable` comes to; other tasks run meanwhile. For use within `in_greenlet`."""
    worker = getcurrent()
    if not isinstance(worker, _Worker) or worker.parent is None:
        raise RuntimeError("a statement of a transaction outside of its function")
    return cast(T, worker.parent.switch(awaitable))


async def in_greenlet(function: Callable[[], T]) -> T:
    """Return what `function` returns, which may call `awaited` wherever it likes."""
    worker = _Worker(function)
    worker.gr_context = getcurrent().gr_context
    outcome = worker.switch()
    while not worker.dead:
        try:
            value = await outcome
        except BaseException:  # noqa: BLE001 - a cancellation too: it belongs to who waits
            outcome = worker.throw(*sys.exc_info())
        else:
            outcome = worker.switch(value)
    return cast(T, outcome)
