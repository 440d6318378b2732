"""A process whose event loop is never kept waiting for long."""

import asyncio
import gc
import sys
from collections.abc import Callable
from typing import Final

_TURN_SECONDS: Final = 0.001

COLLECTED: Final = (10_000, 20, 20)
"""How many new objects there may be before garbage is looked for, and how often older ones are
looked at too. Python's own 700 are made by a press or two, and looking took a tenth of its cost."""


def quickest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes event loops of uvloop where that is installed, None for Python's own."""
    try:
        from uvloop import new_event_loop
    except ModuleNotFoundError:
        return None  # it is an extra
    return new_event_loop


def stay_responsive() -> None:
    """Keep the pauses of the event loop short. For a process that has loaded all it needs.

    Threads think beside the loop. Each may keep the interpreter for 5 ms by default, and the loop
    waits for it at every system call. Collecting garbage stops the loop too, for as long as it
    takes to look through all objects; those that are there now stay, and need no looking at.
    """
    sys.setswitchinterval(_TURN_SECONDS)
    gc.set_threshold(*COLLECTED)
    gc.collect()
    gc.freeze()
