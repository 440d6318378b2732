"""How long people wait in the sandbox, and what it costs while nobody does anything.

`python -m benchmarks.sandbox [--pause SECONDS] [--games N] [--messages N] [--idle SECONDS]`.
`farkle sandbox` runs in a process of its own, with Ada and Ben in two tabs of Chromium. They play
whole games at the pace of people, in a channel with so many messages; every press is timed from the
click until the own page shows what came of it, and until the other's does. Then nobody does
anything, and the CPU time of the process is read.
"""

import argparse
import asyncio
import shutil
import signal
import sys
import time
from collections.abc import Sequence
from statistics import median, quantiles

from benchmarks.support.cpu import cpu_seconds
from tests.support.browser.tab import Tab, open_browser
from tests.support.browser.terminal import farkle_sandbox
from tests.support.browser.walk import PACE, Watched, clock_off, walk


async def measure(
    chromium: str, pace: Sequence[float], games: int, messages: int, idle: float
) -> None:
    """Play, rest, and print what was found."""
    async with farkle_sandbox("--port", "0") as sandbox, open_browser(chromium) as browser:
        address = await sandbox.address()
        ada, ben = await Tab.open(browser, address), await Tab.open(browser, address)
        for _ in range(messages):
            await ada.run("farkle leaderboard")
        presses: list[Watched] = []
        for _ in range(games):
            presses += await walk(ada, ben, pace=pace, target=2_000)
        report("own page", [press.own for press in presses])
        report("other's page", [press.other for press in presses])
        print(f"the clock is off by {await clock_off(ada):.2f} s")
        before, began = cpu_seconds(sandbox.pid), time.monotonic()
        await asyncio.sleep(idle)
        used = (cpu_seconds(sandbox.pid) - before) / (time.monotonic() - began)
        print(f"idle: {used:.1%} of a core")
        await sandbox.stop(signal.SIGINT)


def report(title: str, waited: Sequence[float]) -> None:
    """Print a line about times in milliseconds."""
    print(
        f"{title:14}{len(waited):4} presses: p50 {median(waited):6.0f} ms, "
        f"p95 {quantiles(waited, n=20)[-1]:6.0f} ms, max {max(waited):6.0f} ms"
    )


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pause", type=float, help="seconds before each press, instead of a mix")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--messages", type=int, default=0, help="posted before the first game")
    parser.add_argument("--idle", type=float, default=30, help="seconds of rest")
    options = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("Chromium is missing. Install it, or run `make browser` as root.")
    pace = PACE if options.pause is None else (options.pause,)
    asyncio.run(measure(chromium, pace, options.games, options.messages, options.idle))


if __name__ == "__main__":
    main()
