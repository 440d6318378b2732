"""A pool of processes that note what they do."""

from collections.abc import AsyncIterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from bot.jobs.calls import ProcessOptions
from bot.jobs.job import WorkerTarget
from bot.jobs.pool import PoolSlots, WorkerPool, open_pool
from tests.support.pools import OpenPool


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    """Return the file in which the host notes what it does."""
    file = tmp_path / "notes"
    file.touch()
    return file


@pytest.fixture
def opened(notes: Path) -> OpenPool:
    """Return what opens a pool with lanes as told."""

    def open_one(
        idle_after: float | None = None, most_mb: int | None = None, **lanes: float
    ) -> AbstractContextManager[WorkerPool]:
        host = WorkerTarget("tests.support.worker_hosts:Obedient", (notes,))
        terms = ProcessOptions(host, niceness=1, most_mb=most_mb)
        return open_pool(terms, PoolSlots(**lanes), idle_after)  # type: ignore[arg-type] # as given

    return open_one


@pytest.fixture
async def pool(opened: OpenPool) -> AsyncIterator[WorkerPool]:
    """Return a pool with two quick lanes and a patient one."""
    with opened() as pool:
        yield pool
