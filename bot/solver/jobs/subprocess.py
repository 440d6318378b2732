"""Solving in a process of its own: other work is not slowed down, and its memory is its own."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.engine import RuleSet, write_rules
from bot.solver.model.games import Badged, Equipment
from bot.solver.tables.pairs import Progress
from bot.solver.tables.report import SolvedReport

OUT_OF_MEMORY: Final = 3
"""The exit code of a process that wanted more memory than it may take."""


@dataclass(frozen=True, slots=True)
class SolvingTask:
    """What to solve, and where to store the table: in `folder` as `name`, or nowhere without one.

    - `players`: how many play, two or three.
    - `dice`: those of each side of a game of two, with badges or without; None where all are
      ordinary, and there are no badges.
    - `gently`: leave the processor to whatever else runs.
    - `most_mb`: the memory that may be taken, None for as much as there is.
    """

    rules: RuleSet
    folder: Path | None = None
    name: str = ""
    players: int = 2
    gently: bool = False
    most_mb: int | None = None
    dice: Equipment | None = None

    def to_line(self) -> str:
        """Return the task as the worker is told it."""
        folder = None if self.folder is None else str(self.folder)
        return json.dumps(
            {
                "rules": write_rules(self.rules),
                "folder": folder,
                "name": self.name or self.rules.name,
                "players": self.players,
                "gently": self.gently,
                "most_mb": self.most_mb,
                "dice": self.dice.dice if isinstance(self.dice, Badged) else self.dice,
                "badges": self.dice.badges if isinstance(self.dice, Badged) else None,
            }
        )


class SolvingFailed(Exception):
    """The process ended without a result; the message is what it said last.

    `code` is its exit code, negative when a signal ended it.
    """

    def __init__(self, code: int, said: str) -> None:
        """Keep the code."""
        super().__init__(said.strip().rpartition("\n")[2] or f"exit code {code}")
        self.code = code

    @property
    def out_of_memory(self) -> bool:
        """Tell whether more memory would have helped."""
        return self.code == OUT_OF_MEMORY


class SolverProcess:
    """A process that solves a ruleset. `stop` may be called by any thread."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        """Take the process."""
        self._process = process

    @property
    def pid(self) -> int:
        """Return the number of the process."""
        return self._process.pid

    def follow(self, progress: Progress) -> SolvedReport:
        """Return the result; `progress` is told how much is done. Raises `SolvingFailed`."""
        output, errors = self._process.stdout, self._process.stderr
        assert output is not None
        assert errors is not None
        last = ""
        for last in output:
            if not last.startswith("{"):
                progress(float(last))
        return self._result(last, errors.read())

    def wait(self, seconds: float) -> SolvedReport | None:
        """Return the result, None when `seconds` were not enough. Raises `SolvingFailed`."""
        try:
            output, errors = self._process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            self.stop()
            return None
        return self._result(output.rstrip().rpartition("\n")[2], errors)

    def stop(self) -> None:
        """End the process now."""
        self._process.kill()

    def _result(self, line: str, errors: str) -> SolvedReport:
        code = self._process.wait()
        if code:
            raise SolvingFailed(code, errors)
        return SolvedReport.from_json(line)


@contextmanager
def start_solver(task: SolvingTask) -> Iterator[SolverProcess]:
    """Start a process that works on `task`; it ends with the block at the latest.

    It also ends when this process does, however that happens. Raises `OSError` when there can be
    no more processes.
    """
    with subprocess.Popen(  # noqa: S603 - our own module, and a ruleset that was parsed
        [sys.executable, "-m", "bot.solver.jobs.worker", task.to_line()],
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,  # Ctrl-C is for us; we end the process ourselves
        text=True,
    ) as process:
        try:
            yield SolverProcess(process)
        finally:
            process.kill()
