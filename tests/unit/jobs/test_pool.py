"""Jobs are done in a process that is replaced when it has to be, and never stays behind."""

import asyncio
import logging
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from bot.jobs.calls import Terms
from bot.jobs.job import Host, Job, TakesLong, Urgency, WorkUndone
from bot.jobs.pool import Lanes, Pool, open_pool
from tests.support.processes import runs, wait_for

DEN, TAVERN = (("server", number) for number in range(2))

_PARENT = """
import asyncio, sys
from pathlib import Path
from bot.jobs.calls import Terms
from bot.jobs.job import Host, Job
from bot.jobs.pool import Lanes, open_pool

async def main():
    host = Host("tests.support.worker_hosts:Obedient", (Path(sys.argv[1]),))
    with open_pool(Terms(host), Lanes()) as pool:
        print((await pool.do(Job("pid"))).result, flush=True)
        await pool.do(Job("compute"))

asyncio.run(main())
"""


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    """Return the file in which the host notes what it does."""
    file = tmp_path / "notes"
    file.touch()
    return file


OpenPool = Callable[..., AbstractContextManager[Pool]]


@pytest.fixture
def opened(notes: Path) -> OpenPool:
    """Return what opens a pool with lanes as told."""

    def open_one(
        idle_after: float | None = None, most_mb: int | None = None, **lanes: float
    ) -> AbstractContextManager[Pool]:
        host = Host("tests.support.worker_hosts:Obedient", (notes,))
        terms = Terms(host, niceness=1, most_mb=most_mb)
        return open_pool(terms, Lanes(**lanes), idle_after)  # type: ignore[arg-type] # as given

    return open_one


@pytest.fixture
async def pool(opened: OpenPool) -> AsyncIterator[Pool]:
    """Return a pool with two quick lanes and a patient one."""
    with opened() as pool:
        yield pool


async def result(pool: Pool, method: str, *args: object, **terms: object) -> object:
    """Return what comes of a job."""
    job = Job(method, args, **terms)  # type: ignore[arg-type] # as the fields are
    return (await pool.do(job)).result


async def pid_of(pool: Pool) -> int:
    pid = await result(pool, "pid")
    assert isinstance(pid, int)
    return pid


async def until(happened: Callable[[], object]) -> None:
    await asyncio.to_thread(wait_for, happened)


async def test_jobs_are_done_in_one_process_that_is_nice(pool: Pool) -> None:
    pids = await asyncio.gather(*[pid_of(pool) for _ in range(20)])
    assert len(set(pids)) == 1
    assert pids[0] != os.getpid()
    assert await result(pool, "niceness") == os.nice(0) + 1
    assert await result(pool, "whom", party=DEN) == DEN


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


async def test_the_time_of_a_processor_is_told(pool: Pool) -> None:
    done = await pool.do(Job("note", ("hello",)))
    assert 0 < done.seconds < 0.5


async def test_what_a_job_raises_is_raised_with_where_it_was(pool: Pool) -> None:
    with pytest.raises(ValueError, match="no such rules") as raised:
        await result(pool, "fail", "no such rules")
    assert "hosts.py" in "".join(raised.value.__notes__)
    assert await pid_of(pool)


async def test_what_cannot_be_sent_is_an_error_and_no_more(pool: Pool) -> None:
    pid = await pid_of(pool)
    with pytest.raises(pickle.PicklingError):
        await result(pool, "unsendable")
    assert await pid_of(pool) == pid


async def test_what_the_process_logs_is_logged_here(
    pool: Pool, caplog: pytest.LogCaptureFixture
) -> None:
    await result(pool, "say", "solved in 3 s")
    await until(lambda: "solved in 3 s" in caplog.text)
    [record] = [each for each in caplog.records if each.name == "tests.support.worker_hosts"]
    assert record.levelno == logging.WARNING


async def test_what_is_not_to_be_logged_is_not(
    pool: Pool, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR, "tests.support.worker_hosts")
    await result(pool, "say", "hello")
    await result(pool, "say", "goodbye", logging.ERROR)
    await until(lambda: "goodbye" in caplog.text)
    assert "hello" not in caplog.text


async def test_quick_jobs_never_wait_for_those_that_take_long(pool: Pool, tmp_path: Path) -> None:
    patient = [
        asyncio.create_task(result(pool, "wait_for", tmp_path / "go", patient=True))
        for _ in range(5)
    ]
    for _ in range(10):
        await pid_of(pool)
    (tmp_path / "go").touch()
    await asyncio.gather(*patient)


async def test_of_those_that_take_long_one_is_done_at_a_time(
    pool: Pool, notes: Path, tmp_path: Path
) -> None:
    patient = [
        asyncio.create_task(result(pool, "wait_for", tmp_path / "go", patient=True))
        for _ in range(3)
    ]
    await until(lambda: "begun" in notes.read_text(encoding="utf-8"))
    await pid_of(pool)
    assert notes.read_text(encoding="utf-8").count("begun") == 1
    (tmp_path / "go").touch()
    await asyncio.gather(*patient)


async def test_a_job_that_turns_out_to_take_long_says_so(pool: Pool) -> None:
    with pytest.raises(TakesLong):
        await result(pool, "prepare", "rules")
    assert await result(pool, "prepare", "rules", patient=True) == "rules"
    assert await result(pool, "prepare", "rules") == "rules", "it takes long but once"


async def test_servers_take_turns(opened: OpenPool, notes: Path, tmp_path: Path) -> None:
    with opened(quick=1) as pool:
        first = asyncio.create_task(result(pool, "wait_for", tmp_path / "go", party=DEN))
        await until(lambda: "begun" in notes.read_text(encoding="utf-8"))
        others = [
            asyncio.create_task(result(pool, "note", f"den {number}", party=DEN))
            for number in range(3)
        ]
        await asyncio.sleep(0)
        others.append(asyncio.create_task(result(pool, "note", "tavern", party=TAVERN)))
        idle = Job("note", ("review",), party=TAVERN, urgency=Urgency.IDLE)
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


async def test_more_than_may_wait_is_refused(pool: Pool, tmp_path: Path) -> None:
    jobs = [
        asyncio.create_task(result(pool, "wait_for", tmp_path / "go", patient=True, party=DEN))
        for _ in range(250)
    ]
    done, _ = await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
    assert all(isinstance(each.exception(), WorkUndone) for each in done)
    (tmp_path / "go").touch()
    assert await result(pool, "whom", patient=True, party=TAVERN) == TAVERN
    await asyncio.gather(*jobs, return_exceptions=True)


async def test_a_process_that_dies_is_replaced_and_its_jobs_are_done_once_more(
    pool: Pool, caplog: pytest.LogCaptureFixture
) -> None:
    pid = await pid_of(pool)
    after = await result(pool, "die_once")
    assert after != pid
    assert await pid_of(pool) == after
    assert f"process {pid} is replaced" in caplog.text


async def test_a_process_that_is_killed_while_nobody_wants_it_is_replaced(pool: Pool) -> None:
    pid = await pid_of(pool)
    os.kill(pid, signal.SIGKILL)
    await until(lambda: not runs(pid))
    assert await pid_of(pool) != pid


async def test_a_job_of_which_every_process_dies_is_given_up(pool: Pool) -> None:
    with pytest.raises(WorkUndone, match="die"):
        await result(pool, "die")
    assert await pid_of(pool)


async def test_a_process_that_hangs_is_replaced(
    opened: OpenPool, notes: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with opened(quick_within=0.2, patient_within=0.2) as pool:
        pid = await pid_of(pool)
        began = time.monotonic()
        with pytest.raises(WorkUndone, match="compute"):
            await result(pool, "compute", patient=True)
        assert time.monotonic() - began < 10
        assert not runs(pid)
        assert "hangs at compute" in caplog.text
        assert await result(pool, "prepare", "rules", patient=True) == "rules"
    assert "begun" in notes.read_text(encoding="utf-8")


async def test_what_takes_too_much_memory_is_an_error(opened: OpenPool) -> None:
    with opened(most_mb=1024) as pool:
        with pytest.raises(MemoryError):
            await result(pool, "take_memory", 2000)
        assert await result(pool, "take_memory", 10) == 10 * 2**20


async def test_no_process_to_be_had_is_told(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise BlockingIOError("Resource temporarily unavailable")

    with monkeypatch.context() as patch:
        patch.setattr(subprocess, "Popen", refuse)
        with pytest.raises(WorkUndone, match="temporarily unavailable"):
            await pid_of(pool)
    assert await pid_of(pool)


async def test_a_host_that_cannot_be_made_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    terms = Terms(Host("tests.support.worker_hosts:Missing"))
    with open_pool(terms, Lanes()) as pool, pytest.raises(WorkUndone):
        await pid_of(pool)
    assert "Missing" in capfd.readouterr().err


async def test_it_rests_when_nobody_has_wanted_it_for_a_while(opened: OpenPool) -> None:
    with opened(idle_after=0.2) as pool:
        pid = await pid_of(pool)
        await until(lambda: not runs(pid))
        assert await pid_of(pool) != pid


async def test_it_does_not_rest_while_it_works(opened: OpenPool, tmp_path: Path) -> None:
    with opened(idle_after=0.05) as pool:
        pid = await pid_of(pool)
        working = asyncio.create_task(result(pool, "wait_for", tmp_path / "go", patient=True))
        await asyncio.sleep(0.3)
        assert runs(pid)
        (tmp_path / "go").touch()
        await working


async def test_it_ends_though_it_is_in_the_middle_of_something(
    opened: OpenPool, notes: Path
) -> None:
    with opened() as pool:
        pid = await pid_of(pool)
        jobs = [asyncio.create_task(result(pool, "compute", patient=True)) for _ in range(2)]
        await until(lambda: "begun" in notes.read_text(encoding="utf-8"))
        began = time.monotonic()
        pool.close()
        assert time.monotonic() - began < 2
        assert not runs(pid)
    ends = await asyncio.gather(*jobs, return_exceptions=True)
    assert all(isinstance(each, WorkUndone | asyncio.CancelledError) for each in ends)
    with pytest.raises(WorkUndone):
        await pid_of(pool)


@pytest.fixture
def parent(notes: Path) -> Iterator[subprocess.Popen[str]]:
    """Return a process with a pool of its own that is busy."""
    command = [sys.executable, "-c", _PARENT, str(notes)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        yield parent
        parent.kill()


def test_it_ends_when_its_parent_is_killed(parent: subprocess.Popen[str], notes: Path) -> None:
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    wait_for(lambda: "begun" in notes.read_text(encoding="utf-8"))
    parent.kill()
    wait_for(lambda: not runs(child))


def test_signals_for_everybody_do_not_end_it_before_its_parent(
    parent: subprocess.Popen[str], notes: Path
) -> None:
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    wait_for(lambda: "begun" in notes.read_text(encoding="utf-8"))
    for each in (signal.SIGTERM, signal.SIGINT):
        os.kill(child, each)
    time.sleep(0.2)
    assert runs(child)
