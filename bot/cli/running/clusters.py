"""`farkle run --clusters N`: N processes that share the bot, under one that looks after them."""

import asyncio
import logging
import os
import secrets
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bot.cli.running.log import keep_log
from bot.cli.running.settings import load_settings
from bot.cli.running.systemd import ServiceManager
from bot.cli.text import fail, text
from bot.config import Settings, SettingsError
from bot.match.service.tasks import Tasks
from bot.sharding import MOST_CLUSTERS, Cluster

_log = logging.getLogger(__name__)

COMMAND: Final = (sys.executable, "-m", "bot", "run")
"""What each process runs."""

FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 300.0
"""Seconds until a process that has died is started again: twice as many each time, since Discord
allows a thousand sessions a day."""

STEADY: Final = 600.0
"""Seconds after which a process is taken to be well again: the next pause is the first."""

HANGS_AFTER: Final = 60.0
"""Seconds without a sign of life after which a process that has given one is killed."""

LEAVE_WITHIN: Final = 15.0
"""Seconds in which processes have to leave; they need ten when Discord hangs."""

MEND: Final = 2
"""The exit code for what a person must mend."""

HOLDER: Final = "FARKLE_HOLDER"
"""In the environment of a process: who it is, the same after each restart.

So it need not wait for the lease of the one that has died. Nobody but this parent sets it.
"""

LEASH: Final = "FARKLE_LEASH"
"""In the environment of a process: a descriptor that is closed when its parent is gone."""


def run_clusters(processes: int) -> None:
    """Run the bot in so many processes until they are told to stop; end as they do."""
    if not 1 <= processes <= MOST_CLUSTERS:
        fail(text("cli-clusters-count", most=MOST_CLUSTERS), MEND)
    settings = load_settings()
    try:
        settings.require_possible(Cluster(0, processes))  # what all would say, said once
    except SettingsError as error:
        fail(str(error), MEND)
    keep_log(settings.log_level, settings.log_format, settings.token)
    raise SystemExit(asyncio.run(run_all(settings, processes)))


async def run_all(settings: Settings, processes: int) -> int:
    """Run so many processes until all have ended; return the exit code of the bot as a whole."""
    environments = [
        _environment(settings, Cluster(number, processes)) for number in range(processes)
    ]
    return await _Parent(environments).run()


def _environment(settings: Settings, cluster: Cluster) -> dict[str, str]:
    """Return the environment of a process; each tells how it does at a port of its own."""
    changed = {"FARKLE_CLUSTER": str(cluster), HOLDER: secrets.token_hex(8)}
    if settings.status is not None:
        host, port = settings.status
        changed["FARKLE_STATUS"] = f"{host}:{port + cluster.number}"
    return {**os.environ, **changed}


class _Child:
    """One of the processes: it is started again whenever it ends, until it is `told_to_stop`."""

    def __init__(self, number: int, environment: Mapping[str, str], leash: int) -> None:
        self.number = number
        self.ready = asyncio.Event()
        self.ended = asyncio.Event()
        self.told_to_stop = False
        self._environment = {
            **environment,
            LEASH: str(leash),
            "WATCHDOG_USEC": str(int(HANGS_AFTER * 1_000_000)),
        }
        self._leash = leash
        self._process: asyncio.subprocess.Process | None = None
        self._pause = FIRST_PAUSE
        self._watchdog: asyncio.TimerHandle | None = None

    async def keep(self, notify: Path) -> int:
        """Run the process until it is told to stop, or has never been of use; return its code."""
        ever_ready = False
        while True:
            began = time.monotonic()
            code = await self._run_once(notify)
            ever_ready |= self.ready.is_set()
            if self.told_to_stop or (code == MEND and not ever_ready):
                return code
            if self.ready.is_set() and (code == 0 or time.monotonic() - began > STEADY):
                self._pause = FIRST_PAUSE
            self.ready.clear()
            if code == MEND:
                self._pause = LONGEST_PAUSE
            _log.log(
                logging.ERROR if code else logging.INFO,
                "process %d has ended with code %d and is started again in %d s",
                self.number,
                code,
                self._pause,
            )
            await asyncio.sleep(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE)

    async def _run_once(self, notify: Path) -> int:
        with _hearing(notify / str(self.number), self._hear) as address:
            self.ended.clear()
            self._process = await asyncio.create_subprocess_exec(
                *COMMAND,
                env={**self._environment, "NOTIFY_SOCKET": address},
                pass_fds=(self._leash,),
                start_new_session=True,  # Ctrl-C reaches it through its parent, once
            )
            _log.info("process %d is %d", self.number, self._process.pid)
            if self.told_to_stop:
                self.signal(signal.SIGTERM)
            try:
                return await self._process.wait()
            finally:
                self._watch(None)
                self.ended.set()

    def _hear(self, said: bytes) -> None:
        """Take note of what the process says of itself, as it would say it to systemd."""
        if b"READY=1" in said:
            self.ready.set()
        self._watch(HANGS_AFTER)

    def _watch(self, seconds: float | None) -> None:
        """Kill the process if it says nothing for so many seconds."""
        if self._watchdog is not None:
            self._watchdog.cancel()
        loop = asyncio.get_running_loop()
        kill = seconds and loop.call_later(seconds, self.signal, signal.SIGKILL)
        self._watchdog = kill or None

    def signal(self, sign: signal.Signals) -> None:
        """Send a signal to the process, if it runs."""
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(sign)


class _Parent:
    """Starts the processes, and passes on what it is told."""

    def __init__(self, environments: Sequence[Mapping[str, str]]) -> None:
        # The other end is this process's alone, so that it is closed with it however it ends.
        leash, self._held = os.pipe()
        self._children = [
            _Child(number, environment, leash) for number, environment in enumerate(environments)
        ]
        self._stopping = asyncio.Event()

    async def run(self) -> int:
        """Run until all have ended; return the exit code of the bot as a whole."""
        loop, manager, tasks = asyncio.get_running_loop(), ServiceManager(os.environ), Tasks()
        manager.keep_telling(loop)
        for signal_number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(signal_number, self._stopping.set)
        loop.add_signal_handler(
            signal.SIGHUP, lambda: tasks.start(self._restart_in_turn(), "restart")
        )
        tasks.start(self._tell_when_all_ready(manager), "start")
        with tempfile.TemporaryDirectory(prefix="farkle-") as folder:
            kept = [asyncio.create_task(child.keep(Path(folder))) for child in self._children]
            stopping = asyncio.create_task(self._stopping.wait())
            await asyncio.wait({stopping, *kept}, return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
            await tasks.cancel()
            return await self._stop(kept)

    async def _tell_when_all_ready(self, manager: ServiceManager) -> None:
        for child in self._children:
            await child.ready.wait()
        manager.tell("READY=1")
        _log.info("people can play on all shards")

    async def _restart_in_turn(self) -> None:
        """Restart one process after another, so that most servers are served at any time."""
        for child in self._children:
            await child.ready.wait()
            child.signal(signal.SIGTERM)
            await child.ended.wait()
            await child.ready.wait()

    async def _stop(self, kept: Sequence[asyncio.Task[int]]) -> int:
        """Let all leave; return the worst code of those that ended before, else of all."""
        ended = [task.result() for task in kept if task.done()]
        for child in self._children:
            child.told_to_stop = True
            child.signal(signal.SIGTERM)
        _, late = await asyncio.wait(kept, timeout=LEAVE_WITHIN)
        for child in self._children:
            child.signal(signal.SIGKILL)
        for task in late:
            task.cancel()
        left = await asyncio.gather(*kept, return_exceptions=True)
        return max(ended or [1 if isinstance(end, BaseException) else abs(end) for end in left])


@contextmanager
def _hearing(path: Path, hear: Callable[[bytes], None]) -> Iterator[str]:
    """Let a process say how it does at the address that this yields."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.setblocking(False)
        path.unlink(missing_ok=True)
        ear.bind(str(path))
        loop = asyncio.get_running_loop()
        loop.add_reader(ear, lambda: hear(ear.recv(1024)))
        try:
            yield str(path)
        finally:
            loop.remove_reader(ear)
