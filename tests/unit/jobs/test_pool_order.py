"""Whose job is done next, and who is refused or not served at all."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from bot.jobs.job import SlowWork, Urgency, WorkUndone
from bot.jobs.pool import WorkerPool
from tests.support.pools import DEN, TAVERN, OpenPool, pid_of, result, until
from tests.support.worker_hosts import Call


async def test_quick_jobs_never_wait_for_those_that_take_long(
    pool: WorkerPool, tmp_path: Path
) -> None:
    slow = [
        asyncio.create_task(result(pool, "wait_for", tmp_path / "go", allow_slow=True))
        for _ in range(5)
    ]
    for _ in range(10):
        await pid_of(pool)
    (tmp_path / "go").touch()
    await asyncio.gather(*slow)


async def test_of_those_that_take_long_one_is_done_at_a_time(
    pool: WorkerPool, notes: Path, tmp_path: Path
) -> None:
    slow = [
        asyncio.create_task(result(pool, "wait_for", tmp_path / "go", allow_slow=True))
        for _ in range(3)
    ]
    await until(lambda: "begun" in notes.read_text(encoding="utf-8"))
    await pid_of(pool)
    assert notes.read_text(encoding="utf-8").count("begun") == 1
    (tmp_path / "go").touch()
    await asyncio.gather(*slow)


async def test_a_job_that_turns_out_to_take_long_says_so(pool: WorkerPool) -> None:
    with pytest.raises(SlowWork):
        await result(pool, "prepare", "rules")
    assert await result(pool, "prepare", "rules", allow_slow=True) == "rules"
    assert await result(pool, "prepare", "rules") == "rules", "it takes long but once"


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no priority of their own")
async def test_idle_jobs_give_way_to_all_others(opened: OpenPool) -> None:
    with opened(idle=1) as pool:
        for allow_slow in (False, True):
            usual = await result(pool, "thread_niceness", allow_slow=allow_slow)
            assert usual == os.nice(0) + 1
            terms = {"allow_slow": allow_slow, "urgency": Urgency.IDLE}
            assert await result(pool, "thread_niceness", **terms) == 19
        assert await result(pool, "thread_niceness") == os.nice(0) + 1


async def test_no_other_job_waits_for_an_idle_one(
    opened: OpenPool, notes: Path, tmp_path: Path
) -> None:
    with opened(quick=1, idle=1) as pool:
        idle = [
            asyncio.create_task(
                result(pool, "wait_for", tmp_path / "go", quota_key=DEN, urgency=Urgency.IDLE)
            )
            for _ in range(3)
        ]
        await until(lambda: "begun" in notes.read_text(encoding="utf-8"))
        assert await result(pool, "whom", quota_key=DEN) == DEN
        assert await result(pool, "whom", quota_key=DEN, allow_slow=True) == DEN
        assert notes.read_text(encoding="utf-8").count("begun") == 1
        (tmp_path / "go").touch()
        await asyncio.gather(*idle)


async def test_servers_take_turns(opened: OpenPool, notes: Path, tmp_path: Path) -> None:
    with opened(quick=1) as pool:
        first = asyncio.create_task(result(pool, "wait_for", tmp_path / "go", quota_key=DEN))
        await until(lambda: "begun" in notes.read_text(encoding="utf-8"))
        others = [
            asyncio.create_task(result(pool, "note", f"den {number}", quota_key=DEN))
            for number in range(3)
        ]
        await asyncio.sleep(0)
        others.append(asyncio.create_task(result(pool, "note", "tavern", quota_key=TAVERN)))
        idle = Call("note", ("review",), quota_key=TAVERN, urgency=Urgency.IDLE)
        others.append(asyncio.create_task(pool.do(idle)))
        await asyncio.sleep(0)
        (tmp_path / "go").touch()
        await asyncio.gather(first, *others)
    assert notes.read_text(encoding="utf-8").split("\n")[1:6] == [
        "den 0", "tavern", "den 1", "den 2", "review",
    ]  # fmt: skip


async def test_a_job_that_nobody_waits_for_any_more_is_not_begun(
    opened: OpenPool, notes: Path, tmp_path: Path
) -> None:
    with opened(quick=1) as pool:
        first = asyncio.create_task(result(pool, "wait_for", tmp_path / "go"))
        given_up = asyncio.create_task(result(pool, "note", "given up"))
        too_old = asyncio.create_task(result(pool, "note", "too old", until=0.01))
        await until(lambda: "begun" in notes.read_text(encoding="utf-8"))
        given_up.cancel()
        await asyncio.sleep(0.02)
        (tmp_path / "go").touch()
        await first
        with pytest.raises(WorkUndone):
            await too_old
    assert "given up" not in notes.read_text(encoding="utf-8")
    assert "too old" not in notes.read_text(encoding="utf-8")


async def test_more_than_may_wait_is_refused(pool: WorkerPool, tmp_path: Path) -> None:
    jobs = [
        asyncio.create_task(
            result(pool, "wait_for", tmp_path / "go", allow_slow=True, quota_key=DEN)
        )
        for _ in range(250)
    ]
    done, _ = await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
    assert all(isinstance(task.exception(), WorkUndone) for task in done)
    (tmp_path / "go").touch()
    assert await result(pool, "whom", allow_slow=True, quota_key=TAVERN) == TAVERN
    await asyncio.gather(*jobs, return_exceptions=True)
