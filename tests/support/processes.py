"""Looking at what happens beside the test: other threads and processes."""

import time
from collections.abc import Callable
from pathlib import Path

_PATIENCE = 180.0


def wait_for(happened: Callable[[], object]) -> None:
    """Wait until something has happened beside this thread."""
    end = time.monotonic() + _PATIENCE
    while not happened():
        assert time.monotonic() < end, "it has not happened"
        time.sleep(0.01)


def runs(pid: int) -> bool:
    """Tell whether a process is there and has not ended."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
