"""Jobs are done in a process of their own, and what comes of them is told here."""

import asyncio
import logging
import os
import pickle
from pathlib import Path

import pytest

from bot.jobs.pool import WorkerPool
from tests.support.pools import DEN, OpenPool, pid_of, result, until
from tests.support.processes import runs
from tests.support.worker_hosts import Call


async def test_jobs_are_done_in_one_process_that_is_nice(pool: WorkerPool) -> None:
    pids = await asyncio.gather(*[pid_of(pool) for _ in range(20)])
    assert len(set(pids)) == 1
    assert pids[0] != os.getpid()
    assert await result(pool, "niceness") == os.nice(0) + 1
    assert await result(pool, "whom", quota_key=DEN) == DEN


async def test_nothing_is_started_before_the_first_job_or_stays_after_the_last(
    opened: OpenPool, notes: Path
) -> None:
    with opened():
        pass
    assert notes.read_text(encoding="utf-8") == ""
    with opened() as pool:
        pid = await pid_of(pool)
        assert runs(pid)
    assert not runs(pid)
    assert notes.read_text(encoding="utf-8") == "closed\n"


async def test_the_time_of_a_processor_is_told(pool: WorkerPool) -> None:
    done = await pool.do(Call("note", ("hello",)))
    assert 0 < done.seconds < 0.5


async def test_what_a_job_raises_is_raised_with_where_it_was(pool: WorkerPool) -> None:
    with pytest.raises(ValueError, match="no such rules") as raised:
        await result(pool, "fail", "no such rules")
    assert "hosts.py" in "".join(raised.value.__notes__)
    assert await pid_of(pool)


async def test_what_cannot_be_raised_here_is_told_in_words(pool: WorkerPool) -> None:
    pid = await pid_of(pool)
    with pytest.raises(RuntimeError, match="a damaged line") as raised:
        await result(pool, "refuse")
    assert "hosts.py" in "".join(raised.value.__notes__)
    assert await pid_of(pool) == pid


async def test_what_cannot_be_sent_is_an_error_and_no_more(pool: WorkerPool) -> None:
    pid = await pid_of(pool)
    with pytest.raises(pickle.PicklingError):
        await result(pool, "unsendable")
    assert await pid_of(pool) == pid


async def test_what_the_process_logs_is_logged_here(
    pool: WorkerPool, caplog: pytest.LogCaptureFixture
) -> None:
    await result(pool, "say", "solved in 3 s")
    await until(lambda: "solved in 3 s" in caplog.text)
    [record] = [record for record in caplog.records if record.name == "tests.support.worker_hosts"]
    assert (record.levelno, record.getMessage()) == (logging.WARNING, "solved in 3 s")


async def test_what_is_not_to_be_logged_is_not(
    pool: WorkerPool, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR, "tests.support.worker_hosts")
    await result(pool, "say", "hello")
    await result(pool, "say", "goodbye", logging.ERROR)
    await until(lambda: "goodbye" in caplog.text)
    assert "hello" not in caplog.text
