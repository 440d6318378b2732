"""A process that is spoken to in lines, and cannot make anybody wait or flood them."""

import os
import selectors
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from enum import StrEnum
from time import monotonic
from typing import Final

from bot.solver.league.protocol import LONGEST_LINE, ProtocolWord

QUIT_SECONDS: Final = 1.0
MOST_LINES: Final = 100
"""The lines that a program may say about one move, such as `info`."""

_CHUNK: Final = 65536


class LosingFault(StrEnum):
    """What a program loses a game by; `cli-league-fault-<value>` is the sentence."""

    NO_START = "no-start"
    VERSION = "version"
    DIED = "died"
    SILENT = "silent"
    NONSENSE = "nonsense"
    ILLEGAL = "illegal"
    FLOOD = "flood"
    UNASKED = "unasked"
    OUT = "out"


class ProgramFault(Exception):
    """The program has lost its game by a `fault`; `said` is the line that shows it, if any."""

    def __init__(self, fault: LosingFault, said: str = "") -> None:
        """Take what happened."""
        super().__init__(fault, said)
        self.fault, self.said = fault, said


class Conversation:
    """A process of its own group, which is killed when the conversation is closed.

    What it writes to standard error is nobody's: it may be without end.
    """

    def __init__(self, words: Sequence[str]) -> None:
        """Start the command of these `words`; raises `ProgramFault`."""
        try:
            self._process = subprocess.Popen(  # noqa: S603 - whoever holds a league says what plays in it
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise ProgramFault(LosingFault.NO_START, str(error)) from error
        assert self._process.stdin is not None  # as asked for
        assert self._process.stdout is not None
        self._to, self._from = self._process.stdin, self._process.stdout
        self._waiting = selectors.DefaultSelector()
        self._waiting.register(self._from, selectors.EVENT_READ)
        self._heard = b""

    def say(self, lines: str) -> None:
        """Send lines. One that has ended is found out by `answer`: it may have said why before."""
        with suppress(BrokenPipeError):
            self._to.write(f"{lines}\n".encode())

    def expect_silence(self) -> None:
        """Raise `ProgramFault` when something was said that nobody has asked for."""
        if not self._heard and self._can_hear(0) and not self._hear_more():
            raise ProgramFault(LosingFault.DIED)
        if self._heard:
            raise ProgramFault(LosingFault.UNASKED, self._excerpt())

    def answer(self, word: ProtocolWord, seconds: float) -> str:
        """Return what follows `word` on the line that begins with it, said within `seconds`.

        Lines of `info` before it are passed over. Raises `ProgramFault`.
        """
        until = monotonic() + seconds
        for _ in range(MOST_LINES):
            line = self._line(until)
            said, _, rest = line.partition(" ")
            if said == word:
                return rest.strip()
            if said != ProtocolWord.INFO:
                raise ProgramFault(LosingFault.NONSENSE, line)
        raise ProgramFault(LosingFault.FLOOD, self._excerpt())

    def quit(self) -> None:
        """Let the process end by itself, if it does so at once."""
        until = monotonic() + QUIT_SECONDS
        with suppress(ProgramFault):
            self.say(ProtocolWord.QUIT)
            while self._can_hear(until - monotonic()) and self._hear_more():
                self._heard = b""

    def close(self) -> None:
        """Kill the process, and what it may have started."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._waiting.close()
        self._to.close()
        self._from.close()

    def _line(self, until: float) -> str:
        while b"\n" not in self._heard[: LONGEST_LINE + 1]:
            if len(self._heard) > LONGEST_LINE:
                raise ProgramFault(LosingFault.FLOOD, self._excerpt())
            if not self._can_hear(until - monotonic()):
                raise ProgramFault(LosingFault.SILENT)
            if not self._hear_more():
                raise ProgramFault(LosingFault.DIED, self._excerpt())
        line, _, self._heard = self._heard.partition(b"\n")
        return line.decode(errors="replace").strip()

    def _can_hear(self, seconds: float) -> bool:
        return bool(self._waiting.select(max(seconds, 0)))

    def _hear_more(self) -> bool:
        """Add what was said meanwhile to what is heard; False when there is no more to come."""
        said = os.read(self._from.fileno(), _CHUNK)
        self._heard += said
        return bool(said)

    def _excerpt(self) -> str:
        return self._heard[:LONGEST_LINE].decode(errors="replace").strip()
