"""A process rests when nobody wants it, and never stays behind."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.jobs.job import WorkUndone
from tests.support.pools import OpenPool, pid_of, result, until
from tests.support.processes import runs, wait_for

_PARENT = """
import asyncio, sys
from pathlib import Path
from bot.jobs.calls import ProcessOptions
from bot.jobs.job import WorkerTarget
from tests.support.worker_hosts import Call
from bot.jobs.pool import PoolSlots, open_pool

async def main():
    host = WorkerTarget("tests.support.worker_hosts:Obedient", (Path(sys.argv[1]),))
    with open_pool(ProcessOptions(host), PoolSlots()) as pool:
        print((await pool.do(Call("pid"))).result, flush=True)
        await pool.do(Call("compute"))

asyncio.run(main())
"""


async def test_it_rests_when_nobody_has_wanted_it_for_a_while(opened: OpenPool) -> None:
    with opened(idle_after=0.2) as pool:
        pid = await pid_of(pool)
        await until(lambda: not runs(pid))
        assert await pid_of(pool) != pid


async def test_it_does_not_rest_while_it_works(opened: OpenPool, tmp_path: Path) -> None:
    with opened(idle_after=0.05) as pool:
        pid = await pid_of(pool)
        working = asyncio.create_task(result(pool, "wait_for", tmp_path / "go", allow_slow=True))
        await asyncio.sleep(0.3)
        assert runs(pid)
        (tmp_path / "go").touch()
        await working


async def test_it_ends_though_it_is_in_the_middle_of_something(
    opened: OpenPool, notes: Path
) -> None:
    with opened() as pool:
        pid = await pid_of(pool)
        jobs = [asyncio.create_task(result(pool, "compute", allow_slow=True)) for _ in range(2)]
        await until(lambda: "begun" in notes.read_text(encoding="utf-8"))
        began = time.monotonic()
        pool.close()
        assert time.monotonic() - began < 20
        assert not runs(pid)
    ends = await asyncio.gather(*jobs, return_exceptions=True)
    assert all(isinstance(end, WorkUndone | asyncio.CancelledError) for end in ends)
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
    for number in (signal.SIGTERM, signal.SIGINT):
        os.kill(child, number)
    time.sleep(0.2)
    assert runs(child)
