"""One worker for each key, for whom the newest value alone waits."""

import asyncio
import logging

import pytest

from bot.match.service.tasks import Inbox, LatestWins, Tasks


async def rest() -> None:
    """Let all workers do what they can."""
    for _ in range(10):
        await asyncio.sleep(0)


class Worker:
    """Notes what it is given, each time once it may."""

    def __init__(self, most: int | None = 1) -> None:
        self.done: list[tuple[int, str]] = []
        self.may = asyncio.Semaphore(0)
        self.tasks = Tasks()
        self.latest = LatestWins(self.tasks, "work", self.work, most)

    async def work(self, inbox: Inbox[str]) -> None:
        for value in inbox:
            await self.may.acquire()
            if value == "bad":
                raise ValueError(value)
            self.done.append((inbox.key, value))

    def names(self) -> list[str]:
        return sorted(
            task.get_name() for task in asyncio.all_tasks() if task.get_name().startswith("work")
        )


async def test_only_the_newest_waits_while_a_worker_is_busy() -> None:
    worker = Worker()
    worker.latest.put(7, "first")
    await rest()
    worker.latest.put(7, "second")
    worker.latest.put(7, "third")
    assert worker.latest.newest(7) == "third"
    assert worker.names() == ["work 7"]
    worker.may.release()
    worker.may.release()
    await rest()
    assert worker.done == [(7, "first"), (7, "third")]
    assert worker.names() == []
    assert worker.latest.newest(7) is None


async def test_keys_do_not_wait_for_each_other() -> None:
    worker = Worker()
    worker.latest.put(7, "stuck")
    worker.latest.put(8, "free")
    await rest()
    assert worker.names() == ["work 7", "work 8"]
    await worker.tasks.cancel()


async def test_a_queue_keeps_the_newest_of_many_in_their_order() -> None:
    worker = Worker(most=2)
    worker.latest.put(0, "first")
    await rest()
    for value in ("second", "third", "fourth"):
        worker.latest.put(0, value)
    for _ in range(3):
        worker.may.release()
    await rest()
    assert [value for _, value in worker.done] == ["first", "third", "fourth"]


async def test_what_waits_is_done_though_its_worker_fails(caplog: pytest.LogCaptureFixture) -> None:
    worker = Worker()
    worker.latest.put(7, "bad")
    await rest()
    worker.latest.put(7, "good")
    worker.may.release()
    worker.may.release()
    await rest()
    assert worker.done == [(7, "good")]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


async def test_a_worker_that_takes_nothing_fails_once(caplog: pytest.LogCaptureFixture) -> None:
    async def fail(inbox: Inbox[str]) -> None:
        raise ValueError(inbox.key)

    latest = LatestWins(Tasks(), "work", fail)
    latest.put(7, "first")
    await rest()
    assert len(caplog.records) == 1
    latest.put(7, "second")
    await rest()
    assert len(caplog.records) == 2


async def test_a_value_that_is_put_back_gives_way_to_a_newer_one() -> None:
    inbox = Inbox[str](7, most=1)
    inbox.put("old")
    old = inbox.take()
    assert not inbox
    inbox.put_back(old)
    assert inbox.newest == "old"
    inbox.put("new")
    inbox.put_back("old")
    assert list(inbox) == ["new"]
