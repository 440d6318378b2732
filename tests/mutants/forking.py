"""Work in a process of its own, that has imported already what is slow to import."""

import os
import signal
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from grimp import build_graph

_OTHERS: Final = (
    *("aiosqlite", "asyncpg", "babel.dates", "discord.ext.commands", "fluent.runtime", "networkx"),
    *("hypothesis.strategies", "numpy", "PIL.Image", "pytest_asyncio", "simcord", "typer"),
)
"""What most tests import besides the bot."""

_COMMANDS: Final = ("bot.__main__", "bot.cli")
"""What no test of a room needs; with one of its modules comes all of the client."""

Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Done:
    """What a process has left: its exit code, minus the signal that killed it, and what it told."""

    code: int
    told: Sequence[str]


def warm_up(room: str) -> None:
    """Import what the tests of a room will need and no fault in the room changes."""
    graph = build_graph("bot")
    changed = {room, *_COMMANDS, *graph.find_downstream_modules(room, as_package=True)}
    for name in _OTHERS:
        import_module(name)
    for name in sorted(graph.modules - {"bot"}):
        packages = accumulate(name.split("."), lambda package, part: f"{package}.{part}")
        if changed.isdisjoint(packages):
            import_module(name)


def in_fork(work: Callable[[Tell], int]) -> Done:
    """Do `work` in another process, which may tell lines, and whose children end with it.

    It writes nothing to the terminal. `work` returns its exit code.
    """
    with TemporaryDirectory() as folder:
        notes = Path(folder, "told")
        notes.touch()
        pid = os.fork()
        if pid == 0:
            _work(work, notes)
        _, status = os.waitpid(pid, 0)
        with suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)
        told = notes.read_text(encoding="utf-8").splitlines()
    return Done(os.waitstatus_to_exitcode(status), told)


def _work(work: Callable[[Tell], int], notes: Path) -> None:
    os.setsid()
    nowhere = os.open(os.devnull, os.O_RDWR)
    for descriptor in range(3):
        os.dup2(nowhere, descriptor)
    with notes.open("w", encoding="utf-8", buffering=1) as file:
        code = os.EX_SOFTWARE
        try:
            code = work(lambda line: print(line, file=file))
        except BaseException:  # noqa: BLE001 - told instead, since the process ends here
            traceback.print_exc(file=file)
        finally:
            os._exit(code)
