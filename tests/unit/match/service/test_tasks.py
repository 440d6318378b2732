"""Work in the background."""

import asyncio
import gc
import inspect
import weakref

from bot.match.service.tasks import Tasks


async def test_nothing_begins_once_everything_was_cancelled() -> None:
    done: list[str] = []

    async def work(name: str) -> None:
        await asyncio.sleep(0)
        done.append(name)

    tasks = Tasks()
    tasks.start(work("in time"), "in time")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    tasks.start(work("cancelled"), "cancelled")
    await tasks.cancel()
    late = work("too late")
    tasks.start(late, "too late")
    assert inspect.getcoroutinestate(late) == inspect.CORO_CLOSED
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert done == ["in time"]


async def test_nothing_is_kept_of_what_has_ended() -> None:
    tasks = Tasks()
    tasks.start(asyncio.sleep(0), "soon over")
    [begun] = [weakref.ref(task) for task in asyncio.all_tasks() if task.get_name() == "soon over"]
    for _ in range(3):
        await asyncio.sleep(0)
    gc.collect()
    assert begun() is None
