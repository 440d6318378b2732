"""The extremes of what people can bring, and what answering them costs."""

import gc
import re
import sys
import tracemalloc
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import process_time
from typing import Final, TypeVar

from discord import AppCommandOptionType
from simcord import InteractionResult

from tests.support.e2e.reading import read
from tests.support.e2e.table import Table, say

T = TypeVar("T")

MOST_SECONDS: Final = 0.05
"""Of the processor, with the share of the simulated Discord."""

MOST_BYTES: Final = 5 * 2**20

GROWN: Final = 2**20
"""The bytes by which the process may grow before what is asked for is looked at closely: fewer than
`MOST_BYTES`, since what it had been given before is used first."""

ATTEMPTS: Final = 10
"""So often something is asked for at most: other threads of the process work now and then."""

NINES: Final = "9" * 30

MANY: Final = 10**7
"""Of so many things a machine can make as many, and everybody waits for it."""

NUMBERS: Final = (
    *(0, -1, 1, 7, 99, 101, MANY),
    *(2**31, 2**53 - 1, 2**53, -(2**53), 2**63, -(2**64), int(NINES)),
)

GROWING: Final = "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 6000
"""A text that compatibility forms make eighteen times as long."""

WORST_TEXTS: Final = (
    *("", NINES, f"{NINES},{NINES}", "x" * 6000, "[" * 6000, "\ud800" * 6000, GROWING),
    "a" + "\N{COMBINING ACUTE ACCENT}" * 5999,
)
"""Texts that are long, and some that grow when they are composed, or cannot be sent on."""

TEXTS: Final = (
    *WORST_TEXTS,
    *(" ", "-1", "0", "1e999999", "nan", "true", "0x10", "\N{SUPERSCRIPT TWO}", "\ud800T"),
    *(f"-{NINES} {NINES}", "\N{ARABIC-INDIC DIGIT NINE}" * 30),
    *(mark * 6000 for mark in (" ", "9", '"', ":", "_", "\x00")),
    "\N{FAMILY}\N{ZERO WIDTH JOINER}" * 3000,
    "@everyone \u202e<@1> `x` { $name } %s",
)
"""These, and texts that are almost what is wanted."""

_RESET: Final = Path("/proc/self/clear_refs")
_STATUS: Final = Path("/proc/self/status")

_APOLOGIES: Final = (
    *("error-unforeseen", "error-unforeseen-board", "error-storage", "error-last-resort"),
)

_GONE_WRONG: Final = re.compile(
    "|".join(re.escape(say(key, reference="@")).replace("@", "[0-9a-f]+") for key in _APOLOGIES)
)


def extremes(kind: AppCommandOptionType, table: Table) -> tuple[object, ...]:
    """Return the extremes of a type of option. Whoever adds one of another type adds its own."""
    return {
        AppCommandOptionType.integer: NUMBERS,
        AppCommandOptionType.string: TEXTS,
        AppCommandOptionType.boolean: (True, False),
        AppCommandOptionType.user: (table.ada, table.ben, table.env.create_user("stranger")),
    }[kind]


def is_polite(result: InteractionResult) -> bool:
    """Tell whether somebody was answered, and by nothing that nobody foresaw."""
    answers = [*([result.response] if result.response else []), *result.followups]
    return result.acknowledged and not any(_GONE_WRONG.search(read(answer)) for answer in answers)


async def cost(ask: Callable[[], Awaitable[T]]) -> tuple[T, str]:
    """Return what comes of asking, and what of it costs too much: nothing if all is well.

    Time is the processor's, so that it does not matter who else is at work on the machine. Bytes
    are counted, which takes several times as long, where the process has grown at all.
    """
    (answer, grown), seconds = await _timed(partial(_watched, ask))
    if grown > GROWN:
        answer, most = await _traced(ask)
        if most > MOST_BYTES:
            return answer, f"{most / 2**20:.1f} MB"
    for _ in range(ATTEMPTS):
        if seconds < MOST_SECONDS:
            break
        gc.collect()  # lest what earlier tests left behind is tidied up in the next attempt
        _, seconds = await _timed(ask)
    return answer, "" if seconds < MOST_SECONDS else f"{1000 * seconds:.0f} ms"


async def _timed(ask: Callable[[], Awaitable[T]]) -> tuple[T, float]:
    """Return what comes of asking, and the seconds of the processor that it took."""
    with _unobserved():
        began = process_time()
        answer = await ask()
        return answer, process_time() - began


@contextmanager
def _unobserved() -> Iterator[None]:
    """Let the measuring of coverage, which costs several times what it measures, look away."""
    observer = sys.gettrace()
    sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(observer)


async def _watched(ask: Callable[[], Awaitable[T]]) -> tuple[T, int]:
    """Return what comes of asking, and the bytes by which the process was larger meanwhile.

    See proc_pid_clear_refs(5): 5 lets the high-water mark begin anew. Where it cannot, the process
    counts as grown.
    """
    try:
        _RESET.write_text("5", encoding="ascii")
    except OSError:
        return await ask(), MOST_BYTES
    before = _resident("VmRSS")
    answer = await ask()
    return answer, _resident("VmHWM") - before


def _resident(name: str) -> int:
    """Return a figure of this process' memory, in bytes."""
    found = re.search(rf"^{name}:\s*(\d+) kB$", _STATUS.read_text(encoding="ascii"), re.MULTILINE)
    assert found is not None
    return 1024 * int(found[1])


async def _traced(ask: Callable[[], Awaitable[T]]) -> tuple[T, int]:
    """Return what comes of asking, and the bytes that are used for it at most."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        answer = await ask()
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return answer, most - before
