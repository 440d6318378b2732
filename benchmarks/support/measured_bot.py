"""`farkle run` for `benchmarks.memory`: asked with SIGUSR1, it tells what its objects take.

`python -m benchmarks.support.measured_bot FILE`. After a full collection of garbage it writes into
FILE how many objects there are, and how many bytes Python has allocated when tracemalloc runs (else
0).
"""

import gc
import signal
import sys
import tracemalloc
from pathlib import Path

from bot.cli.running.run import run_bot


def main() -> None:
    """Run the bot."""
    file = Path(sys.argv[1])

    def tell(_signal: int, _frame: object) -> None:
        gc.collect()
        allocated, _ = tracemalloc.get_traced_memory()
        part = file.with_suffix(".part")
        part.write_text(f"{len(gc.get_objects())} {allocated}", encoding="utf-8")
        part.replace(file)  # whoever waits for it finds it whole

    signal.signal(signal.SIGUSR1, tell)
    run_bot()


if __name__ == "__main__":
    main()
