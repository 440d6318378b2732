"""A process that dies, hangs or takes too much is replaced."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from bot.jobs.calls import ProcessOptions
from bot.jobs.job import WorkerTarget, WorkUndone
from bot.jobs.pool import PoolSlots, WorkerPool, open_pool
from tests.support.pools import OpenPool, pid_of, result, until
from tests.support.processes import runs


async def test_a_process_that_dies_is_replaced_and_its_jobs_are_done_once_more(
    pool: WorkerPool, caplog: pytest.LogCaptureFixture
) -> None:
    pid = await pid_of(pool)
    after = await result(pool, "die_once")
    assert after != pid
    assert await pid_of(pool) == after
    assert f"process {pid} is replaced" in caplog.text


async def test_a_process_that_is_killed_while_nobody_wants_it_is_replaced(pool: WorkerPool) -> None:
    pid = await pid_of(pool)
    os.kill(pid, signal.SIGKILL)
    await until(lambda: not runs(pid))
    assert await pid_of(pool) != pid


async def test_a_job_of_which_every_process_dies_is_given_up(pool: WorkerPool) -> None:
    with pytest.raises(WorkUndone, match="die"):
        await result(pool, "die")
    assert await pid_of(pool)


async def test_a_process_that_hangs_is_replaced(
    opened: OpenPool, notes: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with opened(slow_within=4) as pool:  # as long as the next process may take to start
        pid = await pid_of(pool)
        began = time.monotonic()
        with pytest.raises(WorkUndone, match="compute"):
            await result(pool, "compute", allow_slow=True)
        assert time.monotonic() - began < 30
        assert not runs(pid)
        assert "hangs at compute" in caplog.text
        assert await result(pool, "prepare", "rules", allow_slow=True) == "rules"
    assert "begun" in notes.read_text(encoding="utf-8")


async def test_what_takes_too_much_memory_is_an_error(opened: OpenPool) -> None:
    with opened(most_mb=1024) as pool:
        with pytest.raises(MemoryError):
            await result(pool, "take_memory", 2000)
        assert await result(pool, "take_memory", 10) == 10 * 2**20


async def test_no_process_to_be_had_is_told(
    pool: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise BlockingIOError("Resource temporarily unavailable")

    with monkeypatch.context() as patch:
        patch.setattr(subprocess, "Popen", refuse)
        with pytest.raises(WorkUndone, match="temporarily unavailable"):
            await pid_of(pool)
    assert await pid_of(pool)


async def test_a_host_that_cannot_be_made_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    terms = ProcessOptions(WorkerTarget("tests.support.worker_hosts:Missing"))
    with open_pool(terms, PoolSlots()) as pool, pytest.raises(WorkUndone):
        await pid_of(pool)
    assert "Missing" in capfd.readouterr().err
