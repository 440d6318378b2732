"""The parent of several processes, with a small program in the place of the bot."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.cli.running import clusters
from bot.config import Settings

BOT = """
import os, pathlib, signal, socket, sys, time
folder, cluster = pathlib.Path(sys.argv[1]), os.environ["FARKLE_CLUSTER"][0]
if (folder / "refuse").exists():
    sys.exit(2)
signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
with (folder / cluster).open("a") as file:
    file.write(f"{os.getpid()} {os.environ['FARKLE_HOLDER']}\\n")
ear = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
ear.connect(os.environ["NOTIFY_SOCKET"])
ear.send(b"READY=1")
signal.pause()
"""
"""Says who it is, tells that it is ready, and stays until it is told to leave."""

Starts = Callable[[int], list[list[str]]]


@pytest.fixture
def starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Starts:
    """Return what tells the starts of a process: its pid, and who it is, each."""
    monkeypatch.setattr(clusters, "COMMAND", (sys.executable, "-S", "-c", BOT, str(tmp_path)))
    monkeypatch.setattr(clusters, "FIRST_PAUSE", 0.05)

    def read(number: int) -> list[list[str]]:
        file = tmp_path / str(number)
        return [line.split() for line in file.read_text().splitlines()] if file.exists() else []

    return read


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not happened():  # noqa: ASYNC110 - processes write files
            await asyncio.sleep(0.01)


def running() -> asyncio.Task[int]:
    return asyncio.create_task(clusters.run_all(Settings(), 2))


async def test_what_dies_is_started_again_as_who_it_was_and_all_end_together(
    starts: Starts,
) -> None:
    parent = running()
    await until(lambda: len(starts(0)) == len(starts(1)) == 1)
    [[pid, holder]] = starts(0)
    os.kill(int(pid), signal.SIGKILL)
    await until(lambda: len(starts(0)) == 2)
    assert starts(0)[1][1] == holder
    assert starts(1)[0][1] != holder

    os.kill(os.getpid(), signal.SIGTERM)

    assert await asyncio.wait_for(parent, 60) == 0
    assert len(starts(1)) == 1
    for pid, _ in (*starts(0), *starts(1)):
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)


async def test_processes_are_restarted_one_after_another(
    starts: Starts, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    parent = running()
    await until(lambda: "people can play on all shards" in caplog.text)
    os.kill(os.getpid(), signal.SIGHUP)
    await until(lambda: len(starts(0)) == len(starts(1)) == 2)
    os.kill(os.getpid(), signal.SIGTERM)
    assert await asyncio.wait_for(parent, 60) == 0


async def test_what_a_person_must_mend_at_the_start_ends_all(
    starts: Starts, tmp_path: Path
) -> None:
    (tmp_path / "refuse").touch()
    assert await asyncio.wait_for(running(), 60) == 2
    assert starts(0) == starts(1) == []
