"""The bot as an operator runs it: a process that is started, stopped, killed and started again."""

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self, TypeVar

from bot.database.opening import Address
from tests.wire_server import WireServer

from .helpers import ROOT
from .processes import Command, fork, start

T = TypeVar("T")

STOP_WITHIN = 10.0
"""The seconds that service managers give a process to leave in good order."""

START_WITHIN = 180.0
"""Seconds for a start, the first of which compiles every module, perhaps on a busy machine."""


class BotGone(Exception):
    """The bot's process ended before it had answered."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How a process ended, and all that it printed."""

    code: int
    output: str


class BotProcess:
    """`farkle run` on the wire server, with a database and a log that outlive each process.

    `folder` takes both, unless the `database` is elsewhere; `settings` are further environment
    variables.
    """

    def __init__(
        self, server: WireServer, folder: Path, database: Address | None = None, /, **settings: str
    ) -> None:
        self.database = database or folder / "farkle.db"
        self.starts = 0
        self.module = "bot"
        """What is run as `farkle`."""
        self.arguments: tuple[str, ...] = ()
        """What `farkle run` is told besides its settings."""
        self.fresh = False
        """Whether each start loads everything by itself, as an operator's start does."""
        self._server = server
        self._folder = folder
        self._log = folder / "bot.log"
        self._environment = {
            **_plain_environment(),
            "DISCORD_TOKEN": server.token,
            "DISCORD_API_BASE": server.api_base,
            "FARKLE_DATABASE": setting_of(self.database),
            "FARKLE_SOLVE_MINUTES": "0",
            "FARKLE_PRESSES_PER_SECOND": "0",
            **settings,
        }
        self._expected: list[str] = []
        self._pid: int | None = None
        self._ended: asyncio.Task[int] | None = None

    async def spawn(self) -> None:
        """Start the process, and do not wait for it."""
        command = Command(
            self.module,
            ("run", *self.arguments),
            self._folder,  # where no .env is
            self._environment,
            self._log,
        )
        running = await (start(command) if self.fresh else fork(command))
        self._pid = running.pid
        self._ended = asyncio.create_task(running.ended)
        self.starts += 1

    @property
    def file(self) -> Path:
        """Return the file of its database, which is one of SQLite."""
        assert isinstance(self.database, Path)
        return self.database

    def left_nothing_open(self) -> bool:
        """Tell whether a file was closed in good order, and not merely left."""
        is_file = isinstance(self.database, Path)
        return not (is_file and self.file.with_name(f"{self.file.name}-wal").exists())

    @property
    def pid(self) -> int:
        """Return the number of the process, which was started."""
        assert self._pid is not None
        return self._pid

    def descriptors(self) -> int:
        """Return how many files and connections the process has open (Linux)."""
        return len([*Path(f"/proc/{self.pid}/fd").iterdir()])

    async def start(self) -> None:
        """Start the process and wait until it is connected."""
        async with self._server.expect_ready(within=START_WITHIN):
            await self.spawn()

    async def kill(self) -> None:
        """End the process as a power cut would."""
        await self._end(signal.SIGKILL)

    async def stop(self, within: float = 60.0) -> int:
        """Ask the process to leave, as a service manager does; return its exit code."""
        async with asyncio.timeout(within):
            return await self._end(signal.SIGTERM)

    async def run_to_end(self) -> Ended:
        """Start a process that is not going to stay."""
        await self.spawn()
        return Ended(await self.gone(), self.log())

    async def gone(self) -> int:
        """Wait until the process has ended by itself; return its exit code."""
        assert self._ended is not None
        async with asyncio.timeout(60):
            return await self._ended

    async def outlive(self, action: Coroutine[Any, Any, T]) -> T:
        """Return what comes of `action`; give it up with BotGone when the process ends first."""
        assert self._ended is not None
        doing = asyncio.create_task(action)
        try:
            await asyncio.wait({doing, self._ended}, return_when=asyncio.FIRST_COMPLETED)
            if doing.done():
                return doing.result()
        finally:
            doing.cancel()  # nobody presses on for a test that has ended
            await asyncio.wait({doing})
        raise BotGone

    def log(self) -> str:
        """Return all that was logged since the first start."""
        return self._log.read_text(encoding="utf-8")

    def complaints(self) -> list[str]:
        """Return the log's warnings, errors and tracebacks, but for those that were expected."""
        return [
            line
            for line in self.log().splitlines()
            if any(word in line for word in ("WARNING", "ERROR", "CRITICAL", "Traceback"))
            and not any(words in line for words in self._expected)
        ]

    async def expect_log(self, words: str, within: float = 60.0) -> None:
        """Wait until the log says `words`, which is no complaint then."""
        self._expected.append(words)
        await self.until(lambda: words in self.log(), within)

    async def until(self, happened: Callable[[], bool], within: float = 60.0) -> None:
        """Wait until the process, which tells nobody, has done something.

        It may wait 3 s for an answer of Discord before.
        """
        async with asyncio.timeout(within):
            while not happened():  # noqa: ASYNC110 - it writes files
                await asyncio.sleep(0.01)

    async def __aenter__(self) -> Self:
        try:
            await self.start()
        except BaseException:
            await self.kill()
            raise
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.kill()

    async def _end(self, sign: signal.Signals) -> int:
        assert self._ended is not None
        if not self._ended.done():
            with suppress(ProcessLookupError):  # it has just ended by itself
                os.kill(self.pid, sign)
        return await self._ended


def setting_of(database: Address) -> str:
    """Return what tells a bot where its database is."""
    return str(database) if isinstance(database, Path) else database.url


def _plain_environment() -> dict[str, str]:
    """Return the environment of this process without the settings of any other bot."""
    plain = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("DISCORD_", "FARKLE_"))
    }
    return {**plain, "PYTHONPATH": str(ROOT)}
