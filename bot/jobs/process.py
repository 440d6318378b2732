"""A process of a pool, as the bot sees it."""

import logging
import os
import pickle
import subprocess
import sys
from contextlib import suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Final

from bot.jobs.calls import Failed, ProcessOptions
from bot.jobs.job import AnyJob, Done

_log = logging.getLogger(__name__)

_LEAVE_WITHIN: Final = 3.0
"""Seconds that a process has to end in order."""


class ProcessEnded(Exception):
    """The process has ended, by itself or because it was ended."""


class ProcessHangs(Exception):
    """The process has not answered in time."""


class WorkProcess:
    """A process that does jobs, one at a time on each lane. It never outlives the bot.

    Its log records are logged here. Each lane is used by one thread at a time, the rest by any.
    """

    def __init__(self, terms: ProcessOptions, lanes: int, idle: int = 0) -> None:
        """Start it with so many `lanes`, of which the last are for `idle` times.

        Raises `OSError` when the system allows no more processes.
        """
        hears, says = Pipe(duplex=False)
        ours, theirs = zip(*(Pipe() for _ in range(lanes)), strict=True)
        self._lanes: tuple[Connection, ...] = ours
        inherited = [end.fileno() for end in (says, *theirs)]
        try:
            self._process = subprocess.Popen(  # noqa: S603 - our own module, and plain numbers
                [sys.executable, "-m", "bot.jobs.serve", str(idle), *map(str, inherited)],
                env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
                stdin=subprocess.PIPE,
                pass_fds=inherited,
                start_new_session=True,  # Ctrl-C is for us; we end the process ourselves
            )
        finally:
            for end in (says, *theirs):
                end.close()
        assert self._process.stdin is not None
        self._life = self._process.stdin
        with suppress(OSError):  # it has ended at once, as the first job will find out
            self._life.write(pickle.dumps(terms))
            self._life.flush()
        Thread(target=_keep_log, args=(hears,), name="worker log", daemon=True).start()

    @property
    def pid(self) -> int:
        """Return the number of the process."""
        return self._process.pid

    def do(self, lane: int, job: AnyJob, within: float) -> Done[Any] | Failed:
        """Return the answer to `job`, done on `lane`.

        Raises `ProcessEnded`, and `ProcessHangs` when it takes more than `within` seconds.
        """
        connection = self._lanes[lane]
        try:
            connection.send(job)
            if not connection.poll(within):
                raise ProcessHangs
            done: Done[Any] | Failed = connection.recv()
        except (EOFError, OSError) as error:
            raise ProcessEnded from error
        return done

    def kill(self) -> None:
        """End the process now; its jobs raise `ProcessEnded`."""
        self._process.kill()
        self.end()

    def end(self) -> None:
        """Let the process finish in order, and wait until it has."""
        with suppress(OSError):
            self._life.close()
        try:
            self._process.wait(_LEAVE_WITHIN)
        except subprocess.TimeoutExpired:
            _log.info("process %d does not leave and is killed", self.pid)
            self._process.kill()
            self._process.wait()


def _keep_log(records: Connection) -> None:
    """Log the records of a process here."""
    with records, suppress(EOFError, OSError):
        while True:
            record: logging.LogRecord = records.recv()
            logger = logging.getLogger(record.name)
            if logger.isEnabledFor(record.levelno):
                logger.handle(record)
