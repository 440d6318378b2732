"""A host of processes, which does as it is told."""

import logging
import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path
from threading import get_native_id

from bot.engine import ParseError
from bot.jobs.job import Job
from bot.jobs.job_context import quota_key, require_slow_allowed

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Call(Job[object, object]):
    """A call of the method `method` of a host."""

    method: str
    args: tuple[object, ...] = ()

    @property
    def name(self) -> str:
        return self.method

    def done_by(self, host: object) -> object:
        """Return what the method returns."""
        return getattr(host, self.method)(*self.args)


class Obedient:
    """Does simple things, and notes in `notes` what it has done, a line each."""

    def __init__(self, notes: Path) -> None:
        self._notes = notes
        self._known: set[str] = set()

    def close(self) -> None:
        self.note("closed")

    def note(self, what: str) -> None:
        with self._notes.open("a", encoding="utf-8") as file:
            file.write(f"{what}\n")

    def pid(self) -> int:
        return os.getpid()

    def niceness(self) -> int:
        return os.nice(0)

    def thread_niceness(self) -> int:
        return os.getpriority(os.PRIO_PROCESS, get_native_id())

    def whom(self) -> object:
        return quota_key()

    def prepare(self, what: str) -> str:
        """Take long the first time."""
        if what not in self._known:
            require_slow_allowed()
            self._known.add(what)
        return what

    def wait_for(self, file: Path, what: str = "") -> str:
        """Note that it has begun, and wait until there is such a file."""
        self.note(f"begun {what}")
        while not file.exists():
            time.sleep(0.005)
        return what

    def compute(self) -> None:
        """Keep the interpreter busy for ever."""
        self.note("begun")
        while True:
            sum(range(10_000))

    def take_memory(self, megabytes: int) -> int:
        return len(bytearray(megabytes * 2**20))

    def fail(self, words: str) -> None:
        raise ValueError(words)

    def refuse(self) -> None:
        """Raise what cannot be made anew from its arguments."""
        raise ParseError("a game", "a damaged line")

    def unsendable(self) -> object:
        return lambda: None

    def say(self, words: str, level: int = logging.WARNING) -> None:
        _log.log(level, words)

    def die(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    def die_once(self) -> int:
        """Die the first time that this is asked of any process."""
        if "died" not in self._notes.read_text(encoding="utf-8"):
            self.note("died")
            self.die()
        return os.getpid()
