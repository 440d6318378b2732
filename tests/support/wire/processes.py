"""Processes that run a module of the bot: by Python itself, or forked from one that has loaded it.

To load everything takes most of a start, and hundreds of tests start a bot. A fork is spared it:
one process for each worker of the tests loads it for all of them.
"""

import asyncio
import os
import runpy
import sys
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

_FORKS = get_context("forkserver")
_FORKS.set_forkserver_preload([__name__, "bot.cli.app", "bot.cli.running.run"])


@dataclass(frozen=True, slots=True)
class Command:
    """What is run as `python -m`, where, in which environment, and the file it prints to."""

    module: str
    arguments: Sequence[str]
    folder: Path
    environment: Mapping[str, str]
    log: Path


@dataclass(frozen=True, slots=True)
class Running:
    """A process, by its number, and how its exit code is waited for (a signal's is negative)."""

    pid: int
    ended: Coroutine[Any, Any, int]


async def start(command: Command) -> Running:
    """Start a process as an operator does."""
    with command.log.open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", command.module, *command.arguments),
            cwd=command.folder,
            env=command.environment,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
    return Running(process.pid, process.wait())


async def fork(command: Command) -> Running:
    """Start a process that has everything loaded."""
    command.log.touch()  # it can be read at once
    process = _FORKS.Process(target=_run, args=(command,))
    await asyncio.to_thread(process.start)  # the first waits until everything is loaded
    assert process.pid is not None
    return Running(process.pid, _exit_code(process))


async def _exit_code(process: ForkServerProcess) -> int:
    over = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.add_reader(process.sentinel, over.set)
    try:
        await over.wait()
    finally:
        loop.remove_reader(process.sentinel)
    process.join()
    assert process.exitcode is not None
    return process.exitcode


def _run(command: Command) -> None:
    """Become, in a process that was forked, what `python -m` would be."""
    os.chdir(command.folder)
    os.environ.clear()
    os.environ.update(command.environment)
    with command.log.open("ab") as log:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(log.fileno(), stream.fileno())
    sys.argv = [command.module, *command.arguments]
    runpy.run_module(command.module, run_name="__main__", alter_sys=True)
