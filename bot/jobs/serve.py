"""`python -m bot.jobs.serve IDLE LOG LANE ...`: what runs in a process of a pool.

The terms come over standard input, which stays open for as long as the bot lives: when it ends, so
does this process. The arguments are the numbers of inherited connections. Over the first go log
records, so that there is one log. The others are lanes: a job comes in, and its answer goes back.
Each lane has a thread, and those of the last IDLE lanes give way to whatever else the machine has
to do.
"""

import logging
import os
import pickle
import resource
import signal
import sys
from logging.handlers import QueueHandler
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread, get_native_id

from bot.jobs.calls import ProcessOptions, answer, unsent
from bot.jobs.job import CLOSING

_MEGABYTE = 2**20
_NICEST = 19


class LogSender(QueueHandler):
    """Sends log records over a connection."""

    def __init__(self, bot: Connection) -> None:
        """Send them to the `bot`."""
        super().__init__(SimpleQueue())  # which stays empty: a connection takes its place
        self.setFormatter(logging.Formatter())  # the message alone: the log adds the rest
        self._bot = bot

    def enqueue(self, record: logging.LogRecord) -> None:
        """Send a record, ready to be pickled. Handlers have a lock, so one goes at a time."""
        self._bot.send(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - so logging calls it
        """Ignore a record that cannot be sent: the bot has gone, and this process ends too."""


def serve_lane(host: object, lane: Connection, *, idle: bool = False) -> None:
    """Do the jobs of `lane` until it ends."""
    if idle:
        give_way()
    while True:
        try:
            done = answer(host, lane.recv())
            try:
                lane.send(done)
            except OSError:
                raise
            except Exception as error:  # noqa: BLE001 - whatever keeps it from being pickled
                lane.send(unsent(error))
        except (EOFError, OSError):
            return


def give_way() -> None:
    """Let this thread work when nothing else wants the processor, as far as the system knows how.

    Linux alone has a priority for each thread. It is the nicest one and not `SCHED_IDLE`: other
    threads of this process need the interpreter that this one holds, and would wait long until a
    busy machine lets it go on.
    """
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, get_native_id(), _NICEST)


def main(idle: int, log: int, lanes: list[int]) -> None:
    """Work until standard input ends."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, signal.SIG_IGN)  # they are for the bot, which ends this process
    try:
        terms: ProcessOptions = pickle.load(sys.stdin.buffer)  # noqa: S301 - the bot has sent it
    except EOFError:
        return  # it was killed while this process began
    os.nice(terms.niceness)
    if terms.most_mb is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (terms.most_mb * _MEGABYTE, hard))
    logging.basicConfig(level=logging.INFO, handlers=[LogSender(Connection(log))])
    host = terms.host.make()
    for left, lane in zip(range(len(lanes), 0, -1), lanes, strict=True):
        kind = {"idle": left <= idle}
        Thread(target=serve_lane, args=(host, Connection(lane)), kwargs=kind, daemon=True).start()
    sys.stdin.buffer.read()
    getattr(host, CLOSING, lambda: None)()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), [int(argument) for argument in sys.argv[3:]])
    os._exit(0)  # at once, whatever the threads are doing
