"""What another process has used."""

import re
import time
from pathlib import Path
from typing import Final

_RESIDENT: Final = re.compile(r"^VmRSS:\s+(\d+) kB", re.MULTILINE)


def cpu_seconds(pid: int) -> float:
    """Return the seconds of CPU time, user and system, that a process has used so far."""
    # The clock that clock_getcpuclockid(3) returns for another process: in nanoseconds, where
    # /proc/<pid>/stat counts hundredths of a second.
    return time.clock_gettime((~pid << 3) | 2)


def resident(pid: int) -> int:
    """Return the kB of memory that a process takes."""
    [kilobytes] = _RESIDENT.findall(Path(f"/proc/{pid}/status").read_text(encoding="utf-8"))
    return int(kilobytes)
