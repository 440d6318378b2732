"""What another process has used."""

import time


def cpu_seconds(pid: int) -> float:
    """Return the seconds of CPU time, user and system, that a process has used so far."""
    # The clock that clock_getcpuclockid(3) returns for another process: in nanoseconds, where
    # /proc/<pid>/stat counts hundredths of a second.
    return time.clock_gettime((~pid << 3) | 2)
