"""What a person does in a terminal: start `farkle sandbox`, read what it prints, stop it."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

REPOSITORY = Path(__file__).parents[3]

PATIENCE = 60.0
"""Seconds to wait for the process: a busy machine is slow, and only a failure waits so long."""

_READY = re.compile(
    r"Farkle is ready\. Open (http://127\.0\.0\.1:\d+/#\S+) in a browser, once for each player, "
    r"and type /farkle challenge\. Press Ctrl-C to stop\."
)


@dataclass(frozen=True, slots=True)
class Ended:
    """What is left of a process: its exit code, and all that it printed since last read."""

    code: int
    out: str
    err: str


class Sandbox:
    """A running `farkle sandbox`."""

    def __init__(self, process: Process) -> None:
        self._process = process

    async def address(self) -> str:
        """Return the address that the process prints once it is ready."""
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = (await self._process.stdout.readline()).decode().strip()
        ready = _READY.fullmatch(line)
        assert ready is not None, line or (await self.ended()).err
        return ready[1]

    @property
    def pid(self) -> int:
        """Return the id of the process."""
        return self._process.pid

    async def stop(self, number: signal.Signals) -> Ended:
        """Send a signal, as Ctrl-C does, and wait for the end."""
        self._process.send_signal(number)
        return await self.ended()

    async def ended(self) -> Ended:
        """Wait for the end."""
        async with asyncio.timeout(PATIENCE):
            out, err = await self._process.communicate()
        assert self._process.returncode is not None
        return Ended(self._process.returncode, out.decode(), err.decode())


@asynccontextmanager
async def farkle_sandbox(*arguments: str) -> AsyncIterator[Sandbox]:
    """Start `farkle sandbox` with `arguments`; kill it at the end if it still runs."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "sandbox", *arguments),
        cwd=REPOSITORY,
        # Wide enough that a sentence stays on its line, and without colours.
        env={**os.environ, "COLUMNS": "200", "NO_COLOR": "1"},
        stdout=PIPE,
        stderr=PIPE,
    )
    try:
        yield Sandbox(process)
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()
