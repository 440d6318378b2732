"""The same jobs in threads of this process."""

from pathlib import Path

import pytest

from bot.jobs.job import WorkerTarget
from bot.jobs.thread_workers import open_here
from tests.support.worker_hosts import Call


async def test_a_job_is_done_here_and_nobody_has_to_be_patient(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    with open_here(WorkerTarget("tests.support.worker_hosts:Obedient", (notes,))) as here:
        assert (await here.do(Call("prepare", ("rules",)))).result == "rules"
        assert (await here.do(Call("whom", quota_key=("server", 1)))).result == ("server", 1)
        with pytest.raises(ValueError, match="nothing"):
            await here.do(Call("fail", ("nothing",)))
    assert notes.read_text(encoding="utf-8") == "closed\n"


async def test_nothing_is_made_that_nobody_wants(tmp_path: Path) -> None:
    with open_here(WorkerTarget("tests.support.worker_hosts:Obedient", (tmp_path / "notes",))):
        pass
    assert not (tmp_path / "notes").exists()
